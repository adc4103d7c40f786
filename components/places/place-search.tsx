import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { SuggestField } from '@/components/search/suggest-field';
import { useSuggestTexts } from '@/components/search/use-suggest-texts';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { PLACE_TEXT_MAX, type PlaceMatches } from '@/lib/site/search/suggest';

interface Props {
  /** What the address asks for, with what it may mean; null before anything is asked. */
  matches: PlaceMatches | null;
}

/**
 * One field for a place: its name in either script, the number of a plan, coordinates or a map's link. With JavaScript it
 * suggests while one types; without, the page comes again with what may be meant.
 */
export function PlaceSearch({ matches }: Props) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const texts = useSuggestTexts();
  return (
    <div>
      <FilterForm
        action={localizedPath(routePath('check'), locale)}
        results="matches"
        label={t('place.label')}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <SuggestField
          // Another question in the address is another field: it begins anew from it.
          key={matches?.question}
          id="place"
          name="place"
          label={t('place.label')}
          hint={t('place.hint')}
          value={matches?.question}
          locale={locale}
          source="/api/places/suggest"
          maxLength={PLACE_TEXT_MAX}
          texts={texts}
        />
        <Button type="submit" className="sm:mt-6.5">
          {t('place.submit')}
        </Button>
      </FilterForm>
      {matches !== null && <Matches matches={matches} />}
    </div>
  );
}

function Matches({ matches: { items, point } }: { matches: PlaceMatches }) {
  const t = useTranslations('Search');
  if (items.length === 0)
    return (
      <p id="matches" role="status" className="mt-4 text-stone-700">
        {point === null ? t('place.none') : t('place.noneAtPoint')}
      </p>
    );
  return (
    <div id="matches" className="mt-5">
      <h3 role="status" className="text-base font-semibold">
        {point === null ? t('place.which') : t('place.atPoint')}
      </h3>
      <ul className="mt-2 divide-y divide-stone-200 border-y border-stone-200">
        {items.map(({ href, name, within }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="flex min-h-12 flex-wrap items-center gap-x-3 py-2 hover:underline"
            >
              <bdi className="font-semibold text-brown-800">{name}</bdi>
              <bdi className="text-sm text-stone-600">{within.join(t('comma'))}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
