import type { SeedAnnouncement } from './announcement-types';
import { REGIONS } from './places';
import { random } from './random';

/**
 * Sample registrars, totals and branch. None of them exists: names say so in both languages, and the phone numbers
 * lie in no range that any network gives out (a Saudi number never begins with 0 after the country code).
 */

export interface SampleRegistrar {
  code: string;
  ar: string;
  en: string;
  phone: string;
  region: string;
}

const PER_REGION = 2;

export function sampleRegistrars(): SampleRegistrar[] {
  return REGIONS.flatMap(({ code: region }, place) =>
    Array.from({ length: PER_REGION }, (_, index) => {
      const number = String(place * PER_REGION + index + 1).padStart(2, '0');
      return {
        code: `sample-${number}`,
        ar: `مسجل عقاري تجريبي ${number}`,
        en: `Sample registrar ${number}`,
        phone: `9660000000${number}`,
        region,
      };
    }),
  );
}

export interface SampleTotals {
  titles: number;
  transactions: number;
  /** The plots that the announcement counts, which is no sample; null where it does not. */
  properties: number | null;
}

/** Totals of an area: no source publishes them. Larger shares for older areas. */
export function sampleTotals({ slug, plots, startsOn, endsOn }: SeedAnnouncement): SampleTotals {
  const seed = [...slug].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const dice = random(seed);
  const year = Number((startsOn ?? endsOn ?? '2023').slice(0, 4));
  const share = Math.max(0.08, 0.62 - (year - 2023) * 0.17) * (0.8 + dice.next() * 0.4);
  const titles = plots === null ? dice.between(1_200, 6_400) : Math.max(1, Math.round(plots * share));
  return { titles, transactions: Math.round(titles * (0.05 + dice.next() * 0.1)), properties: plots };
}

export const SAMPLE_BRANCH = {
  code: 'sample-branch',
  city: 'riyadh',
  ar: 'فرع تجريبي',
  en: 'Sample branch',
  addressAr: 'عنوان تجريبي لعرض خدمة المواعيد، ولا وجود لفرع فيه.',
  addressEn: 'A sample address that shows how booking works. There is no branch here.',
  slotMinutes: 20,
  /** 0 is Sunday. */
  hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '14:00' })),
  closures: [],
  special: [],
};
