import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Step, Steps } from '@/components/ui/steps';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { timingOf } from '@/lib/site/answer/outcome';
import { type RouteId, type RouteParams, routePath } from '@/lib/site/routing/routes';
import { groupOf } from '@/lib/site/views/areas';

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
  return (
    <aside
      aria-labelledby="next"
      className="on-dark relative isolate overflow-hidden rounded-xl bg-brown-900 p-6 text-brown-50 print:p-0"
    >
      <h2 id="next" className="text-xl text-white md:text-xl">
        {t('next.heading')}
      </h2>
      <div className="mt-4">
        <Steps>
          <Step>{t(`next.${key}.first`, said)}</Step>
          <Step>{t(`next.${key}.second`, said)}</Step>
          {key !== 'closed' && <Step>{t(`next.${key}.third`, said)}</Step>}
        </Steps>
      </div>
      {key === 'closed' && <p className="mt-3">{t('next.closed.done')}</p>}
      <div className="mt-6 flex flex-col gap-3">
        <ButtonLink variant="light" href={address('service', locale, { service: 'first-registration' })}>
          {t('next.howTo')}
        </ButtonLink>
        <ButtonLink variant="outlineLight" href={address('check', locale)}>
          {t('next.check')}
        </ButtonLink>
      </div>
    </aside>
  );
}

const address = (id: RouteId, locale: Locale, params: RouteParams = {}) =>
  localizedPath(routePath(id, params), locale);
