'use client';

import { useEffect, useRef, useState } from 'react';
import { FilterSelect } from '@/components/data/filter-field';

export interface PlaceOption {
  code: string;
  name: string;
}

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
  regions: PlaceOption[];
  cities: (PlaceOption & { region: string })[];
  districts: PlaceOption[];
  choice: { region?: string | undefined; city?: string | undefined; district?: string | undefined };
  locale: string;
  unlistedCode?: string | undefined;
}

/**
 * Region, city and district, each list following the one before. A client component because the lists follow at once;
 * without JavaScript the server makes them anew after each step. Districts are fetched when their city is chosen, with
 * code that is loaded only then.
 */
export function PlaceSelects({ id, texts, regions, cities, choice, locale, unlistedCode, ...given }: Props) {
  const [region, setRegion] = useState(choice.region ?? '');
  const [city, setCity] = useState(choice.city ?? '');
  const [district, setDistrict] = useState(choice.district ?? '');
  const [districts, setDistricts] = useState(given.districts);
  const [announced, setAnnounced] = useState('');
  const root = useRef<HTMLDivElement>(null);

  async function chooseCity(code: string) {
    setCity(code);
    setDistrict('');
    setDistricts([]);
    setAnnounced('');
    if (code === '') return;
    setRegion(cities.find((item) => item.code === code)?.region ?? region);
    const { loadDistricts } = await import('./load-districts');
    const loaded = await loadDistricts(code, locale);
    setDistricts(loaded);
    if (loaded.length > 0) setAnnounced(texts.districtsLoaded);
  }

  function chooseRegion(code: string) {
    setRegion(code);
    if (cities.find((item) => item.code === city)?.region !== code) void chooseCity('');
  }

  // What was chosen before this code arrived, or restored by the browser, is taken over instead of being undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state of the page at hydration counts.
  useEffect(() => {
    const chosen = (name: string) =>
      root.current?.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? '';
    if (chosen('city') !== city) void chooseCity(chosen('city'));
    else if (chosen('region') !== region) chooseRegion(chosen('region'));
    if (chosen('district') !== district) setDistrict(chosen('district'));
  }, []);

  return (
    <div ref={root} className="contents">
      <FilterSelect
        id={`${id}-region`}
        name="region"
        label={texts.region}
        value={region}
        onChange={(event) => chooseRegion(event.target.value)}
      >
        <option value="">{texts.anyRegion}</option>
        <Options items={regions} />
      </FilterSelect>
      <FilterSelect
        id={`${id}-city`}
        name="city"
        label={texts.city}
        value={city}
        onChange={(event) => void chooseCity(event.target.value)}
      >
        <option value="">{texts.anyCity}</option>
        {region === '' ? (
          regions.map((group) => (
            <optgroup key={group.code} label={group.name}>
              <Options items={cities.filter((item) => item.region === group.code)} />
            </optgroup>
          ))
        ) : (
          <Options items={cities.filter((item) => item.region === region)} />
        )}
      </FilterSelect>
      {districts.length > 0 && (
        <FilterSelect
          id={`${id}-district`}
          name="district"
          label={texts.district}
          value={district}
          onChange={(event) => setDistrict(event.target.value)}
        >
          <option value="">{texts.anyDistrict}</option>
          {texts.unlisted && <option value={unlistedCode}>{texts.unlisted}</option>}
          <Options items={districts} />
        </FilterSelect>
      )}
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

function Options({ items }: { items: PlaceOption[] }) {
  return items.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
