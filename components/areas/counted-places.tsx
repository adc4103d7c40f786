import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaPart } from '@/lib/registry';

interface CountedPlace {
  /** What the overview leads to: the first place of a region. */
  id: string | undefined;
  /** What the page's own list of its cities leads to. */
  anchor: string;
  name: string;
  place: readonly AreaPart[];
}

interface Props {
  places: readonly CountedPlace[];
  /** Whether other places have maps: then this is set as they are. */
  isBlock: boolean;
}

/** Where an announcement gives numbers and no names: one list, as each place would have the same sentence. */
export function CountedPlaces({ places, isBlock }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <div
      className={`@4xl:col-span-2 ${isBlock ? 'py-5' : 'grid items-baseline gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]'}`}
    >
      <dt className={`font-medium text-brown-900 ${isBlock ? 'mb-2 text-lg' : ''}`}>{t('parts.counted')}</dt>
      <dd>
        <ul className={`gap-x-12 ${isBlock ? '@4xl:columns-2' : ''}`}>
          {places.map(({ id, anchor, name, place }) => (
            <li key={anchor} id={id} className="scroll-mt-24 break-inside-avoid">
              <span
                id={anchor}
                className="flex scroll-mt-24 flex-wrap justify-between gap-x-4 border-stone-200 border-b py-1.5"
              >
                {name} <Counted parts={place} />
              </span>
            </li>
          ))}
        </ul>
        <p className="links no-print mt-3 max-w-prose text-stone-700">
          {t.rich('parts.notListed', prose(locale))}
        </p>
      </dd>
    </div>
  );
}

/** How much is announced in a place: districts, plots, or what is not known. */
function Counted({ parts }: { parts: readonly AreaPart[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const told = (key: 'districtCount' | 'plotCount') => {
    const count = parts.reduce((sum, part) => sum + (part[key] ?? 0), 0);
    return count === 0 ? [] : [t(key, { count, n: formatNumber(count, locale) })];
  };
  const numbers = [...told('districtCount'), ...told('plotCount')];
  return <span className="text-stone-700">{numbers.join(t('listSeparator')) || t('parts.uncounted')}</span>;
}
