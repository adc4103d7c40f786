import { useLocale } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import type { AreasData } from '@/lib/site/views/areas-page';

interface Props {
  regions: readonly Pick<AreasData['regions'][number], 'code' | 'name' | 'count'>[];
  selected?: string | undefined;
  href: (region: string) => string;
}

/** The regions that have announcements, most of them first: what the map beside it shows, as links in words. */
export function RegionChips({ regions, selected, href }: Props) {
  const locale = useLocale();
  const counted = regions.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <ul className="flex flex-wrap gap-2">
      {counted.map(({ code, name, count }) => (
        <li key={code}>
          <SiteLink
            href={href(code)}
            data-of={code}
            aria-current={code === selected ? 'true' : undefined}
            className="inline-flex min-h-11 items-center lg:min-h-9 gap-2 border border-stone-300 bg-white px-3 text-sm font-semibold text-blue-800 hover:border-blue-700 not-aria-[current]:hover:bg-blue-50 aria-[current]:border-blue-700 aria-[current]:bg-blue-700 aria-[current]:text-white"
          >
            {name[locale]}
            <span className="tabular-nums">{formatNumber(count, locale)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
