import { type LatLng, popup as leafletPopup } from 'leaflet';
import { useMapEvents } from 'react-leaflet';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

interface Props {
  locale: Locale;
  /** What the link to the answer for a point says. */
  text: string;
}

/** One metre: as sure as a finger on a map can be. */
const DECIMALS = 5;

/** Leads to the answer for a point. */
export function answerLink({ lat, lng }: LatLng, { locale, text }: Props): HTMLAnchorElement {
  const link = document.createElement('a');
  const place = `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
  link.href = `${localizedPath('/check', locale)}?${new URLSearchParams({ view: 'filtered', place })}#answer`;
  link.textContent = text;
  link.className = 'mt-1 block font-semibold underline';
  return link;
}

/** A tap on the map puts a point, whose answer is a link away; a shape that is tapped offers it beside its own words (map-layers.ts). */
export function PointOnMap(props: Props) {
  const map = useMapEvents({
    click: ({ latlng }) => {
      const box = document.createElement('div');
      box.dir = 'auto';
      box.lang = props.locale;
      box.className = 'text-start';
      box.append(answerLink(latlng, props));
      leafletPopup().setLatLng(latlng).setContent(box).openOn(map);
    },
  });
  return null;
}
