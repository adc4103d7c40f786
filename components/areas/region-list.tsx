import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import type { AreasData } from '@/lib/site/views/areas-page';

interface Props {
  regions: readonly Pick<AreasData['regions'][number], 'code' | 'name' | 'count'>[];
  selected?: string | undefined;
  href: (region: string) => string;
}

/**
 * The regions of the drawn map in words, most announcements first, for whoever does not use the drawing: each lights up with
 * its shape. Those without an announcement are one sentence.
 */
export function RegionList({ regions, selected, href }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const counted = regions.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const others = regions.filter(({ count }) => count === 0).map(({ name }) => name[locale]);
  const most = counted[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <div className="flex flex-col border-stone-200 max-lg:border-t lg:col-start-2 lg:row-start-1 lg:border-s print:col-start-2 print:row-start-1">
      <div className="px-4 pt-3 pb-2 md:px-5">
        <h3 className="text-base font-medium md:text-base">{t('map.byRegion')}</h3>
        {/* Their sum is more than there are announcements. */}
        <p className="text-sm text-stone-600">{t('map.several')}</p>
      </div>
      <ul className="grow border-stone-200 border-t not-print:max-lg:grid not-print:max-lg:grid-cols-2 lg:flex lg:flex-col">
        {counted.map(({ code, name, count }) => (
          <li key={code} className="border-b border-stone-200 not-print:max-lg:even:border-s lg:grow">
            <SiteLink
              href={href(code)}
              data-of={code}
              aria-current={code === selected ? 'true' : undefined}
              className="group grid h-full min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 sm:grid-cols-[7.75rem_minmax(0,1fr)] sm:py-1 text-sm font-medium text-brown-900 not-aria-[current]:bg-(--lit-ground) focus-visible:-outline-offset-3 md:px-5 aria-[current]:bg-blue-700 aria-[current]:text-white"
            >
              {name[locale]}
              {/* All bars begin on one line, each with its number at its end; on a phone below both. */}
              <span className="flex items-center gap-2 max-sm:contents sm:pe-7">
                <svg
                  aria-hidden="true"
                  width={`${Math.round((100 * count) / most)}%`}
                  height="8"
                  className="shrink-0 max-sm:order-last max-sm:col-span-2"
                >
                  <rect
                    width="100%"
                    height="8"
                    className="fill-blue-600 group-aria-[current]:fill-white"
                    data-solid=""
                  />
                </svg>
                <span className="font-bold tabular-nums">{formatNumber(count, locale)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="px-4 py-2 text-sm text-stone-600 md:px-5">
          {t('map.without', { names: others.join(t('listSeparator')) })}
        </p>
      )}
    </div>
  );
}
