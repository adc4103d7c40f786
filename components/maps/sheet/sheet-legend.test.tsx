import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import type { Ground } from '@/lib/site/maps/sheet/area-ground';
import { SheetLegend } from './sheet-legend';

const ground: Ground = {
  region: 'asir',
  city: 'abha',
  knowsOthers: false,
  isUncertain: false,
  districts: (['whole', 'part', 'around'] as const).map((cover, index) => ({
    code: cover,
    name: { ar: cover, en: cover },
    cover,
    number: { ar: index, en: index },
    official: true,
    geometry: { type: 'Polygon', coordinates: [] },
  })),
};

async function legend(locale: Locale, isPlanned: boolean, isWhole = true, knowsOthers = false) {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesFor(locale)} timeZone="Asia/Riyadh">
      <SheetLegend
        locator={null}
        ground={{ ...ground, knowsOthers }}
        isPlanned={isPlanned}
        isNoted
        isWhole={isWhole}
        withDetail={[]}
        hasOpen={false}
        hasBounds={false}
        hasMetro={false}
        withOthers={[]}
      />
    </NextIntlClientProvider>,
  );
  const textsOf = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, words]) => words);
  return { rows: textsOf(/<\/svg>([^<]+)<\/li>/g), notes: textsOf(/<p[^>]*>([^<]+)<\/p>/g) };
}

describe('the key to the map of an announcement', () => {
  it.each([
    ['en', 'In this announcement', 'Part of it in this announcement', 'Not in this announcement'],
    ['ar', 'في هذا الإعلان', 'جزء منه في هذا الإعلان', 'خارج هذا الإعلان'],
  ] as const)('names in %s what is announced', async (locale, ...words) => {
    const { rows, notes } = await legend(locale, false);
    expect(rows).toEqual(words);
    // That shapes are estimated, and nothing of what may be left out.
    expect(notes).toHaveLength(1);
  });

  it.each([
    [
      'en',
      'Not named in any announcement; may still be covered',
      'Not named in this announcement; may still be covered',
    ],
    ['ar', 'لم يرد اسمه في أي إعلان، وقد يكون مشمولًا', 'لم يرد اسمه في هذا الإعلان، وقد يكون مشمولًا'],
  ] as const)('says in %s what the map may leave out', async (locale, inAny, inThis) => {
    expect((await legend(locale, false, false, true)).rows.at(-1)).toBe(inAny);
    expect((await legend(locale, false, false)).rows.at(-1)).toBe(inThis);
  });

  it.each([
    ['en', 'Not named in any announcement'],
    ['ar', 'لم يرد اسمه في أي إعلان'],
  ] as const)('says in %s that no announcement names a neighbour', async (locale, words) => {
    expect((await legend(locale, false, true, true)).rows.at(-1)).toBe(words);
  });

  it.each([
    ['en', 'Will be announced', 'Only part of it will be announced', 'Not in this announcement'],
    ['ar', 'سيُعلن', 'سيُعلن جزء منه', 'خارج هذا الإعلان'],
  ] as const)('tells in %s of the future as of the future', async (locale, ...words) => {
    expect((await legend(locale, true)).rows).toEqual(words);
  });
});
