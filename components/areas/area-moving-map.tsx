import { useLocale, useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import { useShapeSigns } from '@/components/maps/sheet/sheet-legend';
import type { SaidSign } from '@/components/maps/signs/map-sign';
import type { Area } from '@/lib/registry';
import type { Ground } from '@/lib/site/maps/sheet/area-ground';
import { isAllNamed } from './part-names';

interface Props {
  area: Area;
  /** Its cities, of which the map shows the districts. */
  grounds: readonly Ground[];
  tiles: { url: string; attribution: string } | null;
}

/** What its shapes say, of all of its cities: the keys of the drawings, in one. */
function useSigns({ area, grounds }: Props): SaidSign[] {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const signs = useShapeSigns({
    districts: grounds.flatMap(({ districts }) => districts),
    knowsOthers: grounds.every(({ knowsOthers }) => knowsOthers),
    isPlanned: area.state === 'to_be_announced',
    isWhole: grounds.every((ground) => isAllNamed(ground, area.parts, locale)),
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
