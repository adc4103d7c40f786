import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { hasCall } from '@/components/check/answer-actions';
import { CheckView } from '@/components/check/check-view';
import type { PageContext, PageHead } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import type { Locale } from '@/lib/i18n/locales';
import { answerPath } from '@/lib/site/answer/address';
import { cardPath } from '@/lib/site/answer/card-path';
import { answerTexts } from '@/lib/site/answer/texts';
import { mapTiles } from '@/lib/site/maps/interactive/map-tiles';
import { matchPlaces } from '@/lib/site/search/suggest';
import { loadCheck, placeChoice } from '@/lib/site/views/check-page';
import { unreadFilters } from '@/lib/site/views/filters';

/** The head of the page and the page ask the same; by text, since two objects are never the same to the cache. */
const asked = cache(async (text: string, locale: Locale) => {
  const query = JSON.parse(text) as Record<string, string>;
  const choice = placeChoice(query);
  const matches = await matchPlaces(query.place, locale);
  // What was typed means one place for sure: there is nothing to choose.
  const isNamed = choice.city !== undefined || choice.district !== undefined;
  const exact = isNamed ? null : (matches?.exact ?? null);
  // A point that only the places tell, as of a plus code beside its city, is answered as one that stands by itself.
  const found = matches?.point ?? null;
  const point = choice.point ?? (found === null ? undefined : { ...found, radius: 0 });
  const data = await loadCheck(
    exact === null ? { ...choice, point } : { ...choice, ...exact, region: undefined },
  );
  return { data, matches, exact, texts: data.answer && (await answerTexts(data.answer, locale)) };
});

/** "Do I need to register?", before and after a place is chosen. */
export async function content({ query, locale }: PageContext) {
  const { data, matches, exact, texts } = await asked(JSON.stringify(query), locale);
  // A city may stand where a district is expected: the short address names either.
  const understood =
    query.district === data.choice.city ? { ...data.choice, district: query.district } : data.choice;
  return (
    <>
      <PageHeader route="check" lead={texts === null ? undefined : null} compact={texts !== null} />
      <CheckView
        data={data}
        texts={texts}
        tiles={mapTiles()}
        matches={matches}
        isMeant={exact !== null}
        unread={unreadFilters(query, understood)}
      />
      <HelpStrip hasCall={data.answer === null || !hasCall(data.answer)} />
    </>
  );
}

/** An answer is shared by what it says. */
export async function head({ query, locale }: PageContext): Promise<PageHead> {
  const { data, texts } = await asked(JSON.stringify(query), locale);
  if (data.answer === null || texts === null) {
    const t = await getTranslations({ locale, namespace: 'Routes' });
    return { title: t('check.title'), description: t('check.description') };
  }
  return {
    title: `${texts.place}: ${texts.headline}`,
    description: [texts.numbers.line, ...texts.details].join(' ').trim(),
    path: answerPath(data.answer),
    image: cardPath(data.answer, locale),
  };
}
