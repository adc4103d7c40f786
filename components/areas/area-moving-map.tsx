import { useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import { useShapeSigns } from '@/components/maps/sheet/sheet-legend';
import type { SaidSign } from '@/components/maps/signs/map-sign';
import type { Area } from '@/lib/registry';
import { districtsIn } from '@/lib/site/areas/area-counts';
import { type Ground, isAnnounced } from '@/lib/site/maps/sheet/area-ground';

interface Props {
  area: Area;
  /** Its cities, of which the map shows the districts. */
  grounds: readonly Ground[];
  tiles: { url: string; attribution: string } | null;
}

/** Whether all that it covers is on the map: else a district without a sign may be covered too. */
function isAllShown({ parts }: Area, grounds: readonly Ground[]): boolean {
  const shown = grounds.flatMap(({ districts }) => districts.filter(isAnnounced)).length;
  const isOfDistricts = parts.every(({ kind }) => kind === 'district' || kind === 'district_part');
  return isOfDistricts && districtsIn(parts) === shown && !grounds.some(({ isUncertain }) => isUncertain);
}

/** What its shapes say, of all of its cities: the keys of the drawings, in one. */
function useSigns({ area, grounds }: Props): SaidSign[] {
  const t = useTranslations('Areas');
  const signs = useShapeSigns({
    districts: grounds.flatMap(({ districts }) => districts),
    knowsOthers: grounds.every(({ knowsOthers }) => knowsOthers),
    isPlanned: area.state === 'to_be_announced',
    isWhole: isAllShown(area, grounds),
  });
  return signs.length === 0 ? [] : [...signs, { sign: 'ground', words: t('sheet.ground') }];
}

/**
 * The map of one area to move about in, for who wants to look closer, and on request. It takes the place of the drawings of its
 * first city (interactive-map.css), whose names stay below it.
 */
export function AreaMovingMap(props: Props) {
  const { area, tiles } = props;
  const t = useTranslations('Areas');
  const texts = useMapTexts(area.state === 'to_be_announced');
  return (
    <div data-moving="">
      <MapLauncher
        locale={texts.locale}
        tiles={tiles}
        area={area.slug}
        texts={texts.words}
        signs={useSigns(props)}
      />
      {area.shape === 'official' && <p className="mt-2 text-sm text-stone-600">{t('map.official')}</p>}
    </div>
  );
}
