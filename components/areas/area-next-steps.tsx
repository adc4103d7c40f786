import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { NextSteps, StepsNote } from '@/components/ui/next-steps';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import type { Area } from '@/lib/registry';
import { isInParts, lastDayNote } from '@/lib/registry/contract/areas';
import { timingOf } from '@/lib/site/answer/outcome';
import { type AreaGroup, groupOf } from '@/lib/site/areas/areas';
import { guidePath } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import { AfterPeriod, MoreTime } from './after-period';

/** Steps that a text has one of each, by their order. */
export const THREE = ['first', 'second', 'third'] as const;
export const TWO = ['first', 'second'] as const;

/** The texts of what an owner does, by where the area stands: until it is announced there is less to do. */
export const stepKeys = (group: AreaGroup) =>
  group === 'planned'
    ? TWO.map((step) => `next.${group}.${step}` as const)
    : THREE.map((step) => `next.${group}.${step}` as const);

interface Props {
  area: Pick<Area, 'state' | 'startsOn' | 'endsOn' | 'parts' | 'events'>;
  /** Whether they have the whole width of the page. */
  isWide?: boolean;
}

/** What an owner does now depends on where the area stands. */
export function AreaNextSteps({ area, isWide = false }: Props) {
  const t = useTranslations('Areas');
  const key = groupOf(area);
  // The sentence of the announcement says whom to call, where one of its days is not known.
  const timing = timingOf(area);
  const said = {
    ...prose(useLocale()),
    isSaid: String(['due', 'announced', 'openNoEnd'].includes(timing)),
    hasDay: String(timing === 'starts'),
    isLastDay: String(area.endsOn === riyadhDate() && lastDayNote(area) === null),
    // One announcement has districts of which all, and of which a part is meant.
    isWhole: 'false',
    // The sentence above says that too.
    isFineSaid: 'true',
  };
  // Before a period everybody looks that up.
  const isLookedUp = isInParts(area.parts) && key !== 'upcoming' && key !== 'planned';
  const steps = stepKeys(key).map((text, at) => (
    <Fragment key={text}>
      {at === 0 && isLookedUp && <>{t.rich('next.inParts', said)} </>}
      {t.rich(text, said)}
    </Fragment>
  ));
  return (
    <NextSteps id="next" title={t('next.heading')} steps={steps} isWide={isWide}>
      {key === 'planned' && <StepsNote>{t('next.planned.after')}</StepsNote>}
      {key === 'closed' && (
        <div>
          <MoreTime area={area} />
          {/* On a phone what the announcement covers comes sooner. */}
          <div className="max-sm:mt-5">
            <FoldedOnPhone title={t('next.closed.cases')}>
              <AfterPeriod />
            </FoldedOnPhone>
          </div>
        </div>
      )}
    </NextSteps>
  );
}

/** Where an owner goes on: beside the sentence that says where the area stands, so that a phone shows it first. */
export function AreaWays() {
  const t = useTranslations('Areas.next');
  const locale = useLocale();
  return (
    <div className="no-print flex flex-col gap-3 sm:order-2 sm:flex-row">
      <ButtonLink href={guidePath(locale)}>{t('howTo')}</ButtonLink>
      <ButtonLink variant="secondary" href={localizedPath(routePath('check'), locale)}>
        {t('check')}
      </ButtonLink>
    </div>
  );
}
