import { LINE, type SheetLabel } from '@/lib/site/views/sheet-labels';

const letters = {
  name: 'fill-brown-900 font-bold',
  number: 'fill-blue-800 font-bold tabular-nums',
  around: 'fill-stone-600',
  street: 'fill-brown-900 font-medium',
} as const;

/** Class of a label by the widths that it has room in: phone, column, page. */
const shownIn: Record<string, string> = {
  '111': '',
  '110': '@2xl:hidden',
  '101': '@md:hidden @2xl:block',
  '100': '@md:hidden',
  '011': 'hidden @md:block',
  '010': 'hidden @md:block @2xl:hidden',
  '001': 'hidden @2xl:block',
};

/** A part of a drawing as an attribute. */
export const part = (value: number) => `${Math.round(value * 1000) / 10}%`;

interface Props {
  label: SheetLabel;
  /** In the colour of the ground: a label can be read on any shade, in any mode. */
  halo?: 'stroke-stone-50' | 'stroke-white';
}

/** A label in the page's pixels, where its box has room for it. */
export function SheetText({ label: { kind, lines, x, y, anchor, tiers }, halo = 'stroke-stone-50' }: Props) {
  return (
    <g data-label={kind} className={shownIn[tiers.map(Number).join('')]}>
      {lines.map((line, index) => (
        <text
          key={line}
          x={part(x)}
          y={part(y)}
          dy={(index - (lines.length - 1) / 2) * LINE}
          textAnchor={anchor}
          dominantBaseline="central"
          strokeWidth="3"
          className={`${halo} text-[12px] [paint-order:stroke] forced-colors:stroke-[Canvas] ${letters[kind]}`}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
