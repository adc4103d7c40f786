import { useLocale } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { Button } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import type { CheckData } from '@/lib/site/views/check-page';
import { UNLISTED } from '@/lib/unlisted';
import { NoPlaces } from './no-places';
import { PlaceFields } from './place-fields';

interface Props {
  id: string;
  label: string;
  submit: string;
  className: string;
  places: Pick<CheckData, 'regions' | 'cities' | 'districts' | 'choice'>;
}

/** "Do I need to register?" by lists: region, city and, once it is known, district. It leads to the answer of that place. */
export function PlaceQuestion({ id, label, submit, className, places }: Props) {
  const locale = useLocale();
  const { regions, cities, districts, choice } = places;
  if (cities.length === 0)
    return (
      <div className="mt-5">
        <NoPlaces />
      </div>
    );
  return (
    <FilterForm
      action={localizedPath(routePath('check'), locale)}
      results="answer"
      label={label}
      className={className}
    >
      <PlaceFields
        id={id}
        kind="question"
        unlistedCode={UNLISTED}
        regions={regions}
        cities={cities}
        districts={districts}
        choice={choice}
      />
      <Button type="submit" variant="secondary" className="sm:justify-self-start">
        {submit}
      </Button>
    </FilterForm>
  );
}
