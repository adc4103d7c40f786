import { useTranslations } from 'next-intl';
import type { Cover } from '@/lib/site/cover';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import type { Ground, GroundDistrict } from '@/lib/site/maps/sheet/area-ground';
import type { CityLocator as Locator } from '@/lib/site/maps/sheet/city-locator';
import { type SaidSign, SignRow, SignRows } from '../signs/map-sign';
import { CityLocator } from './city-locator';
import { MetroRow } from './metro-lines';
import { SheetBounds } from './sheet-ground';
import { shownAt } from './sheet-text';

interface Props {
  /** Where in the city the sheets lie. */
  locator: Locator | null;
  ground: Ground;
  /** Whether the announcement is still to come. */
  isPlanned: boolean;
  /** Whether it says what it means that shapes are estimated: of all maps of a page the first that has such. */
  isNoted: boolean;
  /** Whether all that is announced in the city, by whichever announcement, has a name: else a neighbour may be announced too. */
  isWhole: boolean;
  /** Those of `TIERS` at which a part of a sheet is drawn once more from near. */
  withDetail: readonly number[];
  /** Whether land is shown that lies in none of the city's districts. */
  hasOpen: boolean;
  /** Whether streets are drawn that bound a district. */
  hasBounds: boolean;
  /** Whether metro lines run through one of its sheets. */
  hasMetro: boolean;
  /** Those of `TIERS` at which one of several sheets shows what another one is for. */
  withOthers: readonly number[];
}

type Shown = Pick<Ground, 'districts' | 'knowsOthers'> & Pick<Props, 'isPlanned' | 'isWhole'>;

/** What the shapes of districts mean, for those that are shown. */
export function useShapeSigns({ districts, knowsOthers, isPlanned, isWhole }: Shown): SaidSign[] {
  const t = useTranslations('Areas');
  const signOf = ({ cover, isElsewhere }: GroundDistrict) => (isElsewhere ? 'elsewhere' : cover);
  const meaning = (cover: Cover | 'elsewhere') => {
    if (cover === 'elsewhere') return t('sheet.elsewhere');
    if (cover === 'around' && isWhole) return t(knowsOthers ? 'sheet.nowhere' : 'sheet.around');
    if (cover === 'around') return t(knowsOthers ? 'sheet.nowhereMaybe' : 'sheet.unnamedMaybe');
    return isPlanned ? t(`sheet.planned.${cover}`) : t(`sheet.${cover}`);
  };
  return (['whole', 'part', 'elsewhere', 'around'] as const).flatMap((sign) => {
    const own = districts.filter((district) => signOf(district) === sign);
    if (own.length === 0) return [];
    return [{ sign, soft: own.some(({ official }) => !official), words: meaning(sign) }];
  });
}

/** The key of a city's sheets. */
export function SheetLegend({
  locator,
  ground: { districts, knowsOthers },
  isPlanned,
  isNoted,
  isWhole,
  withDetail,
  hasOpen,
  hasBounds,
  hasMetro,
  withOthers,
}: Props) {
  const t = useTranslations('Areas');
  const isEstimated = districts.some(({ official }) => !official);
  const signs = useShapeSigns({ districts, knowsOthers, isPlanned, isWhole });
  return (
    <div className="mt-3 flow-root break-inside-avoid text-sm text-stone-700">
      {/* Of the drawings alone: the map to move about in has a key of its own (interactive-map.css). */}
      <div>
        <div data-drawing="">
          {locator && <CityLocator {...locator} />}
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <SignRows signs={signs} />
            {hasOpen && <SignRow sign="ground">{t('sheet.ground')}</SignRow>}
            {withDetail.length > 0 && (
              <SignRow
                sign="frame"
                {...shownAt(TIERS.map((tier) => withDetail.includes(tier)))}
                className="still-only"
              >
                {t('sheet.enlarged')}
              </SignRow>
            )}
            {hasBounds && <BoundsRow />}
            {hasMetro && <MetroRow />}
          </ul>
          {withOthers.length > 0 && (
            <p {...shownAt(TIERS.map((tier) => withOthers.includes(tier)))} className="still-only mt-1">
              {t('sheet.other')}
            </p>
          )}
        </div>
      </div>
      {(isNoted || isEstimated) && (
        <p className="mt-2">{t(isNoted ? 'sheet.indicative' : 'sheet.estimated')}</p>
      )}
    </div>
  );
}

/** How a boundary is drawn that has the name of a street. */
function BoundsRow() {
  const t = useTranslations('Areas');
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
        <SheetBounds d="M3 8h18" />
      </svg>
      {t('sheet.bounds')}
    </li>
  );
}
