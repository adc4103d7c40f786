import { Fragment, type ReactNode, useId } from 'react';
import type { SheetLabel } from '@/lib/site/maps/labels/sheet-label';
import { LINE, SMALL } from '@/lib/site/maps/labels/sheet-layout';
import { SHIFT } from '@/lib/site/maps/labels/sheet-leader';

const letters = {
  name: 'fill-brown-900 font-medium',
  number: 'fill-blue-800 font-bold tabular-nums',
  around: 'fill-stone-600',
  region: 'fill-brown-900 font-medium',
  // In the colour of the line that bears the name, lighter than a district's.
  street: 'fill-brown-600',
  landmark: 'fill-brown-700',
  sea: 'fill-stone-600 stroke-sea forced-colors:stroke-[Canvas]',
} as const;

/** What says of each of the widths that a drawing is laid out for that something is shown there (`TIERS`, `PAGE_TIERS`, drawings.css). */
const shown = ['0', '1', '2', '34'] as const;
/** Where the last of these is not all that is as wide or wider. */
const shownOnPages = [...shown.slice(0, -1), '3', '4'] as const;

/** The attribute of what is shown at some of these widths alone, of those that its drawing has (`tiersOf`): short, as a page has hundreds. */
export function shownAt(tiers: readonly boolean[]): { 'data-at'?: string } {
  if (tiers.every(Boolean)) return {};
  const all = tiers.length > shown.length ? shownOnPages : shown;
  return { 'data-at': all.filter((_, tier) => tiers[tier]).join('') };
}

/** A part of a drawing as an attribute. */
export const part = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** Pixels of a halo that covers the lines beneath: letters of their own, as each would reach over the next ones. */
const ON_LINES = 9;
/** And of one that covers a line of the ground: no wider, as it reaches over the edge of a shape. */
const OVER_LINE = 6;

/** Halo in the colour of what is announced, which lies beneath (drawings.css). */
const inks = {
  whole: 'on-whole',
  part: 'on-part',
  elsewhere: 'on-elsewhere',
  plate: 'on-plate',
  asked: 'on-asked',
  'price-0': '',
  'price-1': 'on-price-1',
  'price-2': 'on-price-2',
  'price-3': 'on-price-3',
  'price-4': 'on-price-4',
  'price-5': 'on-price-5',
} as const;

/** Of names around what a drawing is about, where their ground is another than its own. */
const halosAround: Partial<Record<NonNullable<Props['halo']>, string>> = {
  'stroke-meant': 'stroke-stone-100 forced-colors:stroke-[Canvas]',
};

/** Of a halo where the system has the colours. */
const ground = 'forced-colors:stroke-[Canvas]';

interface Props {
  labels: readonly SheetLabel[];
  /** In the colour of the ground: a label can be read on any shade, in any mode. */
  halo?: 'stroke-around' | 'stroke-meant';
  /** The lines from words to their shapes. */
  lines?: 'stroke-blue-800' | 'stroke-brown-700';
  /** What lies over the ends of the lines. */
  children?: ReactNode;
}

/**
 * Labels in the page's pixels, each where its box has room for it. What they have in common is said once for all of a kind:
 * a sheet has a hundred of them.
 */
export function SheetTexts({ labels, halo = 'stroke-around', lines = 'stroke-blue-800', children }: Props) {
  const kinds = [...new Set(labels.flatMap(({ kind }) => (kind === 'sign' ? [] : kind)))];
  const id = useId();
  return (
    <>
      <Leaders labels={labels} className={lines} />
      {children}
      {/* Between dots and lines words stand on plates: the same letters beneath, with a halo so wide that it is one. */}
      <use
        href={`#${id}`}
        strokeWidth="14"
        strokeLinejoin="round"
        className={`map-plates ${halo} ${ground}`}
      />
      <g strokeWidth="3" className={`${halo} ${ground}`}>
        <g
          id={id}
          textAnchor="middle"
          className="plated text-[12px] @md:text-[13px] [paint-order:stroke] [&_text]:[dominant-baseline:central]"
        >
          {kinds.map((kind) => (
            <g key={kind} className={lettersOf(kind, halo)}>
              {labels.filter((label) => label.kind === kind).map(textsOf)}
            </g>
          ))}
        </g>
      </g>
    </>
  );
}

// What follows is no component: around one of a list, with its key, React's data have an element more.

/** Short, as it stands in the page's data for each label. */
const keyOf = ({ key, tiers }: SheetLabel) => key + tiers.map(Number).join('');

/** On a map of where places lie the names of regions are quieter than those of the places. */
const lettersOf = (kind: keyof typeof letters, halo: NonNullable<Props['halo']>): string => {
  if (kind === 'region' && halo === 'stroke-meant') return letters.around;
  return `${letters[kind]} ${(kind === 'around' && halosAround[halo]) || ''}`;
};

/** The lines from numbers and names that stand beside their shapes, and the plates of the names. */
function Leaders({ labels, className }: Pick<Props, 'labels'> & { className: string }) {
  const leading = labels.filter(({ line }) => line !== undefined);
  if (leading.length === 0) return null;
  return (
    <g className={`${className} forced-colors:stroke-[CanvasText]`}>
      {leading.map(lineOf)}
      <g className="map-ends">{leading.map(endOf)}</g>
      <g strokeWidth="0.75" className="fill-white forced-colors:fill-[Canvas]">
        {leading.map(plateOf)}
      </g>
    </g>
  );
}

function lineOf(label: SheetLabel) {
  if (label.line === undefined) return null;
  const [[x1, y1], [x2, y2]] = label.line;
  return (
    <line
      key={keyOf(label)}
      x1={part(x1)}
      y1={part(y1)}
      x2={part(x2)}
      y2={part(y2)}
      {...shownAt(label.tiers)}
    />
  );
}

/** Where the line from a plate ends in its shape: a dot. */
function endOf(label: SheetLabel) {
  if (label.line === undefined || label.plate === undefined) return null;
  const [, [x, y]] = label.line;
  return <circle key={keyOf(label)} cx={part(x)} cy={part(y)} r="1" {...shownAt(label.tiers)} data-end="" />;
}

/** Pixels from the words of a plate to its edge; these are a little narrower than the room that is kept for them, which it hardly exceeds. */
const PLATE = { x: 4, y: -1, words: 0.9, over: 2 } as const;

/** The ground of words that a line leads away from, so that they do not seem to name what they lie on. */
function plateOf(label: SheetLabel) {
  const { plate, x, y, anchor, tiers } = label;
  if (plate === undefined) return null;
  const width = Math.min(Math.round(plate.width * PLATE.words) + 2 * PLATE.x, plate.width + PLATE.over);
  const height = plate.height + 2 * PLATE.y;
  const left = (SHIFT[anchor] * plate.width - width) / 2;
  return (
    <svg key={keyOf(label)} aria-hidden="true" x={part(x)} y={part(y)} overflow="visible" {...shownAt(tiers)}>
      <rect x={left} y={-height / 2} width={width} height={height} rx="2" data-words="" />
    </svg>
  );
}

/** The attributes of a label, and of each of its lines. What is not said does not stand in the page's data either. */
function looksOf({ kind, lines, x, y, anchor, tiers, on, plate, isSmall }: SheetLabel) {
  const number = kind === 'number' || kind === 'name' ? /^\d+/.exec(lines[0] ?? '')?.[0] : undefined;
  const className =
    [isSmall && 'text-[12px]', plate ? inks.plate : on && inks[on]].filter(Boolean).join(' ') || undefined;
  const common = {
    ...shownAt(tiers),
    'data-label': kind,
    // With strong contrast the plate is ground enough.
    ...(plate && { 'data-led': '', strokeWidth: 3 }),
    ...(number && { 'data-number': number }),
    ...(className && { className }),
  };
  const at = {
    x: part(x),
    y: part(y),
    ...(plate && { dx: (SHIFT[anchor] * plate.width) / 2 }),
    ...(!plate && anchor !== 'middle' && { textAnchor: anchor }),
  };
  return { common, at, className };
}

function textsOf(label: SheetLabel) {
  const { kind, lines, tiers, on, plate, isSmall, isCrossed } = label;
  const key = keyOf(label);
  const { common, at, className } = looksOf(label);
  // The drawing runs from left to right, words with a number as their language does.
  const words = kind === 'number' ? lines : lines.map((line) => `\u2068${line}\u2069`);
  const downOf = (index: number) => (index - (lines.length - 1) / 2) * (isSmall ? SMALL.line : LINE);
  const lineAt = (index: number) => (lines.length === 1 ? at : { ...at, dy: downOf(index) });
  const own =
    lines.length === 1 ? (
      <text key={key} {...common} {...at}>
        {words[0]}
      </text>
    ) : (
      <g key={key} {...common}>
        {words.map((line, index) => (
          <text key={line} {...lineAt(index)}>
            {line}
          </text>
        ))}
      </g>
    );
  if (on !== 'part' && (!isCrossed || plate)) return own;
  return (
    <Fragment key={key}>
      {words.map((line, index) => (
        <text
          key={line}
          {...lineAt(index)}
          {...shownAt(tiers)}
          strokeWidth={on === 'part' ? ON_LINES : OVER_LINE}
          className={className}
          data-plate=""
        >
          {line}
        </text>
      ))}
      {own}
    </Fragment>
  );
}
