import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { RegionMap } from './region-map';

const named = (code: string, count: number) => ({ code, name: { ar: code, en: code }, count });

/** The regions whose names a phone does not have beside them (`data-below`, drawings.css). */
async function leftOut(regions: readonly ReturnType<typeof named>[], selected?: string) {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await messagesFor('en')} timeZone="Asia/Riyadh">
      <RegionMap regions={regions} selected={selected} />
    </NextIntlClientProvider>,
  );
  const groups = [...shown.matchAll(/<g data-below="">(.*?)<\/g>/g)];
  return groups.map(([, words = '']) => words.match(/>([a-z-]+)<\/text>/)?.[1]);
}

describe('the map of the kingdom', () => {
  const regions = [named('riyadh', 3), named('hail', 1), named('asir', 0), named('jazan', 0)];

  it('names on a phone what has announcements', async () => {
    expect(await leftOut(regions)).toEqual(['asir', 'jazan']);
  });

  it('names there what is chosen too, and all where nothing is announced anywhere', async () => {
    expect(await leftOut(regions, 'asir')).toEqual(['jazan']);
    expect(await leftOut([named('asir', 0), named('hail', 0)])).toEqual([]);
  });
});
