import type { ReactNode } from 'react';
import counter from './counter.svg';
import registration from './registration.svg';
import survey from './survey.svg';

const drawings = {
  /** A plot that is measured, with the house on it and the family that has the deed. */
  survey: { file: survey, view: '20 -20 930 630' },
  /** A first registration in three parts: of what is applied with, of what is compared, of what comes of it. */
  'earlier-deed': { file: registration, view: '14 -24 366 305' },
  plot: { file: registration, view: '-20 -98 420 350' },
  'title-deed': { file: registration, view: '14 -24 366 305' },
  /** A branch: who comes stands on what is marked. */
  counter: { file: counter, view: '24 -18 446 366' },
} as const;

interface Props {
  of: keyof typeof drawings;
  className: string;
  /** What it shows, where no words beside it say the same. */
  label?: string;
  /** What must not be turned with it: signs and digits, at their places in the drawing. */
  children?: ReactNode;
}

/**
 * A drawing of the hand that drew the town (town.tsx), from nearer, with people in it: on a dark ground, whole at every width, a
 * cached file in the colours of where it lies (app/drawings.css). It is turned with the page.
 */
export function LargeDrawing({ of, className, label, children }: Props) {
  const { file, view } = drawings[of];
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      viewBox={view}
      className={`large-drawing rtl:-scale-x-100 ${className}`}
    >
      <use href={`${file.src}#${of}`} />
      {children}
    </svg>
  );
}

/** A branch, with the registry's sign on its wall. Decoration. */
export function CounterDrawing({ className }: { className: string }) {
  return (
    <LargeDrawing of="counter" className={className}>
      <PlacedSign matrix="matrix(.98 -.2 0 1 235.9 36.8)" />
    </LargeDrawing>
  );
}

interface PlacedProps {
  /** Where it begins, and how its own level line and its upright one run in the drawing. */
  matrix: string;
}

/** The registry's sign as it lies or hangs there, which is the same in both languages. */
export function PlacedSign({ matrix }: PlacedProps) {
  return (
    <g transform={matrix} stroke="var(--town-deep)" strokeWidth="2.4">
      <g className="rtl:[transform:translateX(40px)_scaleX(-1)]">
        <path d="M1 1h38v38h-38Z" fill="var(--town-white)" />
        <path d="M1 15.500h22v23.500h-22Z" fill="var(--town-deep)" />
        <path d="M1 15.500h38M14.500 1v14.500M24 15.500v23.500M24 28h15" fill="none" />
      </g>
    </g>
  );
}

/** In force: a tick, which runs one way on every page. */
export function PlacedTick({ matrix }: PlacedProps) {
  return (
    <g transform={matrix} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      <circle r="17" fill="var(--town-white)" stroke="var(--town-outline)" strokeWidth="1" />
      <path d="m-8 0 6 7 10-13" fill="none" stroke="var(--town-tick)" className="rtl:-scale-x-100" />
    </g>
  );
}
