import { useLocale, useTranslations } from 'next-intl';
import { unparted } from '@/lib/i18n/unparted';
import type { Area } from '@/lib/registry';

/** What was published about the announcement: its decision, notices, news. An imported name may be in one language only, so its direction is its own. `level`: below what the announcement covers, or beside it. */
export function AreaSources({ sources, level: Heading }: Pick<Area, 'sources'> & { level: 'h2' | 'h3' }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <Heading id="sources" className="font-bold lg:text-xl">
        {t('view.sources')}
      </Heading>
      <ul className="mt-3 space-y-2 text-stone-700">
        {sources.map(({ name, url }) => (
          <li key={`${name.en}${url}`}>
            {url === null ? (
              <bdi dir="auto">{unparted(name[locale])}</bdi>
            ) : (
              <a href={url} rel="noreferrer" className="link">
                <bdi dir="auto">{unparted(name[locale])}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
