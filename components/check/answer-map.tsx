import { useLocale, useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/areas/map/map-launcher';
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
  const texts = useMapTexts();
  const { surroundings, main, outcome } = answer;
  const drawing =
    surroundings === null ? (
      <RegionMap regions={[answer.place.region]} selected={answer.place.region.code} />
    ) : (
      <Drawing around={surroundings} answer={answer} label={t('map.label', { place })} />
    );
  const hasShape = main !== undefined && outcome !== 'counted' && main.area.shape !== null;
  return (
    <section aria-labelledby="answer-map" className="min-w-0 self-start">
      <h2 id="answer-map" className="text-xl md:text-xl">
        {t('map.heading')}
      </h2>
      {hasShape ? (
        <MapLauncher locale={texts.locale} tiles={tiles} area={main.area.slug} texts={texts.words}>
          {drawing}
        </MapLauncher>
      ) : (
        drawing
      )}
      <p className="mt-3 text-sm text-stone-600">
        {surroundings === null ? t('map.region', { place }) : t('map.note')}
      </p>
    </section>
  );
}

const LETTER = 7.2;
const LINE = 20;

interface Box {
  x: number;
  y: number;
  half: number;
}
const meet = (a: Box, b: Box) => Math.abs(a.x - b.x) < a.half + b.half + 6 && Math.abs(a.y - b.y) < LINE;

/** The neighbours whose names have room: the nearest first, none over another or over the edge. */
function labelled(places: Surroundings['places'], locale: 'ar' | 'en', own: string) {
  const taken: Box[] = [{ x: WIDTH / 2, y: HEIGHT / 2 + 30, half: (own.length * LETTER * 1.3) / 2 }];
  taken.push({ x: WIDTH / 2, y: HEIGHT / 2, half: 24 });
  return places.map((place) => {
    const name = place.name[locale];
    const box = { x: place.x, y: place.y - 8, half: (name.length * LETTER) / 2 };
    const fits =
      box.x - box.half > 4 &&
      box.x + box.half < WIDTH - 4 &&
      box.y > LINE &&
      box.y < HEIGHT - LINE * 2 &&
      !taken.some((other) => meet(other, box));
    if (fits) taken.push(box);
    return { ...place, text: fits ? name : null };
  });
}

function Drawing({ around, answer, label }: { around: Surroundings; answer: Answer; label: string }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const own = (answer.place.district ?? answer.place.city).name[locale];
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-3 h-auto w-full border border-stone-300 bg-stone-50"
    >
      {around.shapes !== '' && (
        <path
          d={around.shapes}
          className={answer.outcome === 'counted' ? 'fill-none stroke-none' : 'fill-blue-100 stroke-blue-700'}
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      )}
      <g textAnchor="middle" className="fill-stone-700 text-[14px]">
        {labelled(around.places, locale, own).map((place) => (
          <g key={`${place.name.ar} ${place.x} ${place.y}`}>
            <circle cx={place.x} cy={place.y} r="3" className="fill-stone-500" />
            {place.text !== null && (
              <text x={place.x} y={place.y - 8}>
                {place.text}
              </text>
            )}
          </g>
        ))}
      </g>
      <g className="stroke-blue-700" fill="none" strokeWidth="3">
        <path
          d={`M${x - 16} ${y - 8}v-8h8M${x + 8} ${y - 16}h8v8M${x + 16} ${y + 8}v8h-8M${x - 8} ${y + 16}h-8v-8`}
        />
      </g>
      <circle cx={x} cy={y} r="5" className="fill-blue-700" />
      <text
        x={x}
        y={y + 38}
        textAnchor="middle"
        className="fill-brown-900 stroke-white text-[18px] font-bold [paint-order:stroke]"
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
        className="fill-stone-700 text-[13px]"
      >
        {t('map.scale', { n: String(around.kilometres) })}
      </text>
    </svg>
  );
}
