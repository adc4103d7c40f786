import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { BasisNote } from '@/components/page/basis-note';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowIcon } from '@/components/ui/icons';
import { SampleNotice } from '@/components/ui/sample-notice';
import { SampleTag } from '@/components/ui/sample-tag';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { Beside, Specimen } from './specimen';

/** What a visitor presses. */
export function Actions() {
  const t = useTranslations('Patterns');
  const labels = useTranslations('Services.labels');
  const href = localizedPath(routePath('services'), useLocale());
  return (
    <>
      <Specimen file="ui/button">
        <Beside>
          <Button>{labels('applyOnline')}</Button>
          <Button variant="secondary">{labels('applyOnline')}</Button>
          <Button aria-disabled>{t('disabled')}</Button>
          <ButtonLink href={href}>
            {labels('apply')}
            <ArrowIcon className="size-5" />
          </ButtonLink>
        </Beside>
      </Specimen>
      <Specimen file="ui/site-link">
        <div className="prose-registry">
          <p>
            <SiteLink href={href}>{labels('related')}</SiteLink>
          </p>
        </div>
      </Specimen>
    </>
  );
}

/** What a page says beside its content. */
export function Notices() {
  const fees = useTranslations('Services.feeNote');
  const posts = useTranslations('Posts');
  return (
    <>
      <Specimen file="ui/alert">
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={fees('title')}>
            {fees('text')}
          </Alert>
        ))}
      </Specimen>
      <Specimen file="ui/sample-tag">
        <SampleTag />
      </Specimen>
      <Specimen file="ui/sample-notice">
        <SampleNotice />
      </Specimen>
      <Specimen file="data/stale-notice">
        <StaleNotice since="2026-11-22T09:00:00Z" />
      </Specimen>
      <Specimen file="data/unread-notice">
        <UnreadNotice names={['region', 'city']} />
      </Specimen>
      <Specimen file="ui/empty-state">
        <EmptyState title={posts('empty.title')}>{posts('empty.text')}</EmptyState>
      </Specimen>
      <Specimen file="page/basis-note">
        <BasisNote of="services.fees" />
      </Specimen>
    </>
  );
}
