import type { Feature, FeatureCollection } from 'geojson';
import { geoJSON, type LatLngBoundsExpression, type Layer, type PathOptions } from 'leaflet';
import { useMapEvents } from 'react-leaflet';
import { feature } from 'topojson-client';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { areaState } from '@/lib/registry/contract/area-state';
import type { AreaMapData, MapArea } from '@/lib/site/views/area-map';
import { MAP_FRAME } from '@/lib/site/views/map-labels';
import type { MapProps, MapTexts } from './map-types';

/** The country with room for its names. */
export const COUNTRY: LatLngBoundsExpression = [
  [MAP_FRAME.south, MAP_FRAME.west],
  [MAP_FRAME.north, MAP_FRAME.east],
];

/** What the map draws, unpacked once. */
export interface MapLayers {
  regions: FeatureCollection;
  land: Feature;
  borders: Feature;
  shapes: FeatureCollection;
  areas: ReadonlyMap<string, MapArea>;
  names: AreaMapData['names'];
}

export function unpack({ regions, around, shapes, areas, names }: AreaMapData): MapLayers {
  return {
    regions: feature(regions, regions.objects.regions),
    land: feature(around, around.objects.land),
    borders: feature(around, around.objects.borders),
    shapes: feature(shapes, shapes.objects.shapes),
    areas: new Map(areas.map((area) => [area.slug, area])),
    names,
  };
}

/** The area that a shape belongs to. */
export const areaOf = (shape: Feature | undefined): string =>
  (shape?.properties as { area?: string } | null)?.area ?? '';

/** The box around the shapes, or around the one of them with this id; null where there is none. */
export function boundsOf(shapes: FeatureCollection, id?: string): LatLngBoundsExpression | null {
  const features = id === undefined ? shapes.features : shapes.features.filter((shape) => shape.id === id);
  const bounds = geoJSON({ type: 'FeatureCollection', features } as FeatureCollection).getBounds();
  return bounds.isValid() ? bounds : null;
}

export type ShownState = ReturnType<typeof areaState> | 'undated';

/**
 * The state that an area is drawn and named by on a day; null before it was announced. That it will be announced is known
 * today alone: nobody knew it in the months before.
 */
function stateOn(area: MapArea, day: string, isToday: boolean): ShownState | null {
  const first = area.announcedOn ?? area.startsOn;
  if (first !== null && first > day && !isToday) return null;
  const state = areaState(area, day);
  return state === 'open' && area.endsOn === null ? 'undated' : state;
}

/** In the order of the legend, with the classes of its signs. */
export const stateClasses: Record<ShownState, string> = {
  open: 'fill-green-600 stroke-green-800',
  announced: 'fill-blue-700 stroke-blue-800',
  to_be_announced: 'fill-white stroke-blue-800',
  undated: 'fill-amber-700 stroke-amber-800',
  closed: 'fill-brown-400 stroke-brown-800',
};

/** The areas of a day, and how many of them each region has. */
export function areasOn(areas: ReadonlyMap<string, MapArea>, day: string, isToday: boolean) {
  const states = new Map<string, ShownState>();
  const counts = new Map<string, number>();
  for (const area of areas.values()) {
    const state = stateOn(area, day, isToday);
    if (state === null) continue;
    states.set(area.slug, state);
    if (state === 'to_be_announced') continue;
    for (const region of area.regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return { states, counts };
}

/** Neither drawn nor in the way of what is. */
export const HIDDEN: PathOptions = { stroke: false, fill: false };

function element(tag: string, text: string, className = ''): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  node.className = className;
  return node;
}

/** What a shape says when it is chosen. Built from nodes, never from markup: names come from imported files. */
export function describe(layer: Layer, area: MapArea, stateNow: () => ShownState, props: MapProps): void {
  const { texts, locale } = props;
  layer.bindPopup(() => {
    const box = document.createElement('div');
    box.dir = 'auto';
    box.lang = locale;
    // Leaflet's own style sheet sets popups to the left.
    box.className = 'text-start leading-relaxed';
    const link = element(
      'a',
      texts.details,
      'mt-1 inline-block font-semibold underline',
    ) as HTMLAnchorElement;
    link.href = areaPath(area.slug, locale);
    box.append(
      element('strong', area.name[locale], 'block text-base font-bold'),
      element('span', texts.states[stateNow()], 'block text-sm'),
      element('span', texts[area.shape ?? 'indicative'], 'block text-sm'),
      link,
    );
    return box;
  });
}

const areaPath = (slug: string, locale: Locale) =>
  localizedPath(`/announced-areas/${encodeURIComponent(slug)}`, locale);

/** The row of the page's list that leads to an area. */
export function rowOf(slug: string, locale: Locale): Element | null {
  const path = areaPath(slug, locale);
  const links = [...document.querySelectorAll('.rows > li a')];
  return links.find((link) => link.getAttribute('href') === path)?.closest('li') ?? null;
}

/** The area of the row that the pointer or the focus is on. */
export function areaOfRow(target: EventTarget | null, locale: Locale): string | null {
  const link = target instanceof Element ? target.closest('.rows > li')?.querySelector('a') : null;
  const path = link?.getAttribute('href') ?? '';
  const start = areaPath('', locale);
  return path.startsWith(start) ? decodeURIComponent(path.slice(start.length)) : null;
}

/**
 * What Leaflet leaves undone: the words on a popup's close button, and a wheel that scrolls the page until the map has
 * the focus.
 */
export function usePreparedMap(texts: MapTexts): void {
  const wheel: Partial<Record<string, () => void>> = {
    focus: () => map.scrollWheelZoom.enable(),
    blur: () => map.scrollWheelZoom.disable(),
  };
  const map = useMapEvents({
    popupopen: ({ popup }) => {
      const close = popup.getElement()?.querySelector('.leaflet-popup-close-button');
      close?.setAttribute('aria-label', texts.closePopup);
    },
    // Leaflet has these events, its types do not.
    ...wheel,
  });
}
