import { useLocale, useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import { PlacesMap } from '@/components/maps/kingdom/places-map';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { CityLocator } from '@/components/maps/sheet/city-locator';
import { MetroRow } from '@/components/maps/sheet/metro-lines';
import { type SaidSign, SignRows } from '@/components/maps/signs/map-sign';
import { ArrowIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import type { Region } from '@/lib/registry';
import type { Answer } from '@/lib/site/answer/load';
import type { AnsweredPoint } from '@/lib/site/answer/point';
import type { Surroundings } from '@/lib/site/answer/surroundings';
import type { Cover } from '@/lib/site/cover';
import { hasMetro } from '@/lib/site/maps/labels/metro-lines';
import { TIERS } from '@/lib/site/maps/labels/sheet-layout';
import { showsPin, signsOf } from '@/lib/site/maps/sheet/answer-sheet';
import { cityGround, cityLocator } from '@/lib/site/maps/sheet/city-locator';
import { hasOpenGround } from '@/lib/site/maps/sheet/open-ground';
import { landNear } from '@/lib/site/maps/sheet/sheet';
import { filteredPath } from '@/lib/site/views/filters';
import { AnswerDrawing, PointPin } from './answer-drawing';

/** Of the district that is asked about, by how much of it is announced. */
const ownSigns = { whole: 'asked', part: 'askedPart', around: 'outlined' } as const;

interface Props {
  answer: Answer;
  place: string;
  /** That was asked about, where no place was named. */
  point: AnsweredPoint | null;
  tiles: { url: string; attribution: string } | null;
  /** Those of the kingdom. */
  regions: readonly Region[];
}

const isPlanned = ({ main }: Pick<Answer, 'main'>): boolean => main?.area.state === 'to_be_announced';

/** What of the place's surroundings is drawn. */
const drawnOf = (surroundings: Answer['surroundings']) =>
  surroundings === null ? [] : [...surroundings.districts, ...(surroundings.own ? [surroundings.own] : [])];

type Sign = 'whole' | 'part' | 'elsewhere' | 'around';

/** What its key explains, beside the sign of the place itself. */
function coversOf(surroundings: Answer['surroundings']): Sign[] {
  const signs = surroundings === null ? new Set() : signsOf(surroundings);
  return (['whole', 'part', 'elsewhere', 'around'] as const).filter((sign) => signs.has(sign));
}

/** The announcement whose shapes the interactive map has to show; none where it would show nothing more. */
function areaToMoveAboutIn(
  { main, outcome, surroundings }: Answer,
  signs: readonly Sign[],
): string | undefined {
  if (main === undefined || outcome === 'counted') return undefined;
  const covers = [surroundings?.own?.cover, ...signs];
  const hasShape = main.area.shape !== null || covers.some((cover) => cover === 'whole' || cover === 'part');
  return hasShape ? main.area.slug : undefined;
}

/** Where the place lies: drawn on the server among its neighbours, or in its region; the interactive map when asked for. */
export function AnswerMap({ answer, place, point, tiles, regions }: Props) {
  const t = useTranslations('Check');
  // What is drawn as announced is named by the announcement that answers.
  const texts = useMapTexts(isPlanned(answer));
  // On the page of a place it is not this announcement, but the one that answers.
  const states = isPlanned(answer)
    ? texts.words.states
    : {
        ...texts.words.states,
        whole: t('map.same', { cover: 'whole' }),
        part: t('map.same', { cover: 'part' }),
      };
  const own = answer.place.district ?? answer.place.city;
  const covers = coversOf(answer.surroundings);
  const area = areaToMoveAboutIn(answer, covers);
  const drawing = <PlaceDrawing {...{ answer, place, point, regions }} />;
  const signs = useSigns(answer, covers, states);
  const legend = <AnswerKey answer={answer} point={point} signs={signs} />;
  const caveat = <Caveat answer={answer} />;
  return (
    <section aria-labelledby="answer-map" className="lg:max-w-xl">
      <h2 id="answer-map" className="text-xl md:text-xl">
        {t('map.heading')}
      </h2>
      {area !== undefined ? (
        <MapLauncher
          locale={texts.locale}
          tiles={tiles}
          area={area}
          asked={{
            id: own.code,
            name: own.name[texts.locale],
            at: answer.place.centre,
            frame: answer.surroundings?.frame ?? null,
          }}
          texts={{ ...texts.words, states }}
          colours={legend}
          signs={signs}
          legend={caveat}
        >
          {drawing}
        </MapLauncher>
      ) : (
        <>
          {drawing}
          {legend}
          <div className="mt-2">{caveat}</div>
          {covers.includes('elsewhere') && <WayToMap answer={answer} />}
        </>
      )}
    </section>
  );
}

/** The place among its neighbours, or where nothing is known of these in the country. */
function PlaceDrawing({ answer, place, point, regions }: Omit<Props, 'tiles'>) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const { surroundings } = answer;
  if (surroundings !== null)
    return (
      <AnswerDrawing around={surroundings} point={point} answer={answer} label={t('map.label', { place })} />
    );
  const { city, district, region } = answer.place;
  const label = t('map.inRegion', {
    place: (district ?? city).name[locale],
    region: region.name[locale],
  });
  return <PlaceInCountry answer={answer} regions={regions} label={label} />;
}

/** What the shapes around a place mean; `states`: what the signs of the map say. */
function useSigns(
  answer: Answer,
  covers: readonly Sign[],
  states: ReturnType<typeof useMapTexts>['words']['states'],
): SaidSign[] {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const { surroundings, outcome } = answer;
  if (surroundings === null) return [];
  const { own } = surroundings;
  const soft = drawnOf(surroundings).every(({ official }) => !official);
  // Where no announcement answers, what any of them names is announced.
  const isSaid = outcome === 'whole' || outcome === 'partial';
  const meaning = (cover: Sign) => {
    if (cover === 'around') return areas(surroundings.isUncertain ? 'sheet.nowhereMaybe' : 'sheet.nowhere');
    if (cover === 'elsewhere' && !isSaid) return t('map.announced');
    return states[cover];
  };
  const ownSign = (cover: Cover): SaidSign => ({
    sign: ownSigns[cover],
    soft: own?.official === false,
    words: t('map.asked', { cover: isPlanned(answer) ? `${cover}Planned` : cover }),
  });
  return [
    ...(own ? [ownSign(own.cover)] : []),
    ...covers.map((sign) => ({ sign, soft, words: meaning(sign) })),
    ...(isOpenAround(surroundings) ? [{ sign: 'ground' as const, words: areas('sheet.ground') }] : []),
  ];
}

interface KeyProps extends Pick<Props, 'answer' | 'point'> {
  signs: readonly SaidSign[];
}

/** What the drawing means, below it as on every map of the site. */
function AnswerKey({ answer: { surroundings }, point, signs }: KeyProps) {
  const t = useTranslations('Check');
  const hasPin = surroundings !== null && showsPin(surroundings, point);
  return (
    <div className="@container mt-3 flow-root space-y-2 text-sm text-stone-700">
      {surroundings && <Locator surroundings={surroundings} />}
      {(signs.length > 0 || hasPin) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {hasPin && (
            <li className="still-only flex items-center gap-2">
              <svg aria-hidden="true" viewBox="-12 -20 24 22" className="h-5 w-6 shrink-0">
                <PointPin />
              </svg>
              {t('map.point')}
            </li>
          )}
          <SignRows signs={signs} />
          {surroundings && hasMetro(surroundings.frame) && <MetroRow />}
        </ul>
      )}
    </div>
  );
}

/** Whether land is seen around the place that lies in none of its districts. */
const isOpenAround = (surroundings: Surroundings): boolean =>
  hasOpenGround(
    drawnOf(surroundings),
    surroundings.frame,
    landNear(surroundings.districts, surroundings.frame).holds,
  );

/** Where in its city the drawing lies. */
function Locator({ surroundings: { city, own, frame } }: { surroundings: Surroundings }) {
  const locator = cityLocator(cityGround(city), own ? [own.geometry] : [], [{ frame, widths: TIERS }]);
  return locator && <CityLocator {...locator} isAsked />;
}

/** Where there is nothing more to show of an announcement that answers, and another one names a neighbour: the map of the region. */
function WayToMap({ answer: { place } }: Pick<Props, 'answer'>) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const { code, name } = place.region;
  return (
    <p className="no-print mt-2">
      <SiteLink
        href={`${filteredPath('areas', locale, { region: code })}#map-heading`}
        className="inline-flex min-h-11 items-center gap-2 font-medium link"
      >
        {t('map.toRegion', { region: t('answer.region', { code, region: name[locale] }) })}
        <ArrowIcon className="size-4 shrink-0" />
      </SiteLink>
    </p>
  );
}

/** How sure what is drawn is. */
function Caveat({ answer: { place, surroundings } }: Pick<Props, 'answer'>) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const isEstimated = drawnOf(surroundings).some(({ official }) => !official);
  return (
    <p className="order-last grow basis-80 text-sm text-stone-600">
      {surroundings === null
        ? t('map.region', { place: (place.district ?? place.city).name[locale] })
        : isEstimated
          ? areas('sheet.indicative')
          : t('map.note')}
    </p>
  );
}

interface InCountryProps extends Pick<Props, 'answer' | 'regions'> {
  /** For who does not see it. */
  label: string;
}

/** A place around which nothing is known: a named point in its part of the country; without a centre its region. */
function PlaceInCountry({ answer: { place, outcome }, regions, label }: InCountryProps) {
  const { centre, region } = place;
  if (centre === null) return <RegionMap regions={[region]} />;
  const { code, name } = place.district ?? place.city;
  return (
    <div className="mt-3 border border-stone-200">
      <PlacesMap
        spots={[{ code, name, region: region.code, ...centre }]}
        regions={regions.map((one) => ({ ...one, own: one.code === region.code }))}
        isLocated
        isAnnounced={outcome === 'whole' || outcome === 'partial'}
        label={label}
      />
    </div>
  );
}
