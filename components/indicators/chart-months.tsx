import { useLocale } from 'next-intl';
import { shortMonth } from '@/lib/i18n/format';
import { namedMonths, yearsOf } from '@/lib/site/indicators/charts';
import { AXIS, type Months, usePlaces } from './chart-places';

interface Props {
  months: Months;
  /** The order of the month that has the second colour; -1 where none has. */
  latest: number;
}

/** Parts of the width that a name of a month takes: on the narrowest phone, and from 17, 26 and 44rem on (`BY_WIDTH`). */
const ROOM = { ar: [21, 21, 14, 7.5], en: [14, 12, 7.9, 5] } as const;
/** And the number of a year. */
const YEAR_ROOM = 17;

/** Which of its four widths shows a name: those of `ROOM`. */
const BY_WIDTH = [
  '@max-[17rem]:hidden',
  '@min-[17rem]:@max-[26rem]:hidden',
  '@min-[26rem]:@max-[44rem]:hidden',
  '@min-[44rem]:hidden',
];

/** Months under their marks by their names; what has no room is left out in equal distances back from the last. */
export function MonthNames({ months, latest }: Props) {
  const locale = useLocale();
  const { step, at, part } = usePlaces(months.length);
  const named = ROOM[locale].map((room) => namedMonths(months.length, step, room));
  return months.map(({ month }, index) => {
    const shown = named.map((orders) => orders.has(index));
    return (
      shown.includes(true) && (
        <text
          key={month}
          x={part(at(index))}
          y={AXIS + 10}
          textAnchor="middle"
          className={`chart-name chart-scale ${index === latest ? 'font-medium fill-blue-700! forced-colors:fill-[CanvasText]!' : ''} ${BY_WIDTH.filter((_, width) => !shown[width]).join(' ')}`}
        >
          {shortMonth(month, locale)}
        </text>
      )
    );
  });
}

/** Each year under a line as long as its months; one of few months beside another goes without its number. */
export function Years({ months }: Pick<Props, 'months'>) {
  const { step, at, part } = usePlaces(months.length);
  const years = yearsOf(months.map(({ month }) => month)).map((run) => ({
    ...run,
    start: Math.min(at(run.from), at(run.to)) - step * 0.4,
    length: step * (run.to - run.from + 0.8),
    middle: (at(run.from) + at(run.to)) / 2,
  }));
  const numbered: typeof years = [];
  for (const run of [...years].reverse())
    if (numbered.every(({ middle }) => Math.abs(middle - run.middle) >= YEAR_ROOM)) numbered.push(run);
  return years.map((run) => (
    <g key={run.year}>
      <rect
        x={part(run.start)}
        y={AXIS + 20}
        width={part(run.length)}
        height="1"
        className="fill-stone-400"
        data-solid=""
      />
      {numbered.includes(run) && (
        <text x={part(run.middle)} y={AXIS + 39} textAnchor="middle" className="chart-scale">
          {run.year}
        </text>
      )}
    </g>
  ));
}
