import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { aroundPlaces } from '@/lib/site/maps/kingdom/map-labels';
import { place } from './region-frame';

/** The seas and the neighbours, quieter than what the map is about. */
export function AroundNames() {
  const t = useTranslations('Areas');
  return (
    <g
      textAnchor="middle"
      className="around-names pointer-events-none hidden fill-stone-600 text-[12px] @min-[28rem]:block [&_text]:[dominant-baseline:central]"
    >
      {aroundPlaces.map(({ key, at, wide, isSmall, line }) => (
        <Fragment key={key}>
          <text
            {...place(at)}
            {...(line && { textAnchor: 'start' })}
            className={isSmall ? '@max-[33rem]:hidden' : wide && '@min-[33rem]:hidden'}
          >
            {t(`map.around.${key}`)}
          </text>
          {line && <AroundLine line={line} />}
          {wide && (
            <text {...place(wide)} className="@max-[33rem]:hidden">
              {t(`map.around.${key}`)}
            </text>
          )}
        </Fragment>
      ))}
    </g>
  );
}

/** From a name on the sea to the small country that it names. */
function AroundLine({ line }: { line: NonNullable<(typeof aroundPlaces)[number]['line']> }) {
  const [from, to] = [place(line[0]), place(line[1])];
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      className="stroke-stone-600 @max-[33rem]:hidden forced-colors:stroke-[CanvasText]"
    />
  );
}
