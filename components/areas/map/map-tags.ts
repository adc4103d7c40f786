import type { MapArea } from '@/lib/site/views/area-map';
import type { GroundPlace } from '@/lib/site/views/city-ground';
import type { ShownStates } from '@/lib/site/views/map-days';
import { citiesLine } from './map-cards';
import { type CityDot, citiesOf } from './map-cities';
import { dayOf } from './map-days-told';
import { coverOf, isSoft, leading, type MapLayers } from './map-layers';
import type { SignName } from './map-sign';
import type { MapProps } from './map-types';

type Words = Pick<MapProps, 'texts' | 'locale' | 'area'>;

/** What is told of a place at a glance: its name, how it stands, its last day. */
export interface Tag {
  lines: readonly string[];
  /** The sign of how it stands, as its shape has it. */
  sign?: SignName | undefined;
  soft?: boolean;
}

/** How an announcement stands on the day that the map shows. */
function standing(area: MapArea | undefined, states: ShownStates, words: Words): Omit<Tag, 'soft'> {
  const sign = area && states.get(area.slug);
  return area === undefined || sign === undefined
    ? { lines: [] }
    : { lines: [words.texts.states[sign], ...dayOf(area, words)], sign };
}

/** Of a district on the map of the country. */
export function tagOfDistrict(
  { name, areas, isPart }: GroundPlace,
  layers: MapLayers,
  states: ShownStates,
  words: Words,
): Tag {
  const { lines, sign } = standing(leading(areas, layers, states), states, words);
  return { lines: [name, ...lines, ...(sign && isPart ? [words.texts.states.part] : [])], sign };
}

/** Of a city, an announcement, or a district on the map of one announcement; null of what has none. */
export function tagOf(
  item: string,
  layers: MapLayers,
  states: ShownStates,
  dots: readonly CityDot[],
  words: Words,
): Tag | null {
  const { locale, texts } = words;
  const cities = citiesOf(layers, item);
  if (cities.length > 0) {
    const slugs = new Set(dots.filter(({ city }) => cities.includes(city)).flatMap(({ areas }) => areas));
    const { lines, sign } = standing(leading([...slugs], layers, states), states, words);
    return { lines: [citiesLine(cities, slugs.size, words), ...lines], sign };
  }
  const district = layers.districts.get(item);
  const cover = coverOf(layers, item);
  if (district !== undefined && cover !== undefined) {
    const [area] = cover === 'around' ? [] : [...layers.areas.values()];
    const days = area === undefined ? [] : standing(area, states, words).lines;
    const lines = [district.name[locale], texts.states[cover], ...days];
    return { lines, sign: cover, soft: isSoft(layers, item) };
  }
  const area = layers.areas.get(item);
  if (area === undefined) return null;
  const { lines, sign } = standing(area, states, words);
  return { lines: [area.name[locale], ...lines], sign };
}
