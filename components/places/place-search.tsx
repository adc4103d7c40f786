import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { SuggestField } from '@/components/search/suggest-field';
import { suggestButton, suggestForm, suggestSign } from '@/components/search/suggest-form';
import { useSuggestTexts } from '@/components/search/use-suggest-texts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { SearchIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { PLACE_TEXT_MAX, type PlaceMatches } from '@/lib/site/search/suggest';
import { LocateLoader } from './locate-loader';
import { Matches } from './place-matches';

interface Props {
  /** What the address asks for, with what it may mean; null before anything is asked. */
  matches?: PlaceMatches | null;
  /** Whether this page is about the place that was asked for. */
  isAnswered?: boolean;
  /** The metres within which a device knew its place, where they are too many for an answer. */
  tooWide?: number | undefined;
  /** What the button says, where it is the answer that one comes for. */
  submit?: string;
}

/**
 * One field for a place: its name in either script, the number of a plan, coordinates or a map's link. With JavaScript it
 * suggests while one types; without, the page comes again with what may be meant.
 */
export function PlaceSearch({ matches = null, isAnswered = false, tooWide, submit }: Props) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const texts = useSuggestTexts();
  const action = localizedPath(routePath('check'), locale);
  return (
    <div>
      <FilterForm action={action} results="matches" label={t('place.label')} className={suggestForm}>
        <SuggestField
          // Another question in the address is another field: it begins anew from it.
          key={matches?.question}
          id="place"
          name="place"
          label={t('place.label')}
          hint={t('place.hint')}
          example={t('place.example')}
          value={matches?.question}
          locale={locale}
          source="/api/places/suggest"
          maxLength={PLACE_TEXT_MAX}
          texts={texts}
        >
          <SearchIcon className={suggestSign} />
        </SuggestField>
        <Button type="submit" className={suggestButton}>
          {submit ?? t('place.submit')}
        </Button>
      </FilterForm>
      {matches !== null && <Matches matches={matches} isAnswered={isAnswered} tooWide={tooWide} />}
      <LocateLoader
        action={action}
        className={buttonClass('secondary')}
        texts={{
          locate: t('place.locate'),
          locating: t('place.locating'),
          note: t('place.locateNote'),
          refused: t('place.locateRefused'),
          late: t('place.locateLate'),
          unknown: t('place.locateUnknown'),
        }}
      >
        {/* As it will be, so that nothing moves when it can be pressed. */}
        <div className="no-print mt-5 noscript:hidden">
          <button type="button" disabled className={buttonClass('secondary')}>
            {t('place.locate')}
          </button>
          <p className="mt-1 text-sm text-stone-600">{t('place.locateNote')}</p>
        </div>
      </LocateLoader>
    </div>
  );
}
