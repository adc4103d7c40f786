import { useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import { PlacesMap } from '@/components/maps/kingdom/places-map';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { CityLocator } from '@/components/maps/sheet/city-locator';
import { SignRow } from '@/components/maps/signs/map-sign';
import type { Region } from '@/lib/registry';
import type { Answer } from '@/lib/site/answer/load';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { signsOf } from '@/lib/site/maps/sheet/answer-sheet';
import { cityGround, cityLocator } from '@/lib/site/maps/sheet/city-locator';
import { hasOpenGround } from '@/lib/site/maps/sheet/open-ground';
import { landNear } from '@/lib/site/maps/sheet/sheet';
import { AnswerDrawing } from './answer-drawing';

/** Of the district that is asked about, by how much of it is announced. */
const ownSigns = { whole: 'asked', part: 'askedPart', around: 'outlined' } as const;

interface Props {
  answer: Answer;
  place: string;
  tiles: { url: string; attribution: string } | null;
  /** Those of the kingdom. */
  regions: readonly Region[];
}

/** Where the place lies: drawn on the server among its neighbours, or in its region; the interactive map when asked for. */
export function AnswerMap({ answer, place, tiles, regions }: Props) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const { surroundings, main, outcome } = answer;
  // What is drawn as announced is named by the announcement that answers.
  const isPlanned = main?.area.state === 'to_be_announced';
  const texts = useMapTexts(isPlanned);
  // On the page of a place it is not this announcement, but the one that answers.
  const states = isPlanned
    ? texts.words.states
    : {
        ...texts.words.states,
        whole: t('map.same', { cover: 'whole' }),
        part: t('map.same', { cover: 'part' }),
      };
  const own = answer.place.district ?? answer.place.city;
  const drawing =
    surroundings === null ? (
      <PlaceInCountry
        answer={answer}
        regions={regions}
        label={t('map.inRegion', {
          place: own.name[texts.locale],
          region: answer.place.region.name[texts.locale],
        })}
      />
    ) : (
      <AnswerDrawing around={surroundings} answer={answer} label={t('map.label', { place })} />
    );
  const drawn =
    surroundings === null ? [] : [...surroundings.districts, ...(surroundings.own ? [surroundings.own] : [])];
  const signs = surroundings === null ? new Set() : signsOf(surroundings);
  const covers = (['whole', 'part', 'elsewhere', 'around'] as const).filter((sign) => signs.has(sign));
  const ownCover = surroundings?.own?.cover;
  const locator =
    surroundings &&
    cityLocator(cityGround(surroundings.city), surroundings.own ? [surroundings.own.geometry] : [], [
      { frame: surroundings.frame, widths: TIERS },
    ]);
  // Where no announcement answers, what any of them names is announced.
  const isSaid = outcome === 'whole' || outcome === 'partial';
  const meaning = (cover: (typeof covers)[number]) => {
    if (cover === 'around') return areas('sheet.nowhere');
    if (cover === 'elsewhere' && !isSaid) return t('map.announced');
    return states[cover];
  };
  const isEstimated = drawn.some(({ official }) => !official);
  const hasShape =
    main !== undefined &&
    outcome !== 'counted' &&
    (main.area.shape !== null ||
      [ownCover, ...covers].some((cover) => cover === 'whole' || cover === 'part'));
  const isOpen =
    surroundings !== null &&
    hasOpenGround(drawn, surroundings.frame, landNear(surroundings.districts, surroundings.frame).holds);
  // What the drawing means stands below it, as on every map of the site.
  const legend = (
    <div className="@container mt-3 flow-root space-y-2 text-sm text-stone-700">
      {locator && <CityLocator {...locator} isAsked />}
      {(covers.length > 0 || ownCover) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {ownCover && (
            <SignRow sign={ownSigns[ownCover]} soft={surroundings?.own?.official === false}>
              {t('map.asked', { cover: isPlanned ? `${ownCover}Planned` : ownCover })}
            </SignRow>
          )}
          {covers.map((cover) => (
            <SignRow key={cover} sign={cover} soft={drawn.every(({ official }) => !official)}>
              {meaning(cover)}
            </SignRow>
          ))}
          {isOpen && <SignRow sign="ground">{areas('sheet.ground')}</SignRow>}
        </ul>
      )}
    </div>
  );
  const caveat = (
    <p className="order-last grow basis-80 text-sm text-stone-600">
      {surroundings === null
        ? t('map.region', { place: own.name[texts.locale] })
        : isEstimated
          ? areas('sheet.indicative')
          : t('map.note')}
    </p>
  );
  return (
    <section aria-labelledby="answer-map" className="lg:max-w-xl">
      <h2 id="answer-map" className="text-xl md:text-xl">
        {t('map.heading')}
      </h2>
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
          texts={{ ...texts.words, states }}
          legend={caveat}
        >
          {drawing}
          {legend}
        </MapLauncher>
      ) : (
        <>
          {drawing}
          {legend}
          <div className="mt-2">{caveat}</div>
        </>
      )}
    </section>
  );
}

interface InCountryProps extends Pick<Props, 'answer' | 'regions'> {
  /** For who does not see it. */
  label: string;
}

/** A place around which nothing is known: a named point in its part of the country; without a centre its region. */
function PlaceInCountry({ answer: { place }, regions, label }: InCountryProps) {
  const { centre, region } = place;
  if (centre === null) return <RegionMap regions={[region]} />;
  const { code, name } = place.district ?? place.city;
  return (
    <div className="mt-3 border border-stone-200">
      <PlacesMap
        spots={[{ code, name, region: region.code, ...centre }]}
        regions={regions.map((one) => ({ ...one, own: one.code === region.code }))}
        isLocated
        label={label}
      />
    </div>
  );
}
