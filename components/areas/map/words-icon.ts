import { type DivIcon, divIcon } from 'leaflet';
import type { Step } from '@/lib/site/views/map-steps';

/** Names on the map's own ground keep a halo of it, so that lines and shapes do not run through their letters. */
export const HALO =
  '[-webkit-text-stroke:4px_var(--white)] [paint-order:stroke] forced-colors:[-webkit-text-stroke-color:Canvas]';

const tinted = [
  'text-brown-900 [-webkit-text-stroke:4px_var(--tint-0)]',
  'text-brown-900 [-webkit-text-stroke:4px_var(--tint-1)]',
  'text-brown-900 [-webkit-text-stroke:4px_var(--tint-2)]',
  'text-tint-ink [-webkit-text-stroke:4px_var(--tint-halo)]',
] as const;

/** The letters of a region's name and their halo: on its own tint, or beside it. */
export const haloOf = (step: Step | null): string =>
  step === null
    ? `text-brown-900 ${HALO}`
    : `${tinted[step]} [paint-order:stroke] forced-colors:[-webkit-text-stroke-color:Canvas]`;

/** Words at a point of the map, as text and never as markup: names come from imported files. */
export function wordsIcon(text: string, className: string): DivIcon {
  const words = document.createElement('span');
  words.textContent = text;
  words.dir = 'auto';
  words.className = `absolute block whitespace-nowrap ${className}`;
  return divIcon({ html: words, className: '', iconSize: [0, 0] });
}
