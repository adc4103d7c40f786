import type { Locale } from '../../i18n/locales';
import type { Registry } from '../../registry';
import { liesFromCity } from '../answer/near-city';
import type { SiteSearch } from './site-search';

interface Told {
  readonly kind: string;
  readonly name: string;
  readonly within: readonly string[];
  readonly city?: string | undefined;
}

const toldAs = ({ name, within }: Told) => [name, ...within].join('|');

/**
 * The places as they are listed; of villages that have the same name and lie near the same city, how far from it, and in
 * which direction. They are asked for one by one: such are few.
 */
export async function toldApart<Place extends Told>(
  places: readonly Place[],
  { near }: Pick<SiteSearch, 'near'>,
  source: Pick<Registry, 'place'>,
  locale: Locale,
): Promise<Place[]> {
  const told = places.map(async (one) => {
    const isAlone = places.every((other) => other === one || toldAs(other) !== toldAs(one));
    if (isAlone || one.kind !== 'city' || one.city === undefined) return one;
    const place = (await source.place({ city: one.city })).data;
    if (place === null || place.near === null) return one;
    const lies = near[locale](place.near.name[locale], liesFromCity(place));
    return { ...one, within: [lies, ...one.within.slice(1)] };
  });
  return Promise.all(told);
}
