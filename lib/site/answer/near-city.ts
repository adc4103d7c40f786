import type { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { apart } from '@/lib/registry/geometry/bearing';

type Texts = ReturnType<typeof useTranslations<'Check'>>;
export type Lies = ReturnType<typeof apart>;

interface Lying {
  readonly centre?: Parameters<typeof apart>[0] | null | undefined;
}

/** How far a village lies from the city that it is told by; undefined where it is not known where either lies. */
export const liesFrom = (city: Lying | null, { centre }: Lying): Lies | undefined =>
  city?.centre == null || centre == null ? undefined : apart(city.centre, centre);

/** How a village is told by the city near it: by how far from it, where that is known. */
export const nearCity = (t: Texts, city: string, locale: Locale, lies?: Lies): string =>
  t('nearCity', {
    city,
    n: lies?.km ?? 0,
    km: formatNumber(lies?.km ?? 0, locale),
    bearing: lies?.bearing ?? '',
  });
