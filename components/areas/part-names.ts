import type { Locale } from '@/lib/i18n/locales';
import type { AreaPart } from '@/lib/registry';
import { NearlyNamed } from '@/lib/site/answer/nearly-named';
import { isShown, together } from '@/lib/site/areas/area-counts';
import { type Ground, isAnnounced } from '@/lib/site/maps/sheet/area-ground';
import { groupsOf, isOfMany } from '@/lib/site/maps/sheet/sheet-frame';

/** More names than one looks over. */
export const MANY = 24;

/**
 * What has a name, in the order of the map's numbers, and what is only counted; `drawn`: what the map has the shape of.
 * @param districts those of the map
 */
export function namesOf(parts: readonly AreaPart[], districts: Ground['districts'], locale: Locale) {
  const announced = districts.filter(isAnnounced);
  // One alone is named on the map: it needs no number.
  const numbers = new Map(
    announced.length === 1 ? [] : announced.map(({ code, number }) => [code, number[locale]]),
  );
  const numberOf = ({ district }: AreaPart) => numbers.get(district ?? '') ?? 0;
  const onMap = new Set(announced.map(({ code }) => code));
  const isDrawn = ({ district }: AreaPart) => onMap.has(district ?? '');
  const named = together(parts.filter(({ kind }) => kind !== 'unnamed_districts'));
  const others = named.filter(([part]) => !isDrawn(part));
  const around = others.length === 0 ? [] : districts.filter((one) => !isAnnounced(one));
  const alike = new NearlyNamed(around);
  const nearly = new Map(
    others.flatMap(([{ district, name }]) => {
      const [one] = district === null || name === null ? [] : alike.of(name);
      return one ? [[district, one.name] as const] : [];
    }),
  );
  const nearlyOf = ({ district }: AreaPart) => nearly.get(district) ?? null;
  return {
    drawn: named.filter(([part]) => isDrawn(part)).sort(([a], [b]) => numberOf(a) - numberOf(b)),
    others,
    counted: parts.filter(({ kind }) => kind === 'unnamed_districts'),
    ways: { numberOf, isDrawn, nearlyOf },
  };
}

/** What is shown of a city: its districts by name or number, and its plans. */
export function partsOf(parts: readonly AreaPart[], districts: Ground['districts'], locale: Locale) {
  const shown = parts.filter(isShown);
  const isPlan = ({ kind }: AreaPart) => kind === 'plan';
  const names = namesOf(
    shown.filter((part) => !isPlan(part)),
    districts,
    locale,
  );
  return { names, plans: shown.filter(isPlan) };
}
export type Parts = ReturnType<typeof partsOf>;

/** Whether one list has so many names of a city that one looks for his own: those of many maps, or of one map and many that it does not show. */
export function hasLongList(parts: readonly AreaPart[], ground: Ground | undefined): boolean {
  if (ground === undefined) return false;
  const announced = ground.districts.filter(isAnnounced);
  const onMap = new Set(announced.map(({ code }) => code));
  const others = parts.filter(
    (part) => isShown(part) && part.kind.startsWith('district') && !onMap.has(part.district ?? ''),
  );
  return others.length > MANY || isOfMany(groupsOf(announced));
}

/** Whether districts are counted in a city's region without names, and the city is none that an announcement names in full: a count of none. */
function mayNameMore({ region, city }: { region: string; city: string | null }, parts: readonly AreaPart[]) {
  const unnamed = parts.filter((part) => part.kind === 'unnamed_districts' && part.region === region);
  const isFull = unnamed.some((part) => part.city === city && part.districtCount === 0);
  return !isFull && unnamed.some((part) => part.city === null && part.districtCount !== 0);
}

/**
 * Whether all that an announcement covers in a city has a name, so that a district without a sign is none of them: no plan, which may lie in
 * any district, none that is only counted, there or in its region, and none that the map has under nearly the name of one.
 * @param parts all of the announcement
 */
export function isAllNamed(ground: Ground, parts: readonly AreaPart[], locale: Locale): boolean {
  const own = parts.filter(({ city }) => city === ground.city);
  const [first] = own;
  const { names, plans } = partsOf(own, ground.districts, locale);
  return (
    names.counted.length + plans.length === 0 &&
    !names.others.some(([one]) => names.ways.nearlyOf(one) !== null) &&
    !(first && mayNameMore(first, parts)) &&
    !ground.isUncertain
  );
}
