import type { PlaceName } from '@/lib/site/places/places';
import type { PlaceOptions } from '@/lib/site/views/form-options';

/** Places as options of a list. */
export function PlaceList({ places }: { places: readonly PlaceName[] }) {
  return places.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}

interface Props {
  /** Those whose cities are shown. */
  regions: readonly PlaceName[];
  cities: PlaceOptions['cities'];
}

/** Cities as options, each under its region. */
export function CityList({ regions, cities }: Props) {
  return regions.map((region) => (
    <optgroup key={region.code} label={region.name}>
      <PlaceList places={cities.filter((city) => city.region === region.code)} />
    </optgroup>
  ));
}
