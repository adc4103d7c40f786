import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '@/lib/registry';
import { answerIn } from '@/lib/site/search/find';
import { Keeper } from '@/lib/site/search/keeper';
import { searchVersion } from '@/lib/site/search/registry-texts';
import { buildSearch } from '@/lib/site/search/site-search';
import { fill } from '../support/fixture';
import { type Harness, remoteHarness, sqliteHarness } from '../support/harness';

/** The same registry, whose registrars are a sample or are not. */
async function marked(registry: Registry, sample: boolean): Promise<Registry> {
  const { data, ...rest } = await registry.datasets({});
  const items = data.items.map((item) => (item.dataset === 'registrars' ? { ...item, sample } : item));
  const datasets = async () => ({ ...rest, data: { ...data, items } });
  return new Proxy(registry, {
    get: (of, name) => (name === 'datasets' ? datasets : Reflect.get(of, name)),
  });
}

describe.each([
  ['embedded', sqliteHarness],
  ['remote', remoteHarness],
])('the search over a registry: %s', (_, open) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await open();
    await fill(harness.data.write);
  });
  afterAll(() => harness.close());

  it('knows its places, announcements, registrars and news, and the pages of the site', async () => {
    const { places, texts, cities } = await buildSearch(await marked(harness.registry, false));
    const [district] = places.search('falah riyadh', 1);
    expect(district?.place).toMatchObject({ kind: 'district', city: 'riyadh', district: 'riyadh-falah' });
    expect(cities.get('riyadh')).toEqual({ ar: 'الرياض', en: 'Riyadh' });
    const first = (question: string) => texts.search(question, 1).found[0]?.entry.path;
    expect(first('Two regions')).toBe('/announced-areas/split');
    expect(first('grievance')).toBe('/grievance-request');
    const kinds = (question: string) => texts.search(question, 10).found.map(({ entry }) => entry.kind);
    expect(kinds('ابراهيم')).toContain('registrar');
  });

  it('leaves registrars out while they are a sample', async () => {
    const { texts } = await buildSearch(await marked(harness.registry, true));
    expect(texts.search('ابراهيم', 10).found.map(({ entry }) => entry.kind)).not.toContain('registrar');
  });

  it('finds a post by a word of its text', async () => {
    const words = '## عنوان\n\n- **المخطط التنظيمي** [للمنتزه](https://example.org/a)';
    await harness.data.write
      .updateTable('post_texts')
      .set({ body: words })
      .where('locale', '=', 'ar')
      .where('title', '=', 'خبر 1')
      .execute();
    const { data } = await harness.registry.posts({ locale: 'ar', with: 'beginning' });
    expect(data.items.find(({ title }) => title === 'خبر 1')?.beginning).toBe(words);
    const { texts } = await buildSearch(harness.registry);
    const [found] = texts.search('المخطط التنظيمي', 1).found;
    expect(found?.entry.path).toBe('/posts/2025/first');
    expect(found?.entry.text.ar).toMatch(/\nعنوان\.\nالمخطط التنظيمي للمنتزه$/);
  });

  it('finds a place by another spelling of it', async () => {
    const { id, city_id } = await harness.data.read
      .selectFrom('districts')
      .select(['id', 'city_id'])
      .where('code', '=', 'riyadh-falah')
      .executeTakeFirstOrThrow();
    const alias = { kind: 'district' as const, parent_id: city_id, target_id: id, import_id: null };
    await harness.data.write
      .insertInto('place_aliases')
      .values({ ...alias, alias: 'مخططالزبير' })
      .execute();
    const { places } = await buildSearch(harness.registry);
    for (const question of ['مخطط الزبير', 'مخططالزبير'])
      expect(places.search(question, 1)[0]?.place, question).toMatchObject({ district: 'riyadh-falah' });
  });

  it('tells villages of one name near one city by how far from it they lie', async () => {
    const [lon, lat] = [46.7, 24.6];
    const { region_id } = await harness.data.write
      .updateTable('cities')
      .set({ lon, lat })
      .where('code', '=', 'riyadh')
      .returning('region_id')
      .executeTakeFirstOrThrow();
    const village = {
      region_id,
      name_ar: 'الضويحي',
      name_en: 'Ad Duwayhi',
      lon,
      listed: 0,
      near: 'riyadh',
    } as const;
    // A degree of latitude is 111.3 km.
    const at = (code: string, degrees: number) => ({ ...village, code, lat: lat + degrees });
    await harness.data.write
      .insertInto('cities')
      .values([at('duwayhi-1', 0.2), at('duwayhi-2', -0.5)])
      .execute();
    const search = await buildSearch(harness.registry);
    const [group] = answerIn(search, 'Ad Duwayhi', 'en').groups;
    const told = group?.hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
    expect(told?.toSorted()).toEqual([
      '22\u00a0km to the north of Riyadh, Riyadh',
      '56\u00a0km to the south of Riyadh, Riyadh',
    ]);
  });

  it('gives every name page by page', async () => {
    const all = (await harness.registry.gazetteer({ of: 'districts' })).data;
    expect(all.items.length).toBe(all.total);
    const pages = [];
    for (let page = 1; page <= all.total; page += 1) {
      const { data } = await harness.registry.gazetteer({ of: 'districts', page, pageSize: 1 });
      pages.push(...data.items);
    }
    expect(pages).toEqual(all.items);
    await expect(harness.registry.gazetteer({ of: 'districts', pageSize: 1_001 })).rejects.toThrow();
  });

  it('follows what changes within a minute, and answers from before while it is read in', async () => {
    let now = 0;
    const keeper = new Keeper({
      version: () => searchVersion(harness.registry),
      build: () => buildSearch(harness.registry),
      clock: () => new Date(now),
    });
    const finds = async () => (await keeper.get()).texts.search('Altogether new', 1).found[0]?.entry.path;
    const before = await finds();
    expect(before).not.toBe('/announced-areas/altogether-new');
    const { id: _, ...area } = await harness.data.read
      .selectFrom('areas')
      .selectAll()
      .where('slug', '=', 'split')
      .executeTakeFirstOrThrow();
    const added = { ...area, slug: 'altogether-new', name_ar: 'جديد كله', name_en: 'Altogether new' };
    await harness.data.write.insertInto('areas').values(added).execute();
    now = 5_000;
    expect(await finds()).toBe(before);
    // It is seen that something has changed; whoever asks now is not held up by it.
    now = 15_000;
    expect(await finds()).toBe(before);
    now = 59_000;
    expect(await finds()).toBe('/announced-areas/altogether-new');
  });
});

describe('a keeper', () => {
  it('answers from what was built last while the registry cannot be asked', async () => {
    let now = 0;
    let fails = false;
    const keeper = new Keeper({
      version: async () => {
        if (fails) throw new Error('down');
        return 'one';
      },
      build: async () => 'built',
      clock: () => new Date(now),
    });
    expect(await keeper.get()).toBe('built');
    now = 3_600_000;
    fails = true;
    expect(await keeper.get()).toBe('built');
  });

  it('builds once for all who ask at the same time, and again after a failure', async () => {
    let builds = 0;
    const keeper = new Keeper({
      version: async () => 'one',
      build: async () => {
        builds += 1;
        if (builds === 1) throw new Error('down');
        return builds;
      },
    });
    await expect(Promise.all([keeper.get(), keeper.get()])).rejects.toThrow('down');
    expect(builds).toBe(1);
    expect(await Promise.all([keeper.get(), keeper.get()])).toEqual([2, 2]);
  });
});
