import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AreasView } from '@/components/areas/areas-view';
import { CheckView } from '@/components/check/check-view';
import { HomeView } from '@/components/home/home-view';
import { IndicatorsView } from '@/components/indicators/indicators-view';
import { RegistrarsView } from '@/components/registrars/registrars-view';
import { locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { closeRegistry } from '@/lib/registry';
import { indicatorsFilter, loadIndicators } from '@/lib/site/views/analytics-page';
import { loadAreas } from '@/lib/site/views/areas-page';
import { loadCheck } from '@/lib/site/views/check-page';
import { loadHome } from '@/lib/site/views/home-page';
import { loadRegistrars, registrarsFilter } from '@/lib/site/views/registrars-page';
import { temporaryFolder } from '../../support/folders';
import { shown } from '../../support/shown';

const folder = temporaryFolder();
beforeAll(() => {
  Object.assign(process.env, { DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await closeRegistry();
  folder.remove();
});

describe.each(locales.map(({ code }) => code))('an empty registry in %s', (locale) => {
  it('is told as such by every page of data, without a sentence that leads nowhere', async () => {
    // As they are shown: what keeps a number beside its word is a blank to who reads.
    const texts = JSON.parse(JSON.stringify(await messagesFor(locale)).replaceAll('\u00a0', ' ')) as Awaited<
      ReturnType<typeof messagesFor>
    >;
    const { Home, Areas, Analytics, Places, Registrars } = texts;
    const home = await shown(locale, createElement(HomeView, { data: await loadHome(locale) }));
    expect(home).toContain(Home.deadlines.emptyLead);
    const check = await shown(
      locale,
      createElement(CheckView, { data: await loadCheck({}), texts: null, tiles: null }),
    );
    // The question of the home page is answered by the page that it leads to.
    expect(check).toContain(Places.none.text);
    for (const page of [home, check]) expect(page).not.toContain('<select');
    for (const text of [Home.figures.title, Home.news.title]) expect(home).not.toContain(`>${text}<`);
    const [missed = ''] = Home.deadlines.missed.split('<');
    expect(missed).not.toBe('');
    expect(home).not.toContain(missed);

    const areas = await shown(
      locale,
      createElement(AreasView, { data: await loadAreas({ page: 1 }), tiles: null }),
    );
    expect(areas).toContain(Areas.none.text);
    for (const text of [Areas.empty.text, Areas.figures.note, Areas.map.note])
      expect(areas).not.toContain(text);

    const registrars = await loadRegistrars(registrarsFilter({}));
    const list = await shown(locale, createElement(RegistrarsView, { data: registrars }));
    expect(list).toContain(Registrars.none.text);
    expect(list).not.toContain(Registrars.empty.text);

    const indicators = await loadIndicators(indicatorsFilter({}));
    const figures = await shown(locale, createElement(IndicatorsView, { data: indicators }));
    expect(figures).toContain(Analytics.none.text);
    for (const text of [Analytics.noResults.text, Analytics.method.asOf]) expect(figures).not.toContain(text);
  });
});
