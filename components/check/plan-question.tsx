import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/locales';
import type { Answer } from '@/lib/site/answer/load';
import { PLAN_MAX } from '@/lib/site/answer/plans';
import { routePath } from '@/lib/site/routing/routes';
import { filteredPath } from '@/lib/site/views/filters';
import { UNLISTED } from '@/lib/unlisted';

/** The one question more that settles the matter, where an announcement tells its parts by the numbers of their plans. */
export function PlanQuestion({ answer: { plans, plan, place } }: { answer: Answer }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const [example, another] = plans;
  if (example === undefined) return null;
  const district = place.district?.code ?? UNLISTED;
  // Of one plan alone yes is a press; a number of another has its own answer.
  const isOne = another === undefined && plan === null;
  const heading = isOne ? t('plan.headingOne', { plan: `\u2066${example}\u2069` }) : t('plan.heading');
  return (
    <section aria-labelledby="plan-question" className="no-print mt-5 border-y border-stone-300 py-5 md:mt-6">
      <h3 id="plan-question" className="text-lg md:text-xl">
        {heading}
      </h3>
      {isOne && (
        <p className="mt-3">
          <ButtonLink
            href={`${filteredPath('check', locale, { city: place.city.code, district, plan: example })}#answer`}
          >
            {t('plan.inOne')}
          </ButtonLink>
        </p>
      )}
      <FilterForm
        action={localizedPath(routePath('check'), locale)}
        results="answer"
        label={isOne ? t('plan.other') : heading}
        className="mt-4 flex max-w-xl flex-wrap items-end gap-3"
      >
        <input type="hidden" name="city" value={place.city.code} />
        <input type="hidden" name="district" value={district} />
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor="plan" className="block font-medium">
            {t(isOne ? 'plan.other' : 'plan.label')}
          </label>
          <p id="plan-hint" className="text-sm text-stone-600">
            {isOne ? t('plan.onDeed') : t('plan.hint', { plan: `\u2066${example}\u2069` })}
          </p>
          <input
            key={plan?.number}
            id="plan"
            name="plan"
            required
            dir="ltr"
            maxLength={PLAN_MAX}
            defaultValue={plan?.number}
            aria-describedby="plan-hint"
            className="mt-1 min-h-12 w-full rounded border border-stone-500 bg-white px-3"
          />
        </div>
        <Button type="submit" variant={isOne || plan !== null ? 'secondary' : 'primary'}>
          {t('plan.submit')}
        </Button>
      </FilterForm>
      {!isOne && <NamedPlans plans={plans} />}
    </section>
  );
}

function NamedPlans({ plans }: Pick<Answer, 'plans'>) {
  const t = useTranslations('Check');
  return (
    <>
      <p id="plans-named" className="mt-4 text-sm text-stone-700">
        {t('plan.named')}
      </p>
      <ul aria-labelledby="plans-named" className="dotted flex flex-wrap text-sm text-stone-700">
        {plans.map((number) => (
          <li key={number}>
            <bdi dir="ltr">{number}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
