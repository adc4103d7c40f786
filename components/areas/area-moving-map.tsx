import { useTranslations } from 'next-intl';
import type { Area } from '@/lib/registry';
import { MapLauncher } from './map/map-launcher';
import { useMapTexts } from './map/use-map-texts';

interface Props {
  area: Area;
  tiles: { url: string; attribution: string } | null;
}

/** The map of one area to move about in, above the sheets of its cities: for who wants to look closer, and on request. */
export function AreaMovingMap({ area, tiles }: Props) {
  const t = useTranslations('Areas');
  const texts = useMapTexts();
  return (
    <div className="mb-2">
      <MapLauncher locale={texts.locale} tiles={tiles} area={area.slug} texts={texts.words} />
      {area.shape === 'official' && <p className="mt-2 text-sm text-stone-600">{t('map.official')}</p>}
    </div>
  );
}
