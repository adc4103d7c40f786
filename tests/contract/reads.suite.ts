import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AREA_STATES,
  areaState,
  MalformedRequestError,
  READ_NAMES,
  READS,
  type ReadName,
} from '@/lib/registry/contract';
import { postSchema } from '@/lib/registry/contract/posts';
import { fill, TODAY } from '../support/fixture';
import type { Harness } from '../support/harness';
import { READ_EXAMPLES } from '../support/read-examples';

/** What every registry answers, whatever it stands on. */
export function readsSuite(name: string, open: () => Promise<Harness>): void {
  describe(`${name}: reads`, () => {
    let harness: Harness;
    beforeAll(async () => {
      harness = await open();
      await fill(harness.data.write);
    });
    afterAll(() => harness.close());

    it.each(READ_NAMES)('%s answers within the contract', async (read) => {
      const ask = harness.registry[read] as (
        input: object,
      ) => Promise<{ data: unknown; staleSince: unknown }>;
      const { data, staleSince } = await ask(READ_EXAMPLES[read]);
      expect(staleSince).toBeNull();
      // Parsed and unparsed are equal: nothing missing, nothing beside the contract.
      expect(READS[read].output.parse(data)).toEqual(data);
    });

    it('tells an area as it was stored, with what lies around it', async () => {
      const { data } = await harness.registry.area({ slug: 'closed-falah' });
      expect(data).toMatchObject({
        name: { ar: 'الفلاح', en: 'Al Falah' },
        state: 'closed',
        startsOn: '2023-05-07',
        endsOn: '2023-08-10',
        plotCount: 5000,
        totals: { titles: 12, transactions: null, properties: null, sample: true },
        regions: ['riyadh'],
        cities: ['riyadh'],
        districtCount: 1,
        shape: 'indicative',
        bounds: [46.6, 24.7, 46.8, 24.9],
        events: [{ kind: 'announced', on: '2023-05-01', note: { ar: 'أول منطقة', en: 'First area' } }],
        sources: [{ name: { ar: 'هيئة العقار', en: 'REGA' }, url: 'https://rega.gov.sa/' }],
      });
      expect((await harness.registry.area({ slug: 'nowhere' })).data).toBeNull();
    });

    it('filters areas by region, city and state, and pages them newest first', async () => {
      const slugs = async (query: object) =>
        (await harness.registry.areas(query)).data.items.map((area) => area.slug);
      expect(await slugs({})).toEqual(['to-be', 'announced', 'last-day', 'split', 'closed-falah']);
      expect(await slugs({ region: 'makkah' })).toEqual(['to-be', 'split']);
      expect(await slugs({ city: 'zulfi' })).toEqual(['announced', 'last-day']);
      expect(await slugs({ pageSize: 2, page: 2 })).toEqual(['last-day', 'split']);
      expect((await harness.registry.areas({ pageSize: 2, page: 9 })).data).toMatchObject({
        items: [],
        total: 5,
      });
    });

    it('filters by the same state that it tells', async () => {
      const all = (await harness.registry.areas({})).data.items;
      expect(new Set(all.map((area) => area.state))).toEqual(new Set(AREA_STATES));
      for (const area of all) expect(area.state).toBe(areaState(area, TODAY));
      for (const state of AREA_STATES) {
        const found = (await harness.registry.areas({ state })).data.items.map((area) => area.slug);
        expect(found).toEqual(all.filter((area) => area.state === state).map((area) => area.slug));
      }
    });

    it('answers "do I need to register?" as surely as the announcement allows', async () => {
      const ask = async (query: object) =>
        (await harness.registry.areasOf(query)).data.items.map(({ coverage, area }) => [coverage, area.slug]);
      expect(await ask({ district: 'riyadh-falah' })).toEqual([['whole', 'closed-falah']]);
      expect(await ask({ district: 'riyadh-arid' })).toEqual([['partial', 'split']]);
      expect(await ask({ district: 'riyadh-wadi' })).toEqual([]);
      expect(await ask({ city: 'zulfi' })).toEqual([
        ['whole', 'announced'],
        ['partial', 'last-day'],
      ]);
      // Four unnamed districts of Jeddah may be any of it; seven are counted for the region alone.
      expect(await ask({ city: 'jeddah' })).toEqual([
        ['unknown', 'split'],
        ['region', 'to-be'],
      ]);
      expect(await ask({ district: 'no-such-district' })).toEqual([]);
    });

    it('finds the newest area at a point, and the district around it', async () => {
      const at = async (lon: number, lat: number) => (await harness.registry.areaAt({ lon, lat })).data;
      expect(await at(46.7, 24.8)).toMatchObject({
        area: { slug: 'closed-falah' },
        shape: 'indicative',
        district: { code: 'riyadh-falah' },
      });
      expect(await at(46.78, 24.8)).toMatchObject({ area: { slug: 'split' }, shape: 'official' });
      expect(await at(39.2, 21.5)).toEqual({
        area: null,
        shape: null,
        lies: 'outside',
        district: null,
        others: [],
      });
    });

    it('says what a circle around a point cannot tell', async () => {
      const at = async (lon: number, radius: number) =>
        (await harness.registry.areaAt({ lon, lat: 24.8, radius })).data;
      // The boundary runs at 46.6 east; a hundredth of a degree is a kilometre there.
      expect(await at(46.61, 0)).toMatchObject({ lies: 'inside', others: [] });
      expect(await at(46.61, 500)).toMatchObject({ lies: 'inside', area: { slug: 'closed-falah' } });
      expect(await at(46.61, 2_000)).toMatchObject({ lies: 'unsure', area: { slug: 'closed-falah' } });
      expect(await at(46.59, 2_000)).toMatchObject({ lies: 'unsure' });
      expect(await at(46.59, 500)).toMatchObject({ lies: 'outside', area: null });
      await expect(at(46.7, 3_001)).rejects.toThrow();
    });

    it('gives shapes as GeoJSON, by area and by region', async () => {
      const areas = async (query: object) =>
        (await harness.registry.areaShapes(query)).data.features.map((feature) => feature.properties.area);
      expect(await areas({})).toEqual(['closed-falah', 'split']);
      expect(await areas({ region: 'makkah' })).toEqual(['split']);
      expect(await areas({ slug: 'closed-falah' })).toEqual(['closed-falah']);
    });

    it.each([
      ['احمد', ['r1']],
      ['أَحْمَد الابراهيم', ['r1']],
      ['AHMAD office', ['r1']],
      ['فاطمه', ['r2']],
      ['مني', ['r3']],
      ['%', ['r1', 'r2', 'r3']],
      ['_', ['r1', 'r2', 'r3']],
      ['100%', ['r2']],
      ['لا أحد', []],
    ])('finds registrars by %j', async (q, codes) => {
      const { data } = await harness.registry.registrars({ q });
      expect(data.items.map((registrar) => registrar.code).sort()).toEqual(codes);
      expect(data.total).toBe(codes.length);
    });

    it('filters registrars by region', async () => {
      const { data } = await harness.registry.registrars({ region: 'makkah' });
      expect(data.items.map((registrar) => registrar.code)).toEqual(['r3']);
    });

    it('tells posts in the language asked, newest first', async () => {
      const { data } = await harness.registry.posts({ locale: 'ar' });
      expect(data.items.map((post) => post.title)).toEqual(['خبر 2', 'خبر 1']);
      const post = await harness.registry.post({ slug: '2025/first', locale: 'en' });
      expect(post.data).toMatchObject({ title: 'Post 1', body: '## Text', source: null });
      expect((await harness.registry.post({ slug: 'missing', locale: 'en' })).data).toBeNull();
    });

    it('tells of a post the announcement that it is about, and none that is not there', async () => {
      const { data } = await harness.registry.posts({ locale: 'en' });
      expect(data.items.map(({ slug, area }) => [slug, area?.slug ?? null])).toEqual([
        ['second', 'split'],
        ['2025/first', null],
      ]);
      const { data: listed } = await harness.registry.areas({});
      const { data: post } = await harness.registry.post({ slug: 'second', locale: 'ar' });
      expect(post?.area).toEqual(listed.items.find(({ slug }) => slug === 'split'));
      expect((await harness.registry.post({ slug: '2025/first', locale: 'ar' })).data?.area).toBeNull();
    });

    it('takes the answer of an older service, which knows of no announcement of a post', async () => {
      const { data } = await harness.registry.post({ slug: 'second', locale: 'ar' });
      const { area: _, ...older } = data ?? ({} as NonNullable<typeof data>);
      expect(postSchema.parse(older).area).toBeNull();
    });

    it('offers the slots of opening hours that are still ahead, less closures', async () => {
      const { data } = await harness.registry.slots({ branch: 'main', days: 7 });
      expect(data.items.map((slot) => `${slot.day} ${slot.time}`)).toEqual([
        '2026-01-15 12:30',
        '2026-01-18 09:00',
        '2026-01-18 09:30',
      ]);
      expect(data.items[0]?.startsAt).toBe('2026-01-15T09:30:00.000Z');
      expect((await harness.registry.slots({ branch: 'nowhere' })).data.items).toEqual([]);
    });

    it('says which data sets are samples', async () => {
      const { data } = await harness.registry.datasets({});
      expect(data.items).toMatchObject([{ dataset: 'registrars', sample: true, source: 'made up' }]);
    });

    it.each<[ReadName, object]>([
      ['areas', { page: 0 }],
      ['areas', { pageSize: 1e9 }],
      ['areas', { state: 'sold' }],
      ['area', { slug: "'; drop table areas; --" }],
      ['areaAt', { lon: 500, lat: 0 }],
      ['areasOf', {}],
      ['registrars', { q: 'x'.repeat(101) }],
      ['posts', { locale: 'fr' }],
      ['slots', { branch: 'main', from: '2026-02-30' }],
      ['indicators', { days: 'many' }],
      ['indicatorParts', { city: 'riyadh', limit: 0 }],
      ['indicatorParts', { city: 'riyadh', limit: 301 }],
      ['indicatorParts', { city: 'riyadh', limit: 'x' }],
    ])('refuses %s with %j', async (read, query) => {
      const ask = harness.registry[read] as (input: object) => Promise<unknown>;
      await expect(ask(query)).rejects.toThrow(MalformedRequestError);
    });

    it('says that it can answer', async () => {
      expect((await harness.registry.health()).ok).toBe(true);
    });
  });
}
