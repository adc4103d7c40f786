import { readCities } from '../places/cities';
import { readDistricts } from '../places/importer';
import { type NamedPlaces, namesAmong } from '../places/names';
import type { DistrictInput, RegionInput } from '../places/save';
import type { CityInput } from '../places/save-cities';
import { contentOptions, openContent } from './content';
import { shippedRegions } from './regions';

/** The regions, cities and districts that ship. Their files name each other by codes, so no store is needed to read them. */
export async function shippedPlaces(): Promise<{
  regions: RegionInput[];
  cities: CityInput[];
  districts: DistrictInput[];
}> {
  const regions = shippedRegions();
  const known: NamedPlaces = { regions, cities: [], districts: [], aliases: [] };
  const cities = (await readCities(namesAmong(known), await openContent('cities.csv'), contentOptions()))
    .items;
  const numbers = new Map(regions.map(({ id, code }) => [code, id]));
  const rows = cities.map(({ code, region, ar }, index) => ({
    id: index + 1,
    code,
    region_id: numbers.get(region) ?? 0,
    name_ar: ar,
    part_of: null,
    near: null,
  }));
  const source = await openContent('districts.csv');
  const { districts } = await readDistricts(namesAmong({ ...known, cities: rows }), source, contentOptions());
  return { regions, cities, districts };
}
