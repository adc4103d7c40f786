import type { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ReadOutput } from '@/lib/registry';
import { apart } from '@/lib/registry/geometry/bearing';

type Texts = ReturnType<typeof useTranslations<'Check'>>;
export type Lies = ReturnType<typeof apart>;

/** How far a village lies from the city that it is told by; undefined where either place is not known. */
export function liesFromCity({ near, centre }: NonNullable<ReadOutput<'place'>>): Lies | undefined {
  return near?.centre == null || centre === null ? undefined : apart(near.centre, centre);
}

/** How a village is told by the city near it: by how far from it, where that is known. */
export const nearCity = (t: Texts, city: string, locale: Locale, lies?: Lies): string =>
  t('nearCity', {
    city,
    n: lies?.km ?? 0,
    km: formatNumber(lies?.km ?? 0, locale),
    bearing: lies?.bearing ?? '',
  });
