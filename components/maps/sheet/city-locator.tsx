import { useTranslations } from 'next-intl';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { type CityLocator as Drawn, LOCATOR } from '@/lib/site/maps/sheet/city-locator';
import { PLATE, type PlacedLetter } from '@/lib/site/maps/sheet/map-letters';
import { shownAt } from './sheet-text';

interface Props extends Drawn {
  /** Whether what is meant is what an answer is about. */
  isAsked?: boolean;
}

/** All of a city, small, with a frame around what its maps show. Hidden from assistive technology: the words of these maps tell sides. */
export function CityLocator({ ground: { d, land }, own, frames, letters, isAsked = false }: Props) {
  const t = useTranslations('Areas');
  // Where a page and a phone have different maps, the fewer of both.
  const shown = Math.min(...TIERS.map((tier) => frames.filter(({ widths }) => widths.includes(tier)).length));
  return (
    <figure
      aria-hidden="true"
      className={`float-end ms-4 mb-1 ${letters.length > 0 ? 'w-32 @xl:w-36' : 'w-20 @xl:w-32'}`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${LOCATOR} ${LOCATOR}`}
        strokeLinejoin="round"
        className={`ms-auto border border-stone-200 ${letters.length > 0 ? 'size-32 @xl:size-36' : 'size-20 @xl:size-24'} ${land ? 'bg-sea' : 'bg-ground forced-colors:bg-[Canvas]'}`}
        data-locator=""
      >
        {land?.map((part) => (
          <path key={part} d={part} className="fill-ground forced-colors:fill-[Canvas]" />
        ))}
        <path
          d={d}
          strokeWidth="0.5"
          className="fill-around stroke-stone-400 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
        <path
          d={own}
          strokeWidth="0.5"
          className={`stroke-blue-700 ${isAsked ? 'fill-asked' : 'fill-announced'} forced-colors:fill-[CanvasText]`}
          data-solid=""
        />
        {frames.map(({ widths, ...frame }) => (
          <rect
            key={JSON.stringify(frame)}
            {...frame}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            {...shownAt(TIERS.map((tier) => widths.includes(tier)))}
            className="stroke-brown-900 forced-colors:stroke-[Highlight]"
          />
        ))}
        {letters.map((placed) => (
          <Letter key={`${placed.letter} ${placed.x} ${placed.y} ${placed.tiers}`} {...placed} />
        ))}
      </svg>
      <figcaption className="mt-1 text-end text-xs leading-4">
        {t('sheet.framed', { count: Math.max(1, shown) })}
      </figcaption>
    </figure>
  );
}

/** The letters that tell the maps of a city apart, in the script of the page. */
export function useLetterName(): (letter: number) => string {
  const t = useTranslations('Areas');
  const names = t('sheet.letters').split(' ');
  return (letter) => names[letter] ?? '';
}

/** The letter of a map at its frame, on a plate. */
function Letter({ x, y, letter, tiers }: PlacedLetter) {
  const name = useLetterName();
  return (
    <g {...shownAt(tiers)} data-letter="">
      <rect
        {...{ x, y }}
        width={PLATE}
        height={PLATE}
        className="fill-brown-900 forced-colors:fill-[Highlight]"
        data-solid=""
      />
      <text
        x={x + PLATE / 2}
        y={y + PLATE / 2}
        textAnchor="middle"
        className="fill-white text-[9px] font-bold [dominant-baseline:central] forced-colors:fill-[HighlightText]"
      >
        {name(letter)}
      </text>
    </g>
  );
}
