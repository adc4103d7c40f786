import { useLocale, useTranslations } from 'next-intl';
import { FilterForm } from '@/components/data/filter-form';
import { SuggestField } from '@/components/search/suggest-field';
import { useSuggestTexts } from '@/components/search/use-suggest-texts';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { SiteLink } from '@/components/ui/site-link';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { PLACE_TEXT_MAX, type PlaceMatches } from '@/lib/site/search/suggest';
import { LocateLoader } from './locate-loader';

interface Props {
  /** What the address asks for, with what it may mean; null before anything is asked. */
  matches?: PlaceMatches | null;
  /** Whether the point that was asked about has its answer on this page. */
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
      <FilterForm
        action={action}
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
        <Button type="submit" className="sm:mt-7">
          {submit ?? t('place.submit')}
        </Button>
      </FilterForm>
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
        {/* As high as it will be, so that nothing moves when it comes. */}
        <div className="no-print invisible mt-5 noscript:hidden">
          <span className={buttonClass('secondary')}>{t('place.locate')}</span>
          <p className="mt-1 text-sm">{t('place.locateNote')}</p>
        </div>
      </LocateLoader>
      {matches !== null && !isAnswered && <Matches matches={matches} tooWide={tooWide} />}
    </div>
  );
}

/** Why there is nothing to choose from; null where there is. */
function useReason({ items, point, refused }: PlaceMatches, tooWide: number | undefined): string | null {
  const t = useTranslations('Search');
  const locale = useLocale();
  if (refused === 'tooLong') return t('place.tooLong', { n: formatNumber(PLACE_TEXT_MAX, locale) });
  if (refused === 'abroad') return t('place.abroad');
  if (tooWide !== undefined) return t('place.tooWide', { n: formatNumber(Math.round(tooWide), locale) });
  if (items.length > 0) return null;
  return point === null ? t('place.none') : t('place.noneAtPoint');
}

function Matches({ matches, tooWide }: { matches: PlaceMatches; tooWide: number | undefined }) {
  const t = useTranslations('Search');
  const reason = useReason(matches, tooWide);
  const { items } = matches;
  if (reason !== null)
    return (
      <p id="matches" role="status" className="mt-4 text-stone-700">
        {reason}
      </p>
    );
  return (
    <div id="matches" className="mt-5">
      <h3 role="status" className="text-base font-semibold">
        {t('place.which')}
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
