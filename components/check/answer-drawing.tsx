import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { WholePattern } from '@/components/areas/map/patterns';
import { SheetHatch } from '@/components/areas/map/sheet-hatch';
import type { Answer } from '@/lib/site/answer/load';
import { HEIGHT, type Surroundings, WIDTH } from '@/lib/site/answer/surroundings';
import { barLength } from '@/lib/site/views/map-scale';
import { textWidth } from '@/lib/site/views/text-width';

/**
 * The drawing takes the width of its column, and its letters with it: a phone has larger ones, and room for fewer names.
 * Width of a letter and height of a line, in units of the drawing.
 */
const sizes = [
  { letter: 7.6, line: 22, plate: 18, shown: 'text-[15px] max-sm:hidden' },
  { letter: 11.6, line: 32, plate: 27, shown: 'text-[23px] sm:hidden' },
] as const;

/** What is announced lies on top. */
const LAYERS = ['around', 'whole', 'part'] as const;

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
  { letter, line, plate }: (typeof sizes)[number],
) {
  const meet = (a: Box, b: Box) =>
    Math.abs(a.x - b.x) < a.half + b.half + APART && Math.abs(a.y - b.y) < line + APART / 2;
  const taken: Box[] = [
    { x: WIDTH / 2, y: HEIGHT / 2 + 24 + plate * 0.8, half: (textWidth(own) * plate) / 2 + plate },
  ];
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

interface Props {
  around: Surroundings;
  answer: Answer;
  /** For who does not see it. */
  label: string;
}

/** The place that is asked for among its neighbours: its district outlined and named, what is announced filled or hatched. */
export function AnswerDrawing({ around, answer, label }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const own = (answer.place.district ?? answer.place.city).name[locale];
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const id = useId();
  const bar = barLength(around.kilometres);
  const fills = { whole: `url(#${id}-whole)`, part: `url(#${id}-part)`, around: undefined } as const;
  return (
    <svg
      role="img"
      data-map="answer"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-3 h-auto w-full border border-stone-300 bg-stone-50"
    >
      <WholePattern id={`${id}-whole`} side={9} />
      <SheetHatch id={`${id}-part`} side={9} />
      {LAYERS.map(
        (cover) =>
          around.shapes[cover] !== '' && (
            <path
              key={cover}
              d={around.shapes[cover]}
              data-cover={cover}
              fill={fills[cover]}
              strokeWidth={around.official && cover !== 'around' ? 1.5 : 1}
              strokeLinejoin="round"
              className={
                cover === 'around'
                  ? 'fill-stone-100 stroke-stone-300 forced-colors:stroke-[GrayText]'
                  : 'stroke-blue-700'
              }
            />
          ),
      )}
      {around.own && <OwnDistrict d={around.own.d} fill={fills[around.own.cover]} isOver={around.official} />}
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
      <NamePlate name={own} />
      <g className="fill-none stroke-stone-600" strokeWidth="1.5">
        <path d={`M16 ${HEIGHT - 20}v6h${around.unit}v-6`} />
      </g>
      <text
        x={16 + around.unit / 2}
        y={HEIGHT - 24}
        textAnchor="middle"
        className="fill-stone-700 text-[15px] max-sm:text-[22px]"
      >
        {t(`sheet.${bar.unit}`, { n: String(bar.n) })}
      </text>
    </svg>
  );
}

/** The outline of what was asked for, the strongest line of the drawing. */
function OwnDistrict({ d, fill, isOver }: { d: string; fill: string | undefined; isOver: boolean }) {
  return (
    <path
      d={d}
      data-asked=""
      fill={fill ?? (isOver ? 'none' : undefined)}
      strokeWidth="3.5"
      strokeLinejoin="round"
      className={`stroke-blue-700 forced-colors:stroke-[Highlight] ${fill || isOver ? '' : 'fill-stone-100'}`}
    />
  );
}

/** The name of what was asked for, below its mark. */
function NamePlate({ name }: { name: string }) {
  return sizes.map(({ line, plate, shown }) => {
    const wide = textWidth(name) * plate * 1.06 + plate;
    const [top, high] = [HEIGHT / 2 + 24, plate * 1.6];
    return (
      <g key={line} className={shown}>
        <rect
          x={(WIDTH - wide) / 2}
          y={top}
          width={wide}
          height={high}
          rx="2"
          strokeWidth="1.5"
          className="fill-white stroke-blue-700 forced-colors:fill-[Canvas] forced-colors:stroke-[Highlight]"
        />
        <text
          x={WIDTH / 2}
          y={top + high / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={plate}
          className="fill-brown-900 font-bold"
        >
          {name}
        </text>
      </g>
    );
  });
}
