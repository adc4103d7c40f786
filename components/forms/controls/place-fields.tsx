'use client';

import { useEffect } from 'react';
import type { DistrictOptions, PlaceOptions } from '@/lib/site/views/form-options';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { RefreshButton } from '../track/refresh-button';
import { Field } from './field';
import { Options, SelectControl } from './select-control';
import { useControlValue } from './use-control-value';
import { restoreWanted, useOptions } from './use-options';

/** Region and city. Without JavaScript every city is there, under its region; with it, those of the chosen region. */
export function RegionAndCity({ places }: { places: PlaceOptions }) {
  const { code, values } = useFormState();
  const region = useControlValue(fieldId(code, 'region'), values.region);
  // A city of another region leaves the list, and with it its choice: no browser tells those who listen to it.
  useEffect(() => {
    const city = document.getElementById(fieldId(code, 'city')) as HTMLSelectElement | null;
    if (region !== '' && city?.value === '') city.dispatchEvent(new Event('change', { bubbles: true }));
  }, [region, code]);
  const shown = places.regions.filter((each) => region === '' || each.code === region);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field name="region">
        {(control) => (
          <SelectControl name="region" control={control}>
            <Options
              options={Object.fromEntries(places.regions.map(({ code: each, label }) => [each, label]))}
            />
          </SelectControl>
        )}
      </Field>
      <Field name="city">
        {(control) => (
          <SelectControl name="city" control={control}>
            {shown.map(({ code: each, label }) => (
              <optgroup key={each} label={label}>
                {places.cities
                  .filter((city) => city.region === each)
                  .map((city) => (
                    <option key={city.code} value={city.code}>
                      {city.label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectControl>
        )}
      </Field>
    </div>
  );
}

export interface DistrictTexts {
  loading: string;
  chooseCity: string;
  show: string;
  /** Heading of the districts that lead to their area's page. */
  announced: string;
}

interface DistrictProps {
  locale: string;
  /** Path of an area's page, to which its slug is added. */
  areaPath: string;
  initial: DistrictOptions | undefined;
  labels: DistrictTexts;
}

/** The district, of those that are not announced; the announced ones stand below as links to their area. */
export function DistrictSelect({ locale, areaPath, initial, labels }: DistrictProps) {
  const { code, texts, values } = useFormState();
  const city = useControlValue(fieldId(code, 'city'), values.city);
  const address =
    city === '' ? null : `/api/open-districts?city=${encodeURIComponent(city)}&locale=${locale}`;
  const { data, loading } = useOptions<DistrictOptions>(address, initial);
  const id = fieldId(code, 'district');
  useEffect(() => {
    if (data) restoreWanted(id);
  }, [data, id]);
  const placeholder = loading ? labels.loading : city === '' ? labels.chooseCity : texts.chooseOption;
  return (
    <Field
      name="district"
      footer={data && <AnnouncedDistricts {...{ data, areaPath }} title={labels.announced} />}
    >
      {(control) => (
        <>
          <SelectControl name="district" control={control} placeholder={placeholder} loading={loading}>
            {data?.open.map((district) => (
              <option key={district.code} value={district.code}>
                {district.label}
              </option>
            ))}
          </SelectControl>
          <RefreshButton label={labels.show} />
        </>
      )}
    </Field>
  );
}

function AnnouncedDistricts({
  data,
  areaPath,
  title,
}: {
  data: DistrictOptions;
  areaPath: string;
  title: string;
}) {
  if (data.announced.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-block py-1 font-semibold text-brown-700 underline underline-offset-4">
        {title} (<bdi dir="ltr">{data.announced.length}</bdi>)
      </summary>
      <ul className="mt-2 flex max-h-64 flex-wrap gap-x-4 gap-y-1 overflow-y-auto">
        {data.announced.map(({ code, label, area }) => (
          <li key={code}>
            <a
              href={`${areaPath}${area}`}
              className="inline-block py-1 text-brown-700 underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
