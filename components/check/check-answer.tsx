import { useLocale, useTranslations } from 'next-intl';
import { AreaNextSteps } from '@/components/areas/area-next-steps';
import { AreaRow } from '@/components/areas/area-row';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { CalendarIcon, DownIcon } from '@/components/ui/icons';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { groupOf, hasDateAhead } from '@/lib/site/views/areas';
import type { CheckAnswer, CheckData } from '@/lib/site/views/check-page';
import { AnswerSentence } from './answer-sentence';
import { CheckLimits } from './check-limits';
import { NotAnnounced } from './not-announced';
import { TouchedParts } from './touched-parts';

const boxes = {
  undated: 'border-amber-700 bg-amber-50',
  upcoming: 'border-blue-700 bg-blue-50',
  planned: 'border-blue-700 bg-blue-50',
  open: 'border-green-600 bg-green-50',
  closed: 'border-amber-700 bg-amber-50',
} as const;

/** The answer for a place: a sentence, what it rests on, what to do next, and what else touches the place. */
export function CheckAnswerView({ data, answer }: { data: CheckData; answer: CheckAnswer }) {
  const t = useTranslations('Check');
  const place = usePlaceName(data);
  const { main, others } = answer;
  if (main === undefined) return <NotAnnounced place={place} />;
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
      <div className="min-w-0 space-y-10">
        <section aria-labelledby="answer" className={`parcel p-5 md:p-8 ${boxes[groupOf(main.area)]}`}>
          <h2 id="answer" className="text-base font-semibold text-stone-700 md:text-base">
            {t('answer.heading', { place })}
          </h2>
          <p role="status" className="mt-2 text-xl font-bold text-brown-900 md:text-2xl">
            <AnswerSentence finding={main} place={place} />
          </p>
          <TouchedParts finding={main} />
          <AnswerLinks finding={main} />
        </section>
        {others.length > 0 && <Others data={data} items={others} />}
        <CheckLimits />
      </div>
      <div>
        <AreaNextSteps area={main.area} />
      </div>
    </div>
  );
}

function AnswerLinks({ finding }: { finding: NonNullable<CheckAnswer['main']> }) {
  const t = useTranslations('Check');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const { slug, state } = finding.area;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={localizedPath(routePath('area', { area: slug }), locale)}>
        {t('answer.details')}
      </ButtonLink>
      {state === 'to_be_announced' && (
        <ButtonLink variant="secondary" href={localizedPath(routePath('interest'), locale)}>
          {t('answer.interest')}
        </ButtonLink>
      )}
      {hasDateAhead(finding.area, riyadhDate()) && (
        <a
          href={`/api/areas/${slug}/calendar?locale=${locale}`}
          download
          className={buttonClass('secondary', 'no-print')}
        >
          <CalendarIcon className="size-5" />
          {areas('calendar.download')}
        </a>
      )}
    </div>
  );
}

/** What surely touches the place is shown; what may touch it is folded, else it would drown the rest. */
function Others({ data, items }: { data: CheckData; items: CheckAnswer['others'] }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const sure = items.filter(({ coverage }) => coverage === 'whole' || coverage === 'partial');
  const unsure = items.filter((item) => !sure.includes(item));
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-xl md:text-xl">
        {t('others.heading')}
      </h2>
      <p className="mt-2 text-stone-700">{t('others.text')}</p>
      <Rows data={data} items={sure} />
      {unsure.length > 0 && (
        <details className="group mt-5">
          <summary className="flex min-h-11 items-center gap-2 font-semibold text-brown-800 underline underline-offset-4">
            <DownIcon className="size-5 shrink-0 group-open:rotate-180" />
            {t('others.unsure', { count: unsure.length, n: formatNumber(unsure.length, locale) })}
          </summary>
          <Rows data={data} items={unsure} />
        </details>
      )}
    </section>
  );
}

function Rows({ data, items }: { data: CheckData; items: CheckAnswer['others'] }) {
  const today = riyadhDate();
  if (items.length === 0) return null;
  return (
    <ul className="rows mt-4">
      {items.map(({ area }) => (
        <li key={area.slug}>
          <AreaRow area={area} regions={data.regions} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** The place that the answer is about: the district if one was chosen from the list, else the city. */
function usePlaceName({ choice, cities, districts }: CheckData): string {
  const t = useTranslations('Check');
  const locale = useLocale();
  const city = cities.find(({ code }) => code === choice.city)?.name[locale] ?? '';
  const district = districts.find(({ code }) => code === choice.district)?.name[locale];
  return district === undefined ? city : t('place', { district, city });
}
