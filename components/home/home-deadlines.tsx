import { useLocale, useTranslations } from 'next-intl';
import { AreaLine } from '@/components/areas/area-line';
import { RegionMap } from '@/components/areas/map/region-map';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { filteredPath } from '@/lib/site/views/filters';
import type { HomeData } from '@/lib/site/views/home-page';

/** The periods that end next; while none runs, the announcements that came last. Beside them, where they are. */
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
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <ul className="rows">
            {areas.map((area) => (
              <li key={area.slug}>
                <AreaLine area={area} regions={data.regions} today={today} />
              </li>
            ))}
          </ul>
          <ButtonLink variant="secondary" className="mt-6" href={localizedPath(routePath('areas'), locale)}>
            {t('deadlines.all')}
          </ButtonLink>
        </div>
        <figure className="self-start border border-stone-200 print:max-w-[11cm]">
          <figcaption className="px-4 py-3 font-medium text-stone-700">{t('map.title')}</figcaption>
          <RegionMap
            regions={data.regions}
            href={(region) => `${filteredPath('areas', locale, { region })}#list`}
          />
        </figure>
      </div>
    </Section>
  );
}
