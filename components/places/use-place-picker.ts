import { useEffect, useState } from 'react';
import type { PlaceChoice } from '@/lib/site/places/places';
import type { DistrictOption, PlaceOptions } from '@/lib/site/views/form-options';
import { useControlValue } from './use-control-value';

const NONE: readonly DistrictOption[] = [];

/** Changes a control as a person would, so that everything that listens to it hears of it. */
function choose(id: string, value: string): void {
  const control = document.getElementById(id) as HTMLSelectElement | null;
  if (control === null) return;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The districts of a city: those that the server sent along, or fetched with code that is loaded only then. */
function useDistricts(
  city: string,
  locale: string,
  given: { city: string; items: readonly DistrictOption[] },
) {
  const [known, setKnown] = useState(given);
  useEffect(() => {
    if (city === '' || known.city === city) return;
    let wanted = true;
    const take = (items: readonly DistrictOption[]) => {
      if (wanted) setKnown({ city, items });
    };
    import('./load-districts')
      .then(({ loadDistricts }) => loadDistricts(city, locale))
      .then(take, () => take([]));
    return () => {
      wanted = false;
    };
  }, [city, locale, known]);
  const there = city !== '' && known.city === city;
  return { districts: there ? known.items : NONE, loading: city !== '' && !there, fetched: known !== given };
}

interface Picker {
  /** Prefix of the ids of its controls: `{id}-region`, `{id}-city`. */
  id: string;
  locale: string;
  places: PlaceOptions;
  /** What the page came with. */
  choice: PlaceChoice;
  /** The districts of that choice's city, where the page needs districts and has them. */
  districts?: readonly DistrictOption[] | undefined;
  /** Whether a district is asked for at all. */
  follow?: boolean;
}

/**
 * Region, city and district, each list following the one before, wherever a place is asked for. The controls keep their own
 * values, so that what was chosen before this code ran, filled in or restored by the browser is read and not undone.
 * Without JavaScript every city is there, under its region, and the server makes the districts after the next step.
 */
export function usePlacePicker({ id, locale, places, choice, districts, follow = true }: Picker) {
  const regionId = `${id}-region`;
  const cityId = `${id}-city`;
  const region = useControlValue(regionId, choice.region);
  const city = useControlValue(cityId, choice.city);

  useEffect(() => {
    const own = places.cities.find(({ code }) => code === city)?.region;
    const control = document.getElementById(regionId) as HTMLSelectElement | null;
    if (own !== undefined && control?.value !== own) choose(regionId, own);
  }, [city, places, regionId]);
  // A city of another region leaves the list, and with it its choice: no browser tells those who listen to it.
  useEffect(() => {
    const control = document.getElementById(cityId) as HTMLSelectElement | null;
    if (region !== '' && control?.value === '') choose(cityId, '');
  }, [region, cityId]);

  const [given] = useState({ city: districts && choice.city ? choice.city : '', items: districts ?? NONE });
  const regions = places.regions.filter(({ code }) => region === '' || code === region);
  return { region, city, regions, ...useDistricts(follow ? city : '', locale, given) };
}
