import { useLocale, useTranslations } from 'next-intl';
import { AreaRow } from '@/components/areas/area-row';
import { RegionMap } from '@/components/areas/map/region-map';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { filteredPath } from '@/lib/site/views/filters';
import type { HomeData } from '@/lib/site/views/home-page';

/** The periods that end next. While none runs, that is said, and what ended last is shown. */
export function HomeDeadlines({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const today = riyadhDate();
  const running = data.deadlines.length > 0;
  const areas = running ? data.deadlines : data.recent;
  const lead = areas.length === 0 ? t('deadlines.emptyLead') : t('deadlines.noneLead');
  return (
    <Section
      id="deadlines"
      title={running ? t('deadlines.title') : t('deadlines.noneTitle')}
      lead={running ? t('deadlines.lead') : lead}
    >
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ul className="space-y-4">
            {areas.map((area) => (
              <li key={area.slug}>
                <AreaRow area={area} regions={data.regions} today={today} />
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <ButtonLink variant="secondary" href={localizedPath(routePath('areas'), locale)}>
              {t('deadlines.all')}
            </ButtonLink>
          </div>
        </div>
        <figure className="max-lg:hidden">
          <figcaption className="text-center font-semibold text-stone-700">{t('map.title')}</figcaption>
          <RegionMap
            small
            regions={data.regions}
            href={(region) => `${filteredPath('areas', locale, { region })}#list`}
          />
        </figure>
      </div>
    </Section>
  );
}
