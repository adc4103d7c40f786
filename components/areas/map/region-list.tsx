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
      <ul className="flex grow flex-col">
        {counted.map(({ code, name, count }) => (
          <li key={code} className="border-t border-stone-200 lg:grow">
            <SiteLink
              href={href(code)}
              data-of={code}
              aria-current={code === selected ? 'true' : undefined}
              className="group grid h-full min-h-10 grid-cols-[7.75rem_minmax(0,1fr)] items-center gap-x-3 px-4 py-1 text-sm font-medium text-brown-900 not-aria-[current]:bg-(--lit-ground) focus-visible:-outline-offset-3 md:px-5 aria-[current]:bg-blue-700 aria-[current]:text-white"
            >
              {name[locale]}
              {/* All bars begin on one line, each with its number at its end. */}
              <span className="flex items-center gap-2 pe-7">
                <svg
                  aria-hidden="true"
                  width={`${Math.round((100 * count) / most)}%`}
                  height="8"
                  className="shrink-0"
                >
                  <rect
                    width="100%"
                    height="8"
                    className="fill-brown-500 group-aria-[current]:fill-white"
                    data-solid=""
                  />
                </svg>
                <span className="font-bold tabular-nums">{formatNumber(count, locale)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="border-t border-stone-200 px-4 py-2 text-sm text-stone-600 md:px-5">
        {others.length > 0 && t('map.without', { names: others.join(t('listSeparator')) })} {t('map.several')}
      </p>
    </div>
  );
}
