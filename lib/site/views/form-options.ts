import { getTranslations } from 'next-intl/server';
import { riyadhDate, riyadhTime } from '@/lib/calendar/riyadh';
import { bothCalendars, shortMonth, weekdayName } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { isAnnounced } from '@/lib/registry';
import { byName, named, type PlaceName } from '../places/places';
import { pageRegistry } from '../reads';

/** Choices that are data of the registry, in one language, as the forms' controls show them. */
export interface Option {
  code: string;
  label: string;
}
export interface PlaceOptions {
  regions: PlaceName[];
  cities: (PlaceName & { region: string })[];
}

/** Choices with the moment from which on they are stale, where the registry could not be asked; null while it can. */
export interface Aged<T> {
  options: T;
  staleSince: string | null;
}

/** The regions in their official order and the cities by name. */
export async function placeOptions(locale: Locale): Promise<Aged<PlaceOptions>> {
  const { data, staleSince } = await (await pageRegistry()).places({});
  const regionOf = new Map(data.cities.map(({ code, region }) => [code, region]));
  return {
    staleSince,
    options: {
      regions: named(data.regions, locale),
      cities: byName(data.cities, locale).map((city) => ({ ...city, region: regionOf.get(city.code) ?? '' })),
    },
  };
}

/** A district to choose, with the slug of the area whose announcement covers it whole. */
export interface DistrictOption extends PlaceName {
  readonly area?: string;
}

/**
 * The districts of a city by name, those already announced with their area. Part of a district announced leaves the rest of
 * it open.
 */
export async function districtOptions(city: string, locale: Locale): Promise<DistrictOption[]> {
  const port = await pageRegistry();
  const [districts, areas] = await Promise.all([port.districts({ city }), port.areasOf({ city })]);
  const covered = new Map<string, string>();
  let wholeCity: string | undefined;
  for (const { area, parts } of areas.data.items) {
    if (!isAnnounced(area)) continue;
    for (const part of parts) {
      if (part.kind === 'city' && part.city === city) wholeCity ??= area.slug;
      if (part.kind === 'district' && part.district !== null && !covered.has(part.district)) {
        covered.set(part.district, area.slug);
      }
    }
  }
  return byName(districts.data.items, locale).map((district) => {
    const area = covered.get(district.code) ?? wholeCity;
    return area === undefined ? district : { ...district, area };
  });
}

export interface SlotDay {
  day: string;
  /** Its day of the week, and its date in short. */
  weekday: string;
  date: string;
  /** The day in both calendars. */
  label: string;
  slots: { startsAt: string; time: string }[];
}

/** The free times of a branch in the coming days, by day. */
export async function slotOptions(branch: string, locale: Locale): Promise<SlotDay[]> {
  const { data } = await (await pageRegistry()).slots({ branch });
  const days = new Map<string, SlotDay>();
  for (const { day, startsAt, time } of data.items) {
    const entry = days.get(day) ?? { day, ...dayNames(day, locale), slots: [] };
    entry.slots.push({ startsAt, time });
    days.set(day, entry);
  }
  return [...days.values()];
}

const dayNames = (day: string, locale: Locale) => ({
  label: dayLabel(day, locale),
  weekday: weekdayName(day, locale),
  date: `${Number(day.slice(8))}\u00a0${shortMonth(day.slice(0, 7), locale)}`,
});

/** "Sunday, 22 November 2026 (12 Jumada II 1448 AH)". */
export function dayLabel(day: string, locale: Locale): string {
  const comma = locale === 'ar' ? '،' : ',';
  return `${weekdayName(day, locale)}${comma} ${bothCalendars(day, locale)}`;
}

/** Day in both calendars and clock time, in Riyadh. */
export function momentLabel(moment: Date, locale: Locale): string {
  return `${dayLabel(riyadhDate(moment), locale)} ${riyadhTime(moment)}`;
}

/** Whether any branch takes bookings. */
export const offersAppointments = async (): Promise<boolean> =>
  (await (await pageRegistry()).branches({})).data.items.length > 0;

/** A branch with its address and the services that it offers. */
export interface BranchOption extends Option {
  address: string;
  services: string[];
}

/** The branches (`all`: with those that only have bookings left), and the services that any of them offers. */
export async function branchOptions(
  locale: Locale,
  of: 'offered' | 'all' = 'offered',
): Promise<Aged<{ branches: BranchOption[]; services: Option[] }>> {
  const { data, staleSince } = await (await pageRegistry()).branches({ of });
  const titles = await getTranslations({ locale, namespace: 'Services' });
  const title = titles as unknown as ((key: string) => string) & { has: (key: string) => boolean };
  const offered = [...new Set(data.items.flatMap((branch) => branch.services))];
  return {
    staleSince,
    options: {
      branches: data.items.map(({ code, name, address, services }) => ({
        code,
        label: name[locale],
        address: address[locale],
        services,
      })),
      services: offered.map((code) => ({
        code,
        label: title.has(`items.${code}.title`) ? title(`items.${code}.title`) : code,
      })),
    },
  };
}
