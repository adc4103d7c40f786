import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { SuggestField } from '@/components/search/suggest-field';
import { suggestButton, suggestForm, suggestSign } from '@/components/search/suggest-form';
import { useSuggestTexts } from '@/components/search/use-suggest-texts';
import { Button } from '@/components/ui/button';
import { ListIcon, PinIcon, SearchIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
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
  /** The other way, beside the place of the device: the address of the lists. */
  lists?: string;
}

/**
 * One field for a place: its name in either script, the number of a plan, coordinates or a map's link. With JavaScript it
 * suggests while one types; without, the page comes again with what may be meant.
 */
export function PlaceSearch({ lists, ...field }: Props) {
  const t = useTranslations('Search');
  return (
    <div>
      <PlaceField {...field} hint={t('place.hint')} />
      <div className="mt-2 flex flex-wrap gap-x-4 sm:gap-x-6">
        <DevicePlace />
        {lists !== undefined && (
          <SiteLink href={lists} className={quietWay}>
            <ListIcon className="size-5 text-brown-600" />
            {t('place.chooseFromLists')}
          </SiteLink>
        )}
      </div>
    </div>
  );
}

const quietWay = 'inline-flex min-h-11 items-center gap-2 link';

interface FieldProps extends Omit<Props, 'lists'> {
  /** What one may write. */
  hint?: string;
}

/** The field with its button, and below it what its text may mean. */
export function PlaceField({ matches = null, isAnswered = false, tooWide, hint }: FieldProps) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const texts = useSuggestTexts();
  return (
    <>
      <FilterForm
        action={localizedPath(routePath('check'), locale)}
        results="matches"
        label={t('place.label')}
        className={suggestForm}
      >
        <SuggestField
          // Another question in the address is another field: it begins anew from it.
          key={matches?.question}
          id="place"
          name="place"
          label={t('place.label')}
          hint={hint}
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
          {t('place.submit')}
        </Button>
      </FilterForm>
      {matches !== null && <Matches matches={matches} isAnswered={isAnswered} tooWide={tooWide} />}
    </>
  );
}

/** The place of the device as the question. What becomes of it is told as soon as it is asked for. */
export function DevicePlace() {
  const t = useTranslations('Search');
  const locale = useLocale();
  const words = (
    <>
      <PinIcon className="size-5 text-brown-600" />
      {t('place.locate')}
    </>
  );
  return (
    <LocateLoader
      action={localizedPath(routePath('check'), locale)}
      className={quietWay}
      texts={{
        locate: words,
        locating: `${t('place.locating')} ${t('place.locateNote')}`,
        refused: t('place.locateRefused'),
        late: t('place.locateLate'),
        unknown: t('place.locateUnknown'),
      }}
    >
      {/* As it will be, so that nothing moves when it can be pressed. */}
      <button type="button" disabled className={`${quietWay} no-print noscript:hidden`}>
        {words}
      </button>
    </LocateLoader>
  );
}
