'use client';

import { type ReactNode, useEffect } from 'react';
import { CityList, PlaceList } from '@/components/places/place-lists';
import { usePlacePicker } from '@/components/places/use-place-picker';
import { WordsDisclosure } from '@/components/ui/disclosure';
import type { DistrictOption, PlaceOptions } from '@/lib/site/views/form-options';
import { UNLISTED } from '@/lib/unlisted';
import { useFormState } from '../engine/form-context';
import { fieldId } from '../engine/texts';
import { RefreshButton } from '../track/refresh-button';
import { TextField } from './controls';
import { Field } from './field';
import { LongSelect } from './long-select';
import { SelectControl } from './select-control';
import { restoreWanted } from './use-options';

export interface DistrictTexts {
  loading: string;
  chooseCity: string;
  show: string;
  /** Heading of the districts that lead to their area's page. */
  announced: string;
  /** The choice of whoever has another one. */
  notListed: string;
}

interface PlaceProps {
  locale: string;
  places: PlaceOptions;
  district?: DistrictProps;
  /** The field that takes the name of a district in words: the city's districts are suggested in it. */
  named?: string;
}

interface DistrictProps {
  /** Path of an area's page, to which its slug is added. */
  areaPath: string;
  /** Those of the city that was sent before. */
  initial: DistrictOption[] | undefined;
  labels: DistrictTexts;
}

/**
 * The place picker of a form: region and city, and the district where the form asks for one of the list. Only districts that
 * are not announced can be chosen; the announced ones stand below as links to their area.
 */
export function PlaceControls({ locale, places, district, named }: PlaceProps) {
  const { code, values } = useFormState();
  const picker = usePlacePicker({
    id: code,
    locale,
    places,
    choice: values,
    districts: district?.initial,
    follow: district !== undefined || named !== undefined,
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <PlaceSelect name="region">
          <PlaceList places={places.regions} />
        </PlaceSelect>
        <PlaceSelect name="city">
          <CityList regions={picker.regions} cities={places.cities} />
        </PlaceSelect>
      </div>
      {district && (
        <>
          {/* Right below the city, of which it shows the districts. */}
          <RefreshButton label={district.labels.show} className="mb-6" />
          <DistrictSelect {...district} {...picker} />
        </>
      )}
      {named !== undefined && <NamedDistrict name={named} districts={picker.districts} />}
    </>
  );
}

function PlaceSelect({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Field name={name}>
      {(control) => (
        <SelectControl name={name} control={control}>
          {children}
        </SelectControl>
      )}
    </Field>
  );
}

/** A name may be written that no list has. */
function NamedDistrict({ name, districts }: { name: string; districts: readonly DistrictOption[] }) {
  const { code } = useFormState();
  const list = `${fieldId(code, name)}-names`;
  return (
    <div>
      <TextField name={name} list={list} />
      <datalist id={list}>
        {districts.map(({ code: district, name: text }) => (
          <option key={district} value={text} />
        ))}
      </datalist>
    </div>
  );
}

function DistrictSelect({
  areaPath,
  labels,
  city,
  districts,
  loading,
}: DistrictProps & Pick<ReturnType<typeof usePlacePicker>, 'city' | 'districts' | 'loading'>) {
  const { code, texts } = useFormState();
  const id = fieldId(code, 'district');
  useEffect(() => {
    // The one choice that needs no list is there without it.
    const isUnlisted = !loading && document.getElementById(id)?.dataset.wanted === UNLISTED;
    if (districts.length > 0 || isUnlisted) restoreWanted(id);
  }, [districts, loading, id]);
  const placeholder = loading ? labels.loading : city === '' ? labels.chooseCity : texts.chooseOption;
  const announced = districts.filter(({ area }) => area !== undefined);
  return (
    <LongSelect
      name="district"
      answers="districtName"
      of={city}
      options={districts.flatMap(({ code, name, area }) => (area === undefined ? [[code, name]] : []))}
      otherwise={city === '' || loading ? undefined : [UNLISTED, labels.notListed]}
      placeholder={placeholder}
      loading={loading}
      footer={<AnnouncedDistricts districts={announced} areaPath={areaPath} title={labels.announced} />}
    />
  );
}

interface AnnouncedProps {
  districts: readonly DistrictOption[];
  areaPath: string;
  title: string;
}

function AnnouncedDistricts({ districts, areaPath, title }: AnnouncedProps) {
  if (districts.length === 0) return null;
  return (
    <WordsDisclosure
      className="mt-2 text-sm"
      title={
        <span>
          {title} (<bdi dir="ltr">{districts.length}</bdi>)
        </span>
      }
    >
      <ul className="mt-2 flex max-h-64 flex-wrap gap-x-4 gap-y-1 overflow-y-auto">
        {districts.map(({ code, name, area }) => (
          <li key={code}>
            <a href={`${areaPath}${area}`} className="inline-block py-1 link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </WordsDisclosure>
  );
}
