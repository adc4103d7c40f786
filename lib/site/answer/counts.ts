import { foldForSearch } from '@/lib/i18n/arabic';
import {
  type AreaPart,
  type Bilingual,
  type City,
  isAnnounced,
  listsNames,
  namesDistrict,
  type Registry,
} from '@/lib/registry';
import type { Finding, Place } from './outcome';

/** What one announcement counts, or tells without names, around a place. */
export interface Count {
  /** Districts; null where the announcement counts none. */
  readonly districts: number | null;
  /** Parcels, where it counts those. */
  readonly parcels: number | null;
  /** The city or governorate that the count belongs to; null for the region. */
  readonly city: string | null;
  /** Where it counts, of one city or another, as the announcement says it; null for a count of one place. */
  readonly where: Bilingual | null;
  readonly area: Finding['area'];
}

/** All that is announced without names around a place, beside what is named there. */
export interface Unnamed {
  /** The city, or the governorate under whose name announcements speak of it. */
  readonly scope: City;
  /** Districts of it that announcements name. */
  readonly named: number;
  /** Districts that it has; null where no list has them, or the announcements have more. */
  readonly total: number | null;
  /** The nearest first. */
  readonly counts: readonly Count[];
}

/** A district of this name that is announced, though not for sure the one that was asked about. */
export interface Namesake {
  readonly name: Bilingual;
  readonly scope: City;
  readonly where: Bilingual | null;
}

/** Where a count says that it is of one city or another: «في عيون الجواء أو القوارة», with names behind a colon where they are told. */
const EITHER = /^في .+ أو /;

const beforeColon = (text: string) => text.split(':')[0] ?? '';

const whereOf = ({ note }: AreaPart): Bilingual | null =>
  note !== null && EITHER.test(note.ar) ? { ar: beforeColon(note.ar), en: beforeColon(note.en) } : null;

/** Parts of a finding that are told without names; of its region only what has a number, where it tells of the city itself. */
function unnamedParts({ parts }: Finding): AreaPart[] {
  const unnamed = parts.filter((part) => part.kind === 'unnamed_districts' && !listsNames(part));
  const isNew = ({ city, districtCount, plotCount }: AreaPart) =>
    city !== null || districtCount !== null || plotCount !== null;
  return parts.some(({ city }) => city !== null) ? unnamed.filter(isNew) : unnamed;
}

/** What announcements count, or tell without names, in the city of a place, its governorate and its region. */
export function countsOf(findings: readonly Finding[]): Count[] {
  const counts = findings
    .filter(({ area }) => isAnnounced(area))
    .flatMap((finding) =>
      unnamedParts(finding).map((part) => ({
        districts: part.districtCount,
        parcels: part.plotCount,
        city: part.city,
        where: whereOf(part),
        area: finding.area,
      })),
    );
  return [...counts.filter(({ city }) => city !== null), ...counts.filter(({ city }) => city === null)];
}

/** Whether announcements tell of districts of a city or its region without naming them: one that none names may be meant. */
export const leavesUnnamed = (findings: readonly Finding[]): boolean => countsOf(findings).length > 0;

/** What several counts come to. */
export interface Sum {
  readonly districts: number;
  /** Plots of announcements that count no districts. */
  readonly parcels: number;
  /** Whether more is announced there, without a number. */
  readonly isMore: boolean;
}

export function sumOf(counts: readonly Count[]): Sum {
  const add = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const uncounted = counts.filter(({ districts }) => districts === null);
  return {
    districts: add(counts.map(({ districts }) => districts)),
    parcels: add(uncounted.map(({ parcels }) => parcels)),
    isMore: uncounted.some(({ parcels }) => parcels === null),
  };
}

/** The governorate under whose name announcements speak of a place, else its city. */
async function scopeOf(source: Registry, { city }: Place): Promise<City> {
  if (city.partOf === null) return city;
  return (await source.place({ city: city.partOf })).data?.city ?? city;
}

/** Districts of a city or governorate that announcements name, whole or in part, each once. */
async function namedIn(source: Registry, city: string): Promise<number> {
  const { items } = (await source.areasOf({ city })).data;
  const districts = items
    .filter(({ area }) => isAnnounced(area))
    .flatMap(({ parts }) => parts)
    .filter(namesDistrict);
  return new Set(districts.map(({ district, name }) => district ?? foldForSearch(name?.ar ?? ''))).size;
}

/** A number that stands with the other city of a count of either. */
async function withNumber(source: Registry, count: Count): Promise<Count> {
  const { where, districts, parcels, area } = count;
  if (where === null || districts !== null || parcels !== null) return count;
  const parts = (await source.area({ slug: area.slug })).data?.parts ?? [];
  const same = parts.find((part) => part.districtCount !== null && whereOf(part)?.ar === where.ar);
  return { ...count, districts: same?.districtCount ?? null };
}

/** What announcements tell without names around a place that none of them names. */
export async function unnamedAround(
  source: Registry,
  findings: readonly Finding[],
  place: Place,
): Promise<Unnamed> {
  const scope = await scopeOf(source, place);
  const [named, districts, counts] = await Promise.all([
    namedIn(source, scope.code),
    source.districts({ city: scope.code }),
    Promise.all(countsOf(findings).map((count) => withNumber(source, count))),
  ]);
  const total = districts.data.items.length;
  const { districts: counted } = sumOf(counts.filter(({ city, where }) => city !== null && where === null));
  return { scope, named, total: total >= named + counted && total > 0 ? total : null, counts };
}

/** The name that an announcement gives without saying which district it means; null of any other finding. */
export async function namesakeOf(
  source: Registry,
  { coverage, parts }: Finding,
  place: Place,
): Promise<Namesake | null> {
  if (coverage !== 'namesake') return null;
  const part = parts.find(({ kind }) => kind !== 'unnamed_districts');
  const listed = parts.find(listsNames);
  // A list of two cities tells the name in its note.
  const name = part?.name ?? place.district?.name;
  if (name === undefined) return null;
  const where = part === undefined && listed !== undefined ? whereOf(listed) : null;
  return { name, scope: await scopeOf(source, place), where };
}
