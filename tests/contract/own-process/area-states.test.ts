import { createTranslator } from 'next-intl';
import { createElement } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AreaNextSteps } from '@/components/areas/area-next-steps';
import { AreaRow } from '@/components/areas/area-row';
import { AreaStateBadge } from '@/components/areas/area-state-badge';
import { AreaView } from '@/components/areas/area-view';
import { AreasView } from '@/components/areas/areas-view';
import { CheckView } from '@/components/check/check-view';
import { addDays, riyadhDate, riyadhMoment } from '@/lib/calendar/riyadh';
import { bothCalendars, gregorianDate } from '@/lib/i18n/format';
import { messagesFor } from '@/lib/i18n/messages';
import { AREA_STATES, type AreaDates, type AreaState, closeRegistry, registry } from '@/lib/registry';
import { openStore, type Store } from '@/lib/registry/store/store';
import { inWords } from '@/lib/site/answer/texts';
import { knownDates } from '@/lib/site/areas/areas';
import { loadArea, loadAreas } from '@/lib/site/views/areas-page';
import { loadCheck } from '@/lib/site/views/check-page';
import { districtOptions } from '@/lib/site/views/form-options';
import { loadHome } from '@/lib/site/views/home-page';
import { formCheckIssues } from '@/lib/submit/validate';
import { UPDATED } from '../../support/fixture/clock';
import { temporaryFolder } from '../../support/folders';
import { shown } from '../../support/shown';

/** Every way in which the three dates of an area can be known. */
const KNOWN: Record<string, AreaDates> = {
  all: { announcedOn: '2026-03-04', startsOn: '2026-03-07', endsOn: '2026-03-10' },
  'no-end': { announcedOn: '2026-03-04', startsOn: '2026-03-07', endsOn: null },
  'no-start': { announcedOn: '2026-03-04', startsOn: null, endsOn: '2026-03-10' },
  'announcement-only': { announcedOn: '2026-03-04', startsOn: null, endsOn: null },
  'no-announcement': { announcedOn: null, startsOn: '2026-03-07', endsOn: '2026-03-10' },
  'start-only': { announcedOn: null, startsOn: '2026-03-07', endsOn: null },
  'end-only': { announcedOn: null, startsOn: null, endsOn: '2026-03-10' },
  none: { announcedOn: null, startsOn: null, endsOn: null },
};
const slugs = Object.keys(KNOWN);
const days = Array.from({ length: 10 }, (_, index) => addDays('2026-03-02', index));

/** Where an area stands, by the words of the specification alone (section 4). */
function expectedState({ announcedOn, startsOn, endsOn }: AreaDates, today: string): AreaState {
  if (endsOn !== null && today > endsOn) return 'closed';
  if (startsOn !== null && today >= startsOn) return 'open';
  if (announcedOn !== null && today < announcedOn) return 'to_be_announced';
  return startsOn === null && endsOn !== null ? 'open' : 'announced';
}

const folder = temporaryFolder();
let store: Store;

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  store = await openStore({ kind: 'sqlite', path: `${folder.path}/registry.sqlite` });
  const named = (name: string) => ({ name_ar: `${name} ع`, name_en: name });
  const db = store.write;
  await db
    .insertInto('regions')
    .values({ id: 1, code: 'riyadh', ...named('Riyadh') })
    .execute();
  await db
    .insertInto('cities')
    .values({ id: 1, region_id: 1, code: 'riyadh', ...named('Riyadh') })
    .execute();
  const square = '{"type":"Polygon","coordinates":[[[46,24],[47,24],[47,25],[46,25],[46,24]]]}';
  for (const [index, [slug, { announcedOn, startsOn, endsOn }]] of Object.entries(KNOWN).entries()) {
    const id = index + 1;
    const dates = { announced_on: announcedOn, starts_on: startsOn, ends_on: endsOn };
    const totals = { titles_total: 3, transactions_total: 4, properties_total: 5, totals_sample: 0 as const };
    await db
      .insertInto('districts')
      .values({
        id,
        city_id: 1,
        code: slug,
        ...named(slug),
        lon: null,
        lat: null,
        geometry: null,
        import_id: null,
      })
      .execute();
    await db
      .insertInto('areas')
      .values({
        id,
        slug,
        ...named(slug),
        ...dates,
        ...totals,
        plot_count: 5,
        import_id: null,
        updated_at: UPDATED,
      })
      .execute();
    await db
      .insertInto('area_parts')
      .values({
        area_id: id,
        position: 1,
        kind: 'district',
        region_id: 1,
        city_id: 1,
        district_id: id,
        ...named(slug),
        district_count: null,
        plot_count: null,
      })
      .execute();
    await db
      .insertInto('area_shapes')
      .values({
        area_id: id,
        part_id: null,
        kind: 'official',
        west: 46,
        south: 24,
        east: 47,
        north: 25,
        geometry: square,
      })
      .execute();
    const events = [
      ['announced', announcedOn],
      ['started', startsOn],
      ['ended', endsOn],
    ] as const;
    for (const [kind, on_date] of events) {
      if (on_date !== null)
        await db
          .insertInto('area_events')
          .values({ area_id: id, kind, on_date, note_ar: null, note_en: null })
          .execute();
    }
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await closeRegistry();
  await store.close();
  folder.remove();
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));

/** The first and the last moment of a day in Riyadh. */
const edges = (day: string) => [
  riyadhMoment(day, '00:00').getTime(),
  riyadhMoment(addDays(day, 1), '00:00').getTime() - 1,
];
// At each edge the pages of one language: they are made of the same states.
const moments = days.flatMap((day) =>
  edges(day).map((moment, edge) => ({ day, moment, locale: edge === 0 ? ('ar' as const) : ('en' as const) })),
);

describe.each(moments)('at $moment ($day in Riyadh)', ({ day, moment, locale }) => {
  beforeEach(() => vi.setSystemTime(moment));
  const stateOf = (slug: string) => expectedState(KNOWN[slug] as AreaDates, day);
  const planned = slugs.filter((slug) => stateOf(slug) === 'to_be_announced');

  it('the registry tells the states of all areas, however it is asked', async () => {
    expect(riyadhDate()).toBe(day);
    const port = await registry();
    const page = { page: 1, pageSize: 100 };
    const { items } = (await port.areas(page)).data;
    expect(items.map(({ slug, state }) => [slug, state]).sort()).toEqual(
      slugs.map((slug) => [slug, stateOf(slug)]).sort(),
    );
    for (const state of AREA_STATES) {
      const found = (await port.areas({ ...page, state })).data.items.map(({ slug }) => slug);
      expect(found.sort(), state).toEqual(slugs.filter((slug) => stateOf(slug) === state).sort());
    }
    const { features } = (await port.areaShapes({})).data;
    for (const { properties } of features) expect(properties.state).toBe(stateOf(properties.area));
    expect(features).toHaveLength(slugs.length);
  });

  it('lists, sums and the home page keep apart what is announced and what will be', async () => {
    const list = await loadAreas({ page: 1 });
    const inGroup = (name: string) =>
      list.groups.find(({ group }) => group === name)?.items.map(({ slug }) => slug) ?? [];
    expect(inGroup('planned').sort()).toEqual([...planned].sort());
    expect(inGroup('upcoming').sort()).toEqual(slugs.filter((slug) => stateOf(slug) === 'announced').sort());
    // What opens on a day that is known comes first.
    const upcoming = list.groups.find(({ group }) => group === 'upcoming')?.items ?? [];
    const undated = upcoming.map(({ startsOn }) => startsOn === null);
    expect(undated).toEqual([...undated].sort());
    expect(inGroup('closed').sort()).toEqual(slugs.filter((slug) => stateOf(slug) === 'closed').sort());
    expect(list.totals.areas).toBe(slugs.length - planned.length);
    expect(list.totals.properties).toBe(5 * (slugs.length - planned.length));
    expect(list.regions[0]).toMatchObject({ count: slugs.length - planned.length, listed: slugs.length });
    // What runs stands before the map, which comes before the whole list.
    const page = await shown(locale, createElement(AreasView, { data: list, tiles: null }));
    const beforeMap = page.slice(0, page.indexOf('id="map-heading"'));
    const first = [...beforeMap.matchAll(/href="[^"]*\/announced-areas\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(first).toEqual(inGroup('open'));
    const only = await loadAreas({ page: 1, state: 'planned' });
    expect(only.shown).toBe(planned.length);
    const home = await loadHome('ar');
    expect(home.totals.areas).toBe(slugs.length - planned.length);
    // What opens first is shown once: among the deadlines, or below them.
    const [opening] = upcoming.filter(({ startsOn }) => startsOn !== null);
    const told = [...home.deadlines, ...(home.opensNext ? [home.opensNext] : [])].map(({ slug }) => slug);
    expect(told.filter((slug) => slug === opening?.slug)).toHaveLength(opening === undefined ? 0 : 1);
    if (home.opensNext) expect(home.opensNext.slug).toBe(opening?.slug);
    const firstPlanned = home.deadlines.findIndex(({ state }) => state === 'to_be_announced');
    if (firstPlanned >= 0)
      expect(home.deadlines.slice(firstPlanned).every(({ state }) => state === 'to_be_announced')).toBe(true);
  });

  it('the forms take a district until it is announced, and not after', async () => {
    const options = await districtOptions('riyadh', 'en');
    expect(options.flatMap(({ code, area }) => (area ? [] : code)).sort()).toEqual([...planned].sort());
    for (const district of slugs) {
      const issues = await formCheckIssues('registration-interest', {
        region: 'riyadh',
        city: 'riyadh',
        district,
      });
      expect(issues.length, district).toBe(planned.includes(district) ? 0 : 1);
    }
  });

  it('pages tell nothing of the future as past', async () => {
    const texts = (await messagesFor(locale)) as unknown as {
      Areas: { state: Record<string, string>; announcedOn: string; willBeAnnouncedOn: string };
      Check: { answer: { headline: { whole: Record<string, string> } } };
    };
    const beginning = (template: string | undefined) => (template ?? '').split('{')[0] as string;
    for (const slug of slugs) {
      const dates = KNOWN[slug] as AreaDates;
      const ahead = planned.includes(slug);
      const data = await loadArea(slug);
      if (data === null) throw new Error(slug);
      const { area, regions } = data;
      const badge = await shown(locale, createElement(AreaStateBadge, { area }));
      expect(badge.includes(`>${texts.Areas.state.to_be_announced}<`), slug).toBe(ahead);
      const view = await shown(locale, createElement(AreaView, { data, tiles: null }));
      const steps = await shown(locale, createElement(AreaNextSteps, { area }));
      // Whom to call for its days its sentence says, where nobody has named them: the steps tell whom to call for the plot alone.
      if (area.state === 'announced') expect(steps.split('tel:199002'), slug).toHaveLength(2);
      const row = await shown(locale, createElement(AreaRow, { area, regions, today: day }));
      for (const html of [view, row]) {
        expect(html.includes(`>${texts.Areas.willBeAnnouncedOn}<`), slug).toBe(ahead);
        // A day that nobody has named has no row.
        expect(html.includes(`>${texts.Areas.announcedOn}<`), slug).toBe(
          !ahead && dates.announcedOn !== null,
        );
      }
      // On the line of its days today stands behind what has come, before what is still to come; or one of them is today.
      const line = [...view.matchAll(/data-day="(\w+)"( data-today="")?/g)];
      const keys = line.map(([, key]) => key);
      const known = knownDates(area);
      const isOne = known.some(({ date }) => date === day);
      expect(keys.length, slug).toBe(known.length < 2 ? 0 : known.length + (isOne ? 0 : 1));
      for (const { key, date } of keys.length > 0 ? known : []) {
        expect(line[keys.indexOf(key)]?.[2] !== undefined, `${slug} ${key}`).toBe(date === day);
        if (!isOne) expect(keys.indexOf(key) < keys.indexOf('today'), `${slug} ${key}`).toBe(date < day);
      }
      const answer = await loadCheck({ region: 'riyadh', city: 'riyadh', district: slug });
      expect(answer.answer?.main?.area.slug).toBe(slug);
      if (answer.answer === null) throw new Error(slug);
      const words = inWords(
        createTranslator({ locale, messages: await messagesFor(locale), namespace: 'Check' }),
        answer.answer,
        locale,
      );
      const check = await shown(
        locale,
        createElement(CheckView, { data: answer, texts: words, tiles: null }),
      );
      expect(check.includes(beginning(texts.Check.answer.headline.whole.planned)), slug).toBe(ahead);
      // By when: whoever passes the answer on passes on its last day.
      if (!ahead && dates.endsOn !== null)
        expect(words.message, slug).toContain(bothCalendars(dates.endsOn, locale));
      const todayWord = locale === 'ar' ? 'اليوم' : 'today';
      expect(words.headline.toLowerCase().includes(todayWord), slug).toBe(dates.endsOn === day);
      // It may be read tomorrow.
      expect(words.message.includes(todayWord), slug).toBe(false);
      if (ahead) {
        for (const html of [view, check])
          expect(html).toContain(
            gregorianDate(dates.announcedOn as string, locale).replaceAll('\u00a0', ' '),
          );
      }
    }
  });
});
