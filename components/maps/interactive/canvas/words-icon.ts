import { type DivIcon, divIcon } from 'leaflet';

/** Names on the map's own ground keep a halo of it, so that lines and shapes do not run through their letters. */
export const HALO =
  '[-webkit-text-stroke:4px_var(--white)] [paint-order:stroke] forced-colors:[-webkit-text-stroke-color:Canvas]';

interface Beside {
  /** What the words stand on (interactive-map.css). */
  ink?: string;
  /** A sign above them. */
  above?: SVGElement;
}

/** Words at a point of the map, as text and never as markup: names come from imported files. */
export function wordsIcon(text: string, className: string, { ink, above }: Beside = {}): DivIcon {
  const words = document.createElement('span');
  words.textContent = text;
  words.dir = 'auto';
  if (above) words.prepend(above);
  if (ink !== undefined) words.dataset.ink = ink;
  words.className = `absolute block whitespace-nowrap ${className}`;
  return divIcon({ html: words, className: '', iconSize: [0, 0] });
}
