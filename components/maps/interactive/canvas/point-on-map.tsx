import { type LatLng, popup as leafletPopup } from 'leaflet';
import { useMapEvents } from 'react-leaflet';
import type { Locale } from '@/lib/i18n/locales';
import { answerPath } from '../layers/map-addresses';
import { type CityGround, districtAt } from './city-ground';

interface Props {
  locale: Locale;
  /** What the link to the answer for a point says. */
  text: string;
}

interface PointProps extends Props {
  /** The districts of the cities in view. */
  grounds: readonly CityGround[];
}

/** Leads to the answer for a point. */
function answerLink(at: LatLng, { locale, text }: Props): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = answerPath(at, locale);
  link.textContent = text;
  link.className = 'mt-1 block font-semibold underline';
  return link;
}

/** A tap on the map puts a point, whose answer is a link away; a shape that is tapped offers it beside its own words (map-told.ts). */
export function PointOnMap({ grounds, ...props }: PointProps) {
  const map = useMapEvents({
    click: ({ latlng }) => {
      const box = document.createElement('div');
      box.dir = 'auto';
      box.lang = props.locale;
      box.className = 'text-start';
      const district = districtAt(grounds, map, latlng);
      if (district !== undefined) {
        const name = document.createElement('strong');
        name.textContent = district.name;
        name.className = 'block pe-6 text-base font-bold';
        box.append(name);
      }
      const link = answerLink(latlng, props);
      // The first words leave the sign that closes them its room.
      if (district === undefined) link.classList.add('pe-6');
      box.append(link);
      leafletPopup().setLatLng(latlng).setContent(box).openOn(map);
    },
  });
  return null;
}
