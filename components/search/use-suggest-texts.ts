import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import { SUGGESTIONS } from '@/lib/site/search/suggest';
import type { SuggestTexts } from './suggestions';

/** The words of a field with suggestions, in the language of the page. */
export function useSuggestTexts(): SuggestTexts {
  const t = useTranslations('Search');
  const locale = useLocale();
  const counts = Array.from({ length: SUGGESTIONS + 1 }, (_, count) =>
    t('suggested', { count, n: formatNumber(count, locale) }),
  );
  return { counts, comma: t('comma') };
}
