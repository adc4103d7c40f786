import type { LatLng } from 'leaflet';
import type { SignName } from '@/components/maps/signs/map-sign';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapArea, MapCity } from '@/lib/site/maps/interactive/area-map';
import type { GroundPlace } from '@/lib/site/maps/interactive/city-ground';
import { type ShownStates, stateOn } from '@/lib/site/maps/interactive/map-days';
import { answerPath, areaPath } from './map-addresses';
import { type CityDot, cityOf } from './map-cities';
import { dayOf, type ToldDay, toldDayOf } from './map-days-told';
import { coverOf, isSoft, leading, type MapLayers } from './map-layers';
import type { MapProps } from './map-types';

type Words = Pick<MapProps, 'texts' | 'locale' | 'area'>;

/** What is chosen on the map. */
export interface Chosen {
  id: string;
  /** The point that was pressed, where it was chosen on the map itself. */
  at?: LatLng;
  /** The district in which that lies. */
  district?: string | undefined;
}

/** What the card tells of a thing: at a glance while the pointer or the focus is on it, and more of what is chosen. */
export interface Told {
  title: string;
  /** What stands below the title in lines of their own. */
  facts: readonly string[];
  state?: { words: string; sign: SignName | null; soft: boolean } | undefined;
  day?: ToldDay | undefined;
  links: readonly { href: string; words: string }[];
  note?: string | undefined;
}

/** What the map shows, from which the words are made. */
export interface Shown {
  layers: MapLayers;
  states: ShownStates;
  dots: readonly CityDot[];
  /** Whether it shows the day of the visit. */
  isToday: boolean;
}

const announcements = (count: number, { texts, locale }: Words) =>
  `${texts.announcements}: ${formatNumber(count, locale)}`;

/** A city and how many announcements name it, in a line. */
const cityLine = ({ name }: MapCity, count: number, words: Words): string =>
  `${name[words.locale]} · ${announcements(count, words)}`;

/** How an announcement stands on the day that the map shows. */
function standing(area: MapArea | undefined, { states }: Shown, words: Words): Pick<Told, 'state' | 'day'> {
  const sign = area && states.get(area.slug);
  if (area === undefined || sign === undefined) return {};
  return { state: { words: words.texts.states[sign], sign, soft: false }, day: toldDayOf(area, words) };
}

/** Of a district on the map of the country. */
export function toldOfDistrict({ name, areas, isPart }: GroundPlace, shown: Shown, words: Words): Told {
  const own = standing(leading(areas, shown.layers, shown.states), shown, words);
  return {
    title: name,
    facts: [],
    ...own,
    links: [],
    note: own.state && isPart ? words.texts.states.part : undefined,
  };
}

/** The announcements that name a city, on the day that the map shows. */
const slugsOf = ({ code }: MapCity, { dots }: Shown): readonly string[] =>
  dots.find(({ city }) => city.code === code)?.areas ?? [];

/** At a glance: a city, an announcement, or a district on the map of one announcement; null of what has nothing to tell. */
export function toldOf(item: string, shown: Shown, words: Words): Told | null {
  const { layers, states } = shown;
  const { locale, texts } = words;
  const city = cityOf(layers, item);
  if (city !== undefined) {
    const slugs = slugsOf(city, shown);
    const { state, day } = standing(leading(slugs, layers, states), shown, words);
    // Of several that have ended none has the one last day; of those that one can act on the next day counts.
    const own = slugs.length > 1 && state?.sign === 'closed' ? { state } : { state, day };
    return { title: cityLine(city, slugs.length, words), facts: [], ...own, links: [] };
  }
  const district = layers.districts.get(item);
  const cover = coverOf(layers, item);
  if (district !== undefined && cover !== undefined) {
    const [area] = cover === 'around' ? [] : [...layers.areas.values()];
    const { state, day } = standing(area, shown, words);
    const told = [texts.states[cover], ...(state ? [state.words] : [])].join(' · ');
    const own = { words: told, sign: cover, soft: isSoft(layers, item) };
    return { title: district.name[locale], facts: [], state: own, day, links: [] };
  }
  const area = layers.areas.get(item);
  if (area === undefined) return null;
  return { title: area.name[locale], facts: [], ...standing(area, shown, words), links: [] };
}

/**
 * Where registration stands in an area on the day of the visit, and the day that it ends or begins, whatever month the map
 * shows; with its sign where the map draws it so.
 */
function today(area: MapArea, isToday: boolean, { texts, locale }: Words): Pick<Told, 'state' | 'day'> {
  const sign = stateOn(area, riyadhDate(), true) ?? 'announced';
  const words = isToday ? texts.states[sign] : `${texts.today}: ${texts.states[sign]}`;
  return {
    state: { words, sign: isToday ? sign : null, soft: false },
    day: toldDayOf(area, { texts, locale }),
  };
}

/** What is told of the thing that is chosen, with the ways on from it; null of a neighbour of what is announced. */
export function toldOfChosen({ id, at, district }: Chosen, shown: Shown, words: Words): Told | null {
  const { layers, isToday } = shown;
  const { texts, locale } = words;
  const city = cityOf(layers, id);
  if (city !== undefined) {
    const slugs = slugsOf(city, shown);
    const links = slugs.flatMap((slug) => {
      const name = layers.areas.get(slug)?.name[locale];
      return name === undefined ? [] : [{ href: areaPath(slug, locale), words: name }];
    });
    return { title: city.name[locale], facts: [announcements(slugs.length, words)], links };
  }
  const answer = at ? [{ href: answerPath(at, locale), words: texts.answerHere }] : [];
  const cover = coverOf(layers, id);
  const named = layers.districts.get(id);
  if (cover !== undefined) {
    const glance = cover === 'around' ? null : toldOf(id, shown, words);
    return glance && named ? { ...glance, links: answer } : null;
  }
  const area = layers.areas.get(id);
  if (area === undefined) return null;
  const own = { href: areaPath(id, locale), words: texts.details };
  return {
    title: district ?? area.name[locale],
    facts: district === undefined ? [] : [area.name[locale]],
    ...today(area, isToday, words),
    links: [own, ...answer],
    note: area.shape ? texts[area.shape] : undefined,
  };
}

/** Whether a shape can be chosen; a neighbour of what is announced has nothing to tell. */
export function isTold(layers: MapLayers, item: string): boolean {
  if (coverOf(layers, item) === 'around') return false;
  return layers.districts.has(item) || layers.areas.has(item);
}

/** What is said of the thing that is chosen, in a line. */
export function saidOf(item: string, shown: Shown, words: Words): string {
  const { layers } = shown;
  const { texts, locale } = words;
  const city = cityOf(layers, item);
  if (city !== undefined) return cityLine(city, slugsOf(city, shown).length, words);
  const cover = coverOf(layers, item);
  const area = layers.areas.get(item);
  const name = (layers.districts.get(item)?.name ?? area?.name)?.[locale as Locale];
  if (name === undefined) return '';
  if (cover) return `${name}: ${texts.states[cover]}`;
  const sign = area && (stateOn(area, riyadhDate(), true) ?? 'announced');
  const facts = area && sign ? [`${texts.today}: ${texts.states[sign]}`, ...dayOf(area, words)] : [];
  return `${name}. ${facts.join('. ')}`;
}
