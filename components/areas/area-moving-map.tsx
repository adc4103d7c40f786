import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Area } from '@/lib/registry';
import { MapLauncher } from './map/map-launcher';
import { useMapTexts } from './map/use-map-texts';

interface Props {
  area: Area;
  tiles: { url: string; attribution: string } | null;
  /** The first drawing of the page, in whose place it comes; none where no city has one. */
  children: ReactNode;
}

/** The map of one area to move about in, in place of the sheet of its first city: for who wants to look closer, and on request. */
export function AreaMovingMap({ area, tiles, children }: Props) {
  const t = useTranslations('Areas');
  const texts = useMapTexts(area.state === 'to_be_announced');
  return (
    <div className="mb-2">
      <MapLauncher locale={texts.locale} tiles={tiles} area={area.slug} texts={texts.words}>
        {children}
      </MapLauncher>
      {area.shape === 'official' && <p className="mt-2 text-sm text-stone-600">{t('map.official')}</p>}
    </div>
  );
}
