import { useTranslations } from 'next-intl';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { type CityLocator as Drawn, LOCATOR } from '@/lib/site/maps/sheet/city-locator';
import { shownAt } from './sheet-text';

interface Props extends Drawn {
  /** Whether what is meant is what an answer is about. */
  isAsked?: boolean;
}

/** All of a city, small, with a frame around what its maps show. Hidden from assistive technology: the words of these maps tell sides. */
export function CityLocator({ ground: { d, land }, own, frames, isAsked = false }: Props) {
  const t = useTranslations('Areas');
  // Where a page and a phone have different maps, the fewer of both.
  const shown = Math.min(...TIERS.map((tier) => frames.filter(({ widths }) => widths.includes(tier)).length));
  return (
    <figure aria-hidden="true" className="float-end ms-4 mb-1 w-20 @xl:w-32">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${LOCATOR} ${LOCATOR}`}
        strokeLinejoin="round"
        className={`ms-auto size-20 border border-stone-200 @xl:size-24 ${land ? 'bg-sea' : 'bg-ground forced-colors:bg-[Canvas]'}`}
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
      </svg>
      <figcaption className="mt-1 text-end text-xs leading-4">
        {t('sheet.framed', { count: Math.max(1, shown) })}
      </figcaption>
    </figure>
  );
}
