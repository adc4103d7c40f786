import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { MapLauncher } from '@/components/areas/map/map-launcher';
import { MapSign } from '@/components/areas/map/map-sign';
import { WholePattern } from '@/components/areas/map/patterns';
import { RegionMap } from '@/components/areas/map/region-map';
import { useMapTexts } from '@/components/areas/map/use-map-texts';
import type { Answer } from '@/lib/site/answer/load';
import type { Surroundings } from '@/lib/site/answer/surroundings';
import { HEIGHT, WIDTH } from '@/lib/site/answer/surroundings';

interface Props {
  answer: Answer;
  place: string;
  tiles: { url: string; attribution: string } | null;
}

/** Where the place lies: drawn on the server among its neighbours, or in its region; the interactive map when asked for. */
export function AnswerMap({ answer, place, tiles }: Props) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const texts = useMapTexts();
  const { surroundings, main, outcome } = answer;
  const own = answer.place.district ?? answer.place.city;
  const drawing =
    surroundings === null ? (
      <RegionMap regions={[answer.place.region]} selected={answer.place.region.code} />
    ) : (
      <Drawing around={surroundings} answer={answer} label={t('map.label', { place })} />
    );
  const hasShape = main !== undefined && outcome !== 'counted' && main.area.shape !== null;
  return (
    <section aria-labelledby="answer-map" className="min-w-0 max-w-xl self-start">
      <h3 id="answer-map" className="text-base">
        {t('map.heading')}
      </h3>
      {hasShape ? (
        <MapLauncher
          locale={texts.locale}
          tiles={tiles}
          area={main.area.slug}
          asked={{
            id: own.code,
            name: own.name[texts.locale],
            at: answer.place.centre,
            frame: surroundings?.frame ?? null,
          }}
          texts={texts.words}
        >
          {drawing}
        </MapLauncher>
      ) : (
        drawing
      )}
      {surroundings !== null && surroundings.shapes !== '' && outcome !== 'counted' && (
        <p className="mt-3 flex items-center gap-2 text-sm text-stone-700">
          <MapSign sign="whole" soft={main?.area.shape !== 'official'} />
          {areas('sheet.whole')}
        </p>
      )}
      <p className="mt-3 text-sm text-stone-600">
        {surroundings === null ? t('map.region', { place: own.name[texts.locale] }) : t('map.note')}
      </p>
    </section>
  );
}

/**
 * The drawing takes the width of its column, and its letters with it: a phone has larger ones, and room for fewer names.
 * Width of a letter and height of a line, in units of the drawing.
 */
const sizes = [
  { letter: 7.6, line: 22, shown: 'text-[15px] max-sm:hidden' },
  { letter: 11.6, line: 32, shown: 'text-[23px] sm:hidden' },
] as const;

/** Units between two names. */
const APART = 16;

interface Box {
  x: number;
  y: number;
  half: number;
}

/** The neighbours whose names have room: the nearest first, none over another or over the edge. A point without a name says nothing. */
function labelled(
  places: Surroundings['places'],
  locale: 'ar' | 'en',
  own: string,
  { letter, line }: (typeof sizes)[number],
) {
  const meet = (a: Box, b: Box) =>
    Math.abs(a.x - b.x) < a.half + b.half + APART && Math.abs(a.y - b.y) < line + APART / 2;
  const taken: Box[] = [{ x: WIDTH / 2, y: HEIGHT / 2 + 36, half: (own.length * letter * 1.3) / 2 }];
  taken.push({ x: WIDTH / 2, y: HEIGHT / 2, half: 24 });
  return places.filter((place) => {
    const box = { x: place.x, y: place.y - 8, half: (place.name[locale].length * letter) / 2 };
    const fits =
      box.x - box.half > 4 &&
      box.x + box.half < WIDTH - 4 &&
      box.y > line &&
      box.y < HEIGHT - line * 2 &&
      !taken.some((other) => meet(other, box));
    if (fits) taken.push(box);
    return fits;
  });
}

function Drawing({ around, answer, label }: { around: Surroundings; answer: Answer; label: string }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const own = (answer.place.district ?? answer.place.city).name[locale];
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const id = useId();
  const { main } = answer;
  return (
    <svg
      role="img"
      data-map="answer"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-3 h-auto w-full border border-stone-300 bg-stone-50"
    >
      <WholePattern id={id} side={9} />
      <path
        d={around.cells}
        strokeDasharray="2 4"
        className="fill-tint-0 stroke-stone-400 forced-colors:stroke-[GrayText]"
      />
      {around.shapes !== '' && (
        <path
          d={around.shapes}
          fill={answer.outcome === 'counted' ? 'none' : `url(#${id})`}
          className={answer.outcome === 'counted' ? 'stroke-none' : 'stroke-blue-700'}
          strokeWidth="1.2"
          strokeDasharray={main?.area.shape === 'official' ? undefined : '2 4'}
          strokeLinejoin="round"
        />
      )}
      {sizes.map((size) => (
        <g key={size.line} textAnchor="middle" strokeWidth="4" className={`fill-stone-700 ${size.shown}`}>
          {labelled(around.places, locale, own, size).map((place) => (
            <g key={`${place.name.ar} ${place.x} ${place.y}`}>
              <circle cx={place.x} cy={place.y} r="3" className="fill-stone-600" />
              <text x={place.x} y={place.y - 8} className="stroke-white [paint-order:stroke]">
                {place.name[locale]}
              </text>
            </g>
          ))}
        </g>
      ))}
      <g className="place-marks stroke-blue-700 forced-colors:stroke-[Highlight]" fill="none" strokeWidth="3">
        <path
          d={`M${x - 16} ${y - 8}v-8h8M${x + 8} ${y - 16}h8v8M${x + 16} ${y + 8}v8h-8M${x - 8} ${y + 16}h-8v-8`}
        />
      </g>
      <circle cx={x} cy={y} r="5" className="fill-blue-700" data-solid="" />
      <text
        x={x}
        y={y + 42}
        textAnchor="middle"
        className="fill-brown-900 stroke-white text-[18px] font-bold [paint-order:stroke] max-sm:text-[27px]"
        strokeWidth="4"
      >
        {own}
      </text>
      <g className="fill-none stroke-stone-600" strokeWidth="1.5">
        <path d={`M16 ${HEIGHT - 20}v6h${around.unit}v-6`} />
      </g>
      <text
        x={16 + around.unit / 2}
        y={HEIGHT - 24}
        textAnchor="middle"
        className="fill-stone-700 text-[15px] max-sm:text-[22px]"
      >
        {t('map.scale', { n: String(around.kilometres) })}
      </text>
    </svg>
  );
}
