'use client';

import { useMemo } from 'react';
import { FilterSelect } from '@/components/data/filter-field';
import type { PlaceChoice, PlaceName } from '@/lib/site/places/places';
import type { DistrictOption } from '@/lib/site/views/form-options';
import { unpackedCities } from './packed-cities';
import { CityList, PlaceList } from './place-lists';
import { usePlacePicker } from './use-place-picker';

interface PlaceTexts {
  region: string;
  city: string;
  district: string;
  /** The first option of each list: nothing chosen yet, or no restriction. */
  anyRegion: string;
  anyCity: string;
  anyDistrict: string;
  /** Announced when districts have come in. */
  districtsLoaded: string;
  /** An option for whoever does not find the district, where the page can answer without it. */
  unlisted?: string | undefined;
}

interface Props {
  /** Prefix of the fields' ids. */
  id: string;
  texts: PlaceTexts;
  regions: PlaceName[];
  /** As `packedCities` writes them. */
  cities: string;
  districts: readonly DistrictOption[];
  choice: PlaceChoice;
  locale: string;
  unlistedCode?: string | undefined;
}

/** The place picker of a filter: three lists, the last one only where there is something to choose. */
export function PlaceSelects({ id, texts, districts: sent, choice, locale, unlistedCode, ...given }: Props) {
  const places = useMemo(
    () => ({ regions: given.regions, cities: unpackedCities(given.cities) }),
    [given.regions, given.cities],
  );
  const { regions, districts, fetched } = usePlacePicker({ id, locale, places, choice, districts: sent });
  return (
    <div className="contents">
      <FilterSelect id={`${id}-region`} name="region" label={texts.region} defaultValue={choice.region}>
        <option value="">{texts.anyRegion}</option>
        <PlaceList places={places.regions} />
      </FilterSelect>
      <FilterSelect id={`${id}-city`} name="city" label={texts.city} defaultValue={choice.city}>
        <option value="">{texts.anyCity}</option>
        <CityList regions={regions} cities={places.cities} />
      </FilterSelect>
      {districts.length > 0 && (
        <FilterSelect
          id={`${id}-district`}
          name="district"
          label={texts.district}
          defaultValue={choice.district}
        >
          <option value="">{texts.anyDistrict}</option>
          {texts.unlisted && <option value={unlistedCode}>{texts.unlisted}</option>}
          <PlaceList places={districts} />
        </FilterSelect>
      )}
      <span role="status" className="sr-only">
        {fetched && districts.length > 0 ? texts.districtsLoaded : ''}
      </span>
    </div>
  );
}
