import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import type { Answer } from '@/lib/site/answer/load';
import { routePath } from '@/lib/site/routing/routes';

/** The other announcements of a city's districts, in one line that unfolds; those of a district stand in its answer. */
export function OtherAnnouncements({ answer: { naming, several, place } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  if (naming.length === 0 || place.district !== null) return null;
  const number = { count: naming.length, n: formatNumber(naming.length, locale) };
  const city = place.city.name[locale];
  return (
    <details className="border border-stone-300 text-sm">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-medium text-brown-900">
        {several > 0 ? t('answer.others.several', { city }) : t('answer.others.city', { city, ...number })}
      </summary>
      <ul className="border-t border-stone-300 px-4 py-2">
        {naming.map(({ area }) => (
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
