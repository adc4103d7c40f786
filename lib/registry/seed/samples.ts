import type { AreaInput } from '../areas/save';
import type { RegistrarInput } from '../registrars/save';
import { random } from './random';
import { shippedRegions } from './regions';

/**
 * Sample registrars and totals. None of them exists: names say so in both languages, and the phone numbers lie in no
 * range that any network gives out (a Saudi number never begins with 0 after the country code). No importer would take
 * such a number, so they are made here; the sample branch lies in `content/samples`.
 */

const PER_REGION = 2;

export function sampleRegistrars(): RegistrarInput[] {
  return shippedRegions().flatMap(({ code: region }, place) =>
    Array.from({ length: PER_REGION }, (_, index) => {
      const number = String(place * PER_REGION + index + 1).padStart(2, '0');
      return {
        code: `sample-${number}`,
        ar: `مثال لمسجل عقاري ${number}`,
        en: `Sample registrar ${number}`,
        phone: `9660000000${number}`,
        region,
        verifiedOn: null,
      };
    }),
  );
}

interface SampleTotals {
  titles: number;
  transactions: number;
}

/** Totals of an area: no source publishes them. Larger shares for older areas, none where registration has no dates yet. */
export function sampleTotals({
  slug,
  plotCount: plots,
  startsOn,
  endsOn,
}: Pick<AreaInput, 'slug' | 'plotCount' | 'startsOn' | 'endsOn'>): SampleTotals {
  if (startsOn === null && endsOn === null) return { titles: 0, transactions: 0 };
  const seed = [...slug].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const dice = random(seed);
  const year = Number((startsOn ?? endsOn ?? '2023').slice(0, 4));
  const share = Math.max(0.08, 0.62 - (year - 2023) * 0.17) * (0.8 + dice.next() * 0.4);
  const titles = plots === null ? dice.between(1_200, 6_400) : Math.max(1, Math.round(plots * share));
  return { titles, transactions: Math.round(titles * (0.05 + dice.next() * 0.1)) };
}
