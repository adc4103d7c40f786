import type { LatLng } from 'leaflet';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber, gregorianDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapArea, MapCity } from '@/lib/site/views/area-map';
import { stateOn } from '@/lib/site/views/map-days';
import { areasOfCity, cityOf } from './map-cities';
import { areaPath, coverOf, type MapLayers } from './map-layers';
import type { MapProps, MapTexts } from './map-types';
import { answerLink } from './point-on-map';

type Words = Pick<MapProps, 'texts' | 'locale' | 'area'>;

function element(tag: string, text: string, className = ''): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  node.className = className;
  return node;
}

function linkTo(href: string, words: string): HTMLElement {
  const link = element('a', words, 'mt-1 inline-block font-semibold underline') as HTMLAnchorElement;
  link.href = href;
  return link;
}

/**
 * Where registration stands in an area on the day of the visit, and the day that it ends or begins; whatever month the map
 * shows.
 */
function factsToday(area: MapArea, texts: MapTexts, locale: Locale): string[] {
  const state = stateOn(area, riyadhDate(), true) ?? 'announced';
  const [label, day] = area.endsOn === null ? [texts.startsOn, area.startsOn] : [texts.endsOn, area.endsOn];
  return [
    `${texts.today}: ${texts.states[state]}`,
    ...(day === null ? [] : [`${label}: ${gregorianDate(day, locale)}`]),
  ];
}

const announcements = (count: number, { texts, locale }: Words) =>
  `${texts.announcements}: ${formatNumber(count, locale)}`;

/** So many cities of a dot are named, the largest ones; of others it says that they are there. */
const NAMED = 3;

/** Cities and how many announcements name any of them, in a line. */
export function citiesLine(cities: readonly MapCity[], count: number, words: Words): string {
  const { locale } = words;
  const names = cities.slice(0, NAMED).map(({ name }) => name[locale]);
  const told = names.join(locale === 'ar' ? '، ' : ', ');
  return `${told}${cities.length > NAMED ? ' …' : ''} · ${announcements(count, words)}`;
}

/** What is said of the thing that is chosen, in a line. */
export function saidOf(layers: MapLayers, item: string, words: Words): string {
  const { texts, locale } = words;
  const city = cityOf(layers, item);
  if (city !== undefined) return citiesLine([city], areasOfCity(layers, city.code).length, words);
  const cover = coverOf(layers, item);
  const area = layers.areas.get(item);
  const name = layers.districts.get(item)?.name ?? area?.name;
  if (name === undefined) return '';
  return cover
    ? `${name[locale]}: ${texts.states[cover]}`
    : `${name[locale]}. ${area ? factsToday(area, texts, locale).join('. ') : ''}`;
}

/** Whether the map has a card for it; a neighbour of what is announced has none. */
export function hasCard(layers: MapLayers, item: string): boolean {
  if (coverOf(layers, item) === 'around') return false;
  return layers.districts.has(item) || layers.areas.has(item) || cityOf(layers, item) !== undefined;
}

/**
 * What the map says of what is chosen, with the way to the answer for the point where it has one. Built from nodes, never
 * from markup: names come from imported files.
 * @param district the name of the district that was pressed, where an announcement was chosen by it
 */
export function cardOf(
  layers: MapLayers,
  item: string,
  at: LatLng | undefined,
  words: Words,
  district?: string,
): HTMLElement {
  const { texts, locale } = words;
  const city = cityOf(layers, item);
  const cover = coverOf(layers, item);
  const area = layers.areas.get(item);
  const name = city?.name ?? layers.districts.get(item)?.name ?? area?.name;
  const box = document.createElement('div');
  box.dir = 'auto';
  box.lang = locale;
  // Leaflet's own style sheet sets popups to the left.
  box.className = 'text-start leading-relaxed';
  box.append(element('strong', district ?? name?.[locale] ?? '', 'block pe-6 text-base font-bold'));
  if (district !== undefined) box.append(element('span', name?.[locale] ?? '', 'block text-sm'));
  if (city !== undefined) {
    box.append(...ofCity(layers, city, words));
    return box;
  }
  const [only] = layers.areas.values();
  const facts = cover
    ? [texts.states[cover], ...(only ? factsToday(only, texts, locale) : [])]
    : area
      ? factsToday(area, texts, locale)
      : [];
  box.append(...facts.map((line) => element('span', line, 'block text-sm')));
  if (area?.shape) box.append(element('span', texts[area.shape], 'block text-sm'));
  if (words.area === undefined) box.append(linkTo(areaPath(item, locale), texts.details));
  // In place before the map makes room for it all.
  if (at !== undefined) box.append(answerLink(at, { locale, text: texts.answerHere }));
  return box;
}

/** How many announcements name a city, and each of them as a link. */
function ofCity(layers: MapLayers, city: MapCity, words: Words): HTMLElement[] {
  const areas = areasOfCity(layers, city.code);
  const list = document.createElement('ul');
  list.className = 'mt-1 space-y-1';
  list.append(
    ...areas.map(({ slug, name }) => {
      const row = document.createElement('li');
      row.append(linkTo(areaPath(slug, words.locale), name[words.locale]));
      return row;
    }),
  );
  return [element('span', announcements(areas.length, words), 'block text-sm'), list];
}
