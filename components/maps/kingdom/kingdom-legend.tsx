import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { AnnouncedCity } from '@/lib/site/areas/areas';
import { DOT_SIZES, dotSize } from '@/lib/site/maps/kingdom/city-dots';
import { DotSign } from '../signs/city-dot';
import { AnnouncedPattern } from '../signs/patterns';

interface Props {
  regions: readonly { count: number }[];
  cities: readonly AnnouncedCity[];
}

/** What the map of the kingdom says: that an announcement is of districts, and what its tint and the sizes of its dots are. */
export function KingdomLegend({ regions, cities }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const id = useId();
  if (regions.every(({ count }) => count === 0)) return null;
  const n = (count: number) => formatNumber(count, locale);
  const sizes = DOT_SIZES.filter(({ size }) => cities.some(({ districts }) => dotSize(districts) === size));
  const told = (from: number) => {
    const next = DOT_SIZES.find((one) => one.from > from);
    if (from === 0) return t('map.fewer', { n: n(next?.from ?? 0) });
    return next ? t('map.range', { from: n(from), to: n(next.from - 1) }) : t('map.atLeast', { n: n(from) });
  };
  return (
    // Its dots are as large as those of the map, by the width that both have.
    <div className="@container flex w-full flex-col gap-y-2 text-sm text-stone-700">
      <p>{t('map.covers')}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <li className="flex items-center gap-2">
            <Swatch isAnnounced />
            {t('map.someThere')}
          </li>
          {regions.some(({ count }) => count === 0) && (
            <li className="flex items-center gap-2">
              <Swatch />
              {t('map.noneThere')}
            </li>
          )}
          {cities.some(({ isOpen }) => isOpen) && (
            <li className="flex items-center gap-2">
              <DotSign size={2} isOpen />
              {t('state.open')}
            </li>
          )}
        </ul>
        {sizes.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <span id={id}>{t('map.dots')}</span>
            <ul aria-labelledby={id} className="flex flex-wrap gap-x-5 gap-y-1">
              {sizes.map(({ size, from }) => (
                <li key={size} className="flex items-center gap-1.5 tabular-nums">
                  <DotSign size={size} />
                  {told(from)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function Swatch({ isAnnounced = false }: { isAnnounced?: boolean }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 28 16" className="h-4 w-7 shrink-0">
      {isAnnounced && <AnnouncedPattern id={id} />}
      <rect
        x="0.5"
        y="0.5"
        width="27"
        height="15"
        fill={isAnnounced ? `url(#${id})` : undefined}
        className={`stroke-brown-600 ${isAnnounced ? '' : 'fill-tint-0'}`}
      />
    </svg>
  );
}
