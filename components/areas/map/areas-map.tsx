import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import type { AreasData } from '@/lib/site/views/areas-page';
import { filteredPath } from '@/lib/site/views/filters';
import { MapLauncher } from './map-launcher';
import { RegionMap } from './region-map';
import { useMapTexts } from './use-map-texts';

interface Props {
  data: AreasData;
  tiles: { url: string; attribution: string } | null;
}

/**
 * Where the announcements are: a drawn map first, its regions as a list below it (the same links for whoever does not
 * use the drawing), and the map to move about in on request.
 */
export function AreasMap({ data: { regions, filter }, tiles }: Props) {
  const selected = filter.region;
  const t = useTranslations('Areas');
  const texts = useMapTexts();
  const locale = useLocale();
  const href = (region: string) =>
    `${filteredPath('areas', locale, { region: region === selected ? undefined : region })}#list`;
  const counted = regions.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <section aria-labelledby="map-heading" className="border border-stone-200 bg-white p-4 md:p-5">
      <h2 id="map-heading" className="text-xl md:text-xl">
        {t('map.heading')}
      </h2>
      <MapLauncher locale={locale} tiles={tiles} region={selected} texts={texts.words}>
        {/* To the edges of its box: on a phone the names need the width. */}
        <div className="-mx-4 mt-3 md:-mx-5">
          <RegionMap regions={regions} selected={selected} href={href} />
        </div>
      </MapLauncher>
      <ul className="mt-4 flex flex-wrap gap-2">
        {counted.map(({ code, name, count }) => (
          <li key={code}>
            <SiteLink
              href={href(code)}
              aria-current={code === selected ? 'true' : undefined}
              className="inline-flex min-h-9 items-center gap-2 border border-stone-300 bg-white px-3 text-sm font-semibold text-brown-800 hover:border-brown-600 aria-[current]:border-brown-700 aria-[current]:bg-brown-700 aria-[current]:text-white"
            >
              {name[locale]}
              <span className="tabular-nums">{formatNumber(count, locale)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {counted.length > 0 && <p className="mt-4 text-sm text-stone-600">{t('map.note')}</p>}
    </section>
  );
}
