import { type ReactNode, useId } from 'react';
import type { AreaState } from '@/lib/registry';
import { WholePattern } from './patterns';

/** What a shape says: where registration stands there, or how much of a district is announced. */
export type SignName = AreaState | 'undated' | 'whole' | 'part' | 'around' | 'elsewhere';

interface Sign {
  /** Class of the lines, and of the ground where it is full. */
  className: string;
  solid?: true;
  dashed?: true;
  /** A boundary so thick that it tells the shape from its neighbours without colour. */
  heavy?: true;
  /** As thick where no boundary is known. */
  strong?: true;
  /** The filling of what is announced as a whole. */
  dots?: true;
  /** With what tells it apart laid over that, where colours are seen. */
  over?: true;
  /** Lines across it, in a square of eight. */
  lines?: { d: string; width: number; className: string; ground?: string };
}

const UP = 'M-2 10 10-2M-2 2 2-2M6 10 10 6';
const DOWN = 'M-2-2 10 10M-2 6 2 10M6-2 10 2';

/** Of a district of which a part is announced. */
const part: Sign = {
  className: 'stroke-blue-700',
  dashed: true,
  lines: { d: UP, width: 2, className: 'stroke-blue-600', ground: 'fill-hatched' },
};

/** Told apart by their filling and not by their colour alone: full, lines one way, the other way, level, none. */
const signs: Record<SignName | 'asked' | 'askedPart' | 'outlined' | 'meant' | 'frame' | 'ground', Sign> = {
  open: { className: 'fill-green-600 stroke-green-800', solid: true },
  announced: {
    className: 'stroke-blue-800',
    lines: { d: UP, width: 2, className: 'stroke-blue-700' },
  },
  to_be_announced: { className: 'stroke-blue-800', dashed: true },
  undated: {
    className: 'stroke-amber-800',
    lines: { d: DOWN, width: 3, className: 'stroke-amber-700' },
  },
  closed: {
    className: 'stroke-blue-700',
    lines: { d: 'M0 2H8M0 6H8', width: 1, className: 'stroke-blue-600', ground: 'fill-announced' },
  },
  whole: { className: 'stroke-blue-700', heavy: true, dots: true },
  part,
  // What another announcement names.
  elsewhere: {
    className: 'stroke-blue-300',
    lines: { d: DOWN, width: 1, className: 'stroke-pattern', ground: 'fill-elsewhere' },
  },
  // What an answer is about.
  asked: { className: 'stroke-blue-700', strong: true, dots: true, over: true },
  askedPart: { ...part, strong: true },
  // And where nothing is announced in it.
  outlined: { className: 'fill-around stroke-blue-700', strong: true, dashed: true },
  // A region in which places are announced, not all of it.
  meant: { className: 'fill-meant stroke-blue-700 forced-colors:stroke-[Highlight]!', strong: true },
  // What a map shows of its city.
  frame: { className: 'fill-announced stroke-brown-900 forced-colors:fill-[Canvas]', strong: true },
  // Where a map has no district.
  ground: { className: 'fill-ground stroke-stone-400 forced-colors:[stroke-dasharray:4_2.5]' },
  around: { className: 'fill-around stroke-stone-400 forced-colors:opacity-40' },
};

interface Props {
  sign: keyof typeof signs;
  /** Of a shape whose boundary is not known. */
  soft?: boolean;
}

/** A sign with what it says. */
export interface SaidSign extends Props {
  words: string;
}

interface RowProps extends Props {
  className?: string;
  /** At which widths of the map it is there, where it is not at all (`shownAt`). */
  'data-at'?: string;
  children: ReactNode;
}

/** A row of a map's key: a sign, and what it says. */
export function SignRow({ sign, soft, className = '', children, ...at }: RowProps) {
  return (
    <li {...at} className={`flex items-center gap-2 ${className}`}>
      <MapSign sign={sign} soft={soft} />
      {children}
    </li>
  );
}

export const SignRows = ({ signs }: { signs: readonly SaidSign[] }) =>
  signs.map(({ words, ...sign }) => (
    <SignRow key={sign.sign} {...sign}>
      {words}
    </SignRow>
  ));

/** The sign of a shape, beside its words. */
export function MapSign({ sign, soft = false }: Props) {
  const id = useId();
  const { className, solid, dashed, heavy, strong, dots, over, lines } = signs[sign];
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
      {dots && <WholePattern id={id} side={5} />}
      {lines && (
        <pattern id={id} patternUnits="userSpaceOnUse" width="8" height="8">
          {lines.ground && (
            <rect width="8" height="8" className={`${lines.ground} forced-colors:fill-[Canvas]`} />
          )}
          <path
            d={lines.d}
            strokeWidth={lines.width}
            className={`${lines.className} forced-colors:stroke-[CanvasText]`}
          />
        </pattern>
      )}
      <rect
        x="1"
        y="1"
        width="22"
        height="14"
        rx={soft ? 3 : undefined}
        strokeWidth={strong ? 2.5 : soft ? 1 : heavy ? 2.5 : 1.5}
        strokeDasharray={dashed && !soft ? '4 2.500' : undefined}
        fill={lines || dots ? `url(#${id})` : 'none'}
        data-solid={solid && ''}
        className={`${className} forced-colors:stroke-[CanvasText]`}
      />
      {over && <rect x="2" y="2" width="20" height="12" className="asked-fill" />}
    </svg>
  );
}
