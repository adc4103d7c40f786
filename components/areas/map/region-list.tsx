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
      <h3 className="px-4 pt-3 pb-2 text-base font-medium md:px-5 md:text-base">{t('map.byRegion')}</h3>
      <ul className="grid grow sm:grid-cols-3 lg:flex lg:flex-col">
        {counted.map(({ code, name, count }) => (
          <li key={code} className="border-t border-stone-200 sm:max-lg:border-e lg:grow">
            <SiteLink
              href={href(code)}
              data-of={code}
              aria-current={code === selected ? 'true' : undefined}
              className="group flex h-full min-h-11 justify-center gap-x-3 gap-y-1 px-4 py-1.5 max-sm:grid max-sm:min-h-10 max-sm:grid-cols-[7.5rem_minmax(0,1fr)_1.5rem] max-sm:items-center sm:flex-col lg:max-xl:min-h-10 lg:max-xl:py-1 text-sm font-medium text-brown-900 not-aria-[current]:bg-(--lit-ground) focus-visible:-outline-offset-3 md:px-5 aria-[current]:bg-blue-700 aria-[current]:text-white"
            >
              <span className="flex items-baseline justify-between gap-3 max-sm:contents">
                {name[locale]}
                <span className="font-bold tabular-nums max-sm:order-last max-sm:text-end">
                  {formatNumber(count, locale)}
                </span>
              </span>
              {/* On a phone all bars begin on one line. */}
              <svg aria-hidden="true" width="100%" height="4" className="block rtl:-scale-x-100">
                <rect
                  width={`${Math.round((100 * count) / most)}%`}
                  height="4"
                  className="fill-brown-500 group-aria-[current]:fill-white"
                  data-solid=""
                />
              </svg>
            </SiteLink>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="border-t border-stone-200 px-4 py-2 text-sm text-stone-600 md:px-5">
          {t('map.without', { names: others.join(t('listSeparator')) })}
        </p>
      )}
    </div>
  );
}
