import type { Feature, FeatureCollection } from 'geojson';
import { geoJSON, type LatLngBoundsExpression, type Layer, type PathOptions } from 'leaflet';
import { useMapEvents } from 'react-leaflet';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import type { AreaShapes, Bilingual } from '@/lib/registry';
import type { MapProps, MapTexts } from './map-types';

/** What our endpoint says of a shape. */
export type AreaFacts = AreaShapes['features'][number]['properties'];

/** South-west and north-east of the country, where nothing better is known. */
export const COUNTRY: LatLngBoundsExpression = [
  [16.1, 34.3],
  [32.4, 55.9],
];

/** The box around the shapes, or around the one of them with this id; null where there is none. */
export function boundsOf(shapes: FeatureCollection, id?: string): LatLngBoundsExpression | null {
  const features = id === undefined ? shapes.features : shapes.features.filter((shape) => shape.id === id);
  const bounds = geoJSON({ type: 'FeatureCollection', features } as FeatureCollection).getBounds();
  return bounds.isValid() ? bounds : null;
}

export type ShownState = AreaFacts['state'] | 'undated';

/** The state that a shape is drawn and named by. */
export const shownState = ({ state, endKnown }: AreaFacts): ShownState =>
  state === 'open' && !endKnown ? 'undated' : state;

/** Colours by class: what an area's state looks like is a matter of the style sheet. In the order of the legend. */
export const stateClasses: Record<ShownState, string> = {
  open: 'fill-green-600 stroke-green-800',
  announced: 'fill-blue-700 stroke-blue-800',
  to_be_announced: 'fill-blue-300 stroke-blue-800',
  undated: 'fill-amber-700 stroke-amber-800',
  closed: 'fill-brown-400 stroke-brown-800',
};

/** How a shape is drawn: an indicative one with a broken line. */
export function styleOf(facts: AreaFacts): PathOptions {
  const line = facts.shape === 'indicative' ? { dashArray: '4 3' } : {};
  return { className: stateClasses[shownState(facts)], weight: 1.2, fillOpacity: 0.45, ...line };
}

/** The name of a region, shown beside the pointer. */
export function nameRegion(feature: Feature, layer: Layer, locale: Locale): void {
  const name = (feature.properties as { name: Bilingual | null } | null)?.name;
  if (name) layer.bindTooltip(element('span', name[locale]), { sticky: true });
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  node.className = className;
  return node;
}

/** What a shape says when it is chosen. Built from nodes, never from markup: names come from imported files. */
export function describe(layer: Layer, facts: AreaFacts, { texts, locale }: MapProps): void {
  const box = document.createElement('div');
  box.dir = 'auto';
  box.lang = locale;
  // Leaflet's own style sheet sets popups to the left.
  box.className = 'text-start leading-relaxed';
  const link = element('a', texts.details, 'mt-1 inline-block font-semibold underline') as HTMLAnchorElement;
  link.href = localizedPath(`/announced-areas/${encodeURIComponent(facts.area)}`, locale);
  box.append(
    element('strong', facts.name[locale], 'block text-base font-bold'),
    element('span', texts.states[shownState(facts)], 'block text-sm'),
    element('span', texts[facts.shape], 'block text-sm'),
    link,
  );
  layer.bindPopup(box);
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
