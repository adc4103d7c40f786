import { useLocale, useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { Badge } from '@/components/ui/badge';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { wholeName } from '@/lib/i18n/unparted';
import type { AreaPart, Bilingual } from '@/lib/registry';
import { districtAnswerPath } from '@/lib/site/answer/address';
import type { PartEntry } from '@/lib/site/areas/area-counts';
import { MANY } from './part-names';
import { PartSign } from './part-sign';

type Ways = Omit<ListProps, 'entries'>;

interface ListProps {
  entries: readonly PartEntry[];
  numberOf: (part: AreaPart) => number;
  /** Whether the map has its shape. */
  isDrawn: (part: AreaPart) => boolean;
  /** A district that the map has instead, not announced under its own name, where both may be one. */
  nearlyOf: (part: AreaPart) => Bilingual | null;
}

/** Up to so many names, or one with a note of so many letters, have the measure to themselves; shorter notes wider columns. */
const FEW = 3;
const LONG_NOTE = 100;
const SHORT_NOTE = 18;

/** How a list is set: mere names in narrow columns, what is told of a place in lines that can be read. */
function columnsOf(entries: readonly PartEntry[], locale: Locale, { nearlyOf }: Ways): string {
  const longest = Math.max(...entries.flat().map(({ note }) => note?.[locale].length ?? 0));
  if (longest > LONG_NOTE || (entries.length <= FEW && longest > 0)) return 'max-w-prose';
  if (longest > SHORT_NOTE || entries.some(([part]) => nearlyOf(part) !== null))
    return 'columns-[18rem] gap-x-8';
  if (entries.length <= FEW) return 'columns-[14rem] gap-x-5';
  // Ten would leave one alone in a fourth column: they have two, or where there is room five.
  const most =
    entries.length === 10
      ? 'max-w-xl columns-[9.5rem_2] @min-[52rem]:max-w-none @min-[52rem]:columns-5'
      : `columns-[9.5rem] ${entries.length > MANY ? '@3xl:columns-[12rem]' : ''}`;
  return `${most} rtl:max-[22rem]:columns-2 gap-x-2 @md:gap-x-5`;
}

/** In columns, one below the other in each: a number is found where numbers are in line. */
export function PartList({ entries, ...ways }: ListProps) {
  const locale = useLocale();
  const isMixed = entries.some(([part]) => ways.numberOf(part) === 0);
  return (
    entries.length > 0 && (
      <div className="@container">
        <ul className={columnsOf(entries, locale, ways)}>
          {entries.map((parts) => (
            <Part
              key={partKey(parts[0])}
              parts={parts}
              number={ways.numberOf(parts[0])}
              isMixed={isMixed}
              isDrawn={ways.isDrawn(parts[0])}
              nearly={ways.nearlyOf(parts[0])}
            />
          ))}
        </ul>
      </div>
    )
  );
}

/** An announcement may name one district twice, whole and in part, or parts of one by their plans. */
export const partKey = ({ kind, district, name, note }: AreaPart) =>
  [kind, district, name?.ar, note?.ar].join('|');

interface PartProps {
  parts: PartEntry;
  /** Of the map; 0 for none. */
  number: number;
  /** Whether others of the list have none: it then stands behind the name, where it parts no rows. */
  isMixed: boolean;
  isDrawn: boolean;
  nearly: Bilingual | null;
}

function Part({ parts, number, isMixed, isDrawn, nearly }: PartProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const [{ kind, name, district }] = parts;
  // In Arabic the article is part of its word, and two words joined may be wider than a column of a phone.
  const words = name === null ? t('parts.wholeCity') : locale === 'en' ? wholeName(name.en) : name[locale];
  const isNumbered = number > 0 && !isMixed;
  return (
    <li
      className={`part-row ${isNumbered ? 'numbered' : ''} ${isNumbered || kind === 'district_part' ? '' : 'set-in'}`}
      {...(isNumbered && { 'data-number': number })}
    >
      {isNumbered && <span>{formatNumber(number, locale)}</span>}
      <div>
        {/* The sign stands beside the name, and never alone on a line of its own. */}
        <span {...(kind === 'district_part' && { className: 'flex items-baseline gap-x-2' })}>
          {district === null ? (
            words
          ) : (
            // To its answer; one that the map shows is its button, as long as the map to move about in is shown (use-rows.ts).
            <SiteLink
              href={localizedPath(districtAnswerPath(district), locale)}
              className="link part-name"
              {...(isDrawn && { 'data-district': district })}
            >
              {words}
            </SiteLink>
          )}{' '}
          {kind === 'district_part' && <PartSign />}
          {isMixed && number > 0 && (
            <span className="text-sm font-bold tabular-nums text-blue-800">
              {formatNumber(number, locale)}
            </span>
          )}
        </span>
        {kind === 'district_part' && <span className="sr-only">{t('parts.part')}</span>}
        {kind === 'city' && <Badge>{t('parts.city')}</Badge>}{' '}
        {parts.filter(hasFacts).map((part) => (
          <PartFacts key={partKey(part)} part={part} />
        ))}
        {nearly && (
          <span className="block text-sm text-stone-700">
            <WithHelpline text={t('parts.nearly', { name: nearly[locale] })} />
          </span>
        )}
      </div>
    </li>
  );
}

const hasFacts = ({ plotCount, note }: AreaPart) => plotCount !== null || note !== null;

export function PartFacts({ part: { plotCount, note } }: { part: AreaPart }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <>
      {plotCount !== null && (
        <span className="text-sm text-stone-600">
          {t('plotCount', { count: plotCount, n: formatNumber(plotCount, locale) })}
        </span>
      )}
      {note !== null && <span className="block w-full text-sm text-stone-700">{note[locale]}</span>}
    </>
  );
}
