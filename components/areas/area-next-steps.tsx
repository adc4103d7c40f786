import { useLocale, useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { ButtonLink } from '@/components/ui/button';
import { NextSteps } from '@/components/ui/next-steps';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { timingOf } from '@/lib/site/answer/outcome';
import { guidePath } from '@/lib/site/routing/portal';
import { type RouteId, type RouteParams, routePath } from '@/lib/site/routing/routes';
import { groupOf } from '@/lib/site/views/areas';
import { AfterPeriod } from './after-period';

/** What an owner does now depends on where the area stands. */
export function AreaNextSteps({ area }: { area: Pick<Area, 'state' | 'startsOn' | 'endsOn'> }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const key = groupOf(area);
  // The sentence of the announcement says whom to call, where one of its days is not known.
  const timing = timingOf(area);
  const said = {
    isSaid: String(['due', 'announced', 'openNoEnd'].includes(timing)),
    hasDay: String(timing === 'starts'),
    isFineSaid: 'false',
  };
  const steps = [
    t(`next.${key}.first`, said),
    t(`next.${key}.second`, said),
    t(`next.${key}.third`, said),
  ].map((text) => <WithHelpline key={text} text={text} />);
  return (
    <NextSteps id="next" title={t('next.heading')} steps={steps}>
      <div className="no-print mt-6 flex flex-col gap-3 sm:max-lg:flex-row">
        <ButtonLink href={guidePath(locale)}>{t('next.howTo')}</ButtonLink>
        <ButtonLink variant="secondary" href={address('check', locale)}>
          {t('next.check')}
        </ButtonLink>
      </div>
      {key === 'closed' && <AfterPeriod area={area} />}
    </NextSteps>
  );
}

const address = (id: RouteId, locale: Locale, params: RouteParams = {}) =>
  localizedPath(routePath(id, params), locale);
