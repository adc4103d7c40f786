import { useLocale, useTranslations } from 'next-intl';
import { Folded } from '@/components/ui/folded-on-phone';
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
    <Folded
      title={
        several > 0 ? t('answer.others.several', { city }) : t('answer.others.city', { city, ...number })
      }
    >
      <ul className="pb-3">
        {naming.map(({ area }) => (
          <li key={area.slug}>
            <SiteLink
              href={localizedPath(routePath('area', { area: area.slug }), locale)}
              className="inline-block py-1.5 link"
            >
              {area.name[locale]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
