import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import type { Answer } from '@/lib/site/answer/load';
import { routePath } from '@/lib/site/routing/routes';

/** What else touches the place, in one line that unfolds; what merely speaks of its region says nothing of it. */
export function OtherAnnouncements({ answer: { others, outcome } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  // Counts in the governorate tell nothing about a place that an announcement names.
  const isNamed = outcome === 'whole' || outcome === 'partial';
  const telling = others.filter(({ coverage }) =>
    isNamed ? coverage === 'whole' || coverage === 'partial' : coverage !== 'mentioned',
  );
  if (telling.length === 0) return null;
  const count = telling.length;
  return (
    <details className="border border-stone-300 text-sm">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-medium text-brown-900">
        {t('answer.others', { count, n: formatNumber(count, locale) })}
      </summary>
      <ul className="border-t border-stone-300 px-4 py-2">
        {telling.map(({ area }) => (
          <li key={area.slug}>
            <SiteLink
              href={localizedPath(routePath('area', { area: area.slug }), locale)}
              className="inline-block py-1.5 underline underline-offset-4"
            >
              {area.name[locale]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
