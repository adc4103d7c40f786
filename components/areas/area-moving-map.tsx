import { useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import type { Area } from '@/lib/registry';

interface Props {
  area: Area;
  tiles: { url: string; attribution: string } | null;
}

/**
 * The map of one area to move about in, for who wants to look closer, and on request. It takes the place of the drawings of its
 * first city (interactive-map.css), whose names stay below it.
 */
export function AreaMovingMap({ area, tiles }: Props) {
  const t = useTranslations('Areas');
  const texts = useMapTexts(area.state === 'to_be_announced');
  return (
    <div data-moving="">
      <MapLauncher locale={texts.locale} tiles={tiles} area={area.slug} texts={texts.words} />
      {area.shape === 'official' && <p className="mt-2 text-sm text-stone-600">{t('map.official')}</p>}
    </div>
  );
}
