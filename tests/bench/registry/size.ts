import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AreaInput, saveAreas } from '@/lib/registry/areas/save';
import type { Registry } from '@/lib/registry/contract';
import { newKey, parseKeyring } from '@/lib/registry/crypto/keyring';
import { embeddedRegistry } from '@/lib/registry/embedded';
import { savePosts } from '@/lib/registry/posts/save';
import { saveRegistrars } from '@/lib/registry/registrars/save';
import { ensureSeeded } from '@/lib/registry/seed';
import { openStore, type Store } from '@/lib/registry/store/store';

const AREAS = 20_000;
const REGISTRARS = 100_000;
const POSTS = 100_000;
const ROUNDS = 60;
/** A page may cost so many times what it costs with the data that ships. */
const CEILING = 1.5;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function area(n: number): AreaInput {
  const lon = 40 + (n % 141) * 0.05;
  const lat = 20 + Math.floor(n / 141) * 0.04;
  const ring = [
    [lon, lat],
    [lon + 0.03, lat],
    [lon + 0.03, lat + 0.03],
    [lon, lat + 0.03],
    [lon, lat],
  ];
  const date = (days: number) =>
    new Date(Date.UTC(2023, 4, 7) + days * 86_400_000).toISOString().slice(0, 10);
  const place = { region: 'riyadh', city: 'riyadh', district: null };
  return {
    slug: `bench-${n}`,
    name: { ar: `منطقة ${n}`, en: `Area ${n}` },
    announcedOn: null,
    startsOn: date(n % 1_300),
    endsOn: date((n % 1_300) + 96),
    plotCount: 100,
    note: null,
    totals: { titles: 10, transactions: 5, properties: 100, sample: false },
    parts: [
      {
        ...place,
        kind: 'plan',
        name: { ar: `مخطط ${n}`, en: `Plan ${n}` },
        districtCount: null,
        plotCount: 9,
        note: null,
      },
    ],
    shapes: [{ part: 0, kind: 'official', geometry: { type: 'Polygon', coordinates: [ring] } }],
    events: [],
    sources: [],
  };
}

async function fill(store: Store): Promise<void> {
  const now = new Date();
  const text = (n: number) => ({ title: `Post ${n}`, summary: 'Summary', body: 'Body', source: null });
  await store.write.transaction().execute(async (db) => {
    const context = { db, importId: 1, now };
    await saveAreas(context, numbers(AREAS).map(area));
    await saveRegistrars(
      context,
      numbers(REGISTRARS).map((n) => ({
        code: `bench-${n}`,
        ar: `مسجل ${n}`,
        en: null,
        phone: `96650${n}`,
        region: n % 2 ? 'riyadh' : 'makkah',
        verifiedOn: null,
      })),
    );
    await savePosts(
      context,
      numbers(POSTS).map((n) => ({
        slug: `bench/post-${n}`,
        publishedOn: `2025-${String(1 + (n % 12)).padStart(2, '0')}-01`,
        texts: { ar: text(n), en: text(n) },
      })),
    );
  });
}

/** What each page asks of the registry (lib/site/views). */
const pages: Record<string, (registry: Registry, area: string, post: string) => Promise<unknown>> = {
  home: async (registry) => {
    await registry.areasOverview({});
    await registry.places({});
    for (const state of ['open', 'announced', 'to_be_announced', 'closed'] as const)
      await registry.areas({ state, order: 'ended_last', pageSize: 3 });
    await registry.posts({ locale: 'ar', pageSize: 6 });
    await registry.datasets({});
  },
  areas: async (registry) => {
    await registry.areasOverview({});
    await registry.places({});
    await registry.areas({ state: 'closed', order: 'ended_last', pageSize: 10 });
  },
  area: async (registry, slug) => {
    await registry.area({ slug });
    await registry.places({});
  },
  check: async (registry) => {
    await registry.places({});
    await registry.districts({ city: 'riyadh' });
    await registry.areasOf({ district: 'riyadh-falah' });
  },
  registrars: (registry) => registry.registrars({ region: 'riyadh', q: '01', pageSize: 15 }),
  posts: (registry) => registry.posts({ locale: 'ar', page: 2, pageSize: 9 }),
  post: async (registry, _area, slug) => {
    await registry.post({ locale: 'ar', slug });
    await registry.posts({ locale: 'ar', pageSize: 4 });
  },
  analytics: async (registry) => {
    await registry.places({});
    await registry.districts({ city: 'riyadh' });
    await registry.indicators({ city: 'riyadh' });
  },
  sitemap: async (registry) => {
    await registry.addresses({ of: 'areas', pageSize: 25 });
    await registry.addresses({ of: 'posts', pageSize: 25 });
  },
};

async function opened(folder: string, large: boolean) {
  const store = await openStore({
    kind: 'sqlite',
    path: join(folder, large ? 'large.sqlite' : 'small.sqlite'),
  });
  await ensureSeeded(store);
  if (large) await fill(store);
  const limits = { retentionDays: 30, minimumDeeds: 6 };
  const registry = embeddedRegistry({ store, keyring: parseKeyring(newKey()), ...limits });
  const area = (await registry.areas({ pageSize: 1 })).data.items[0]?.slug ?? '';
  const post = (await registry.posts({ locale: 'ar', pageSize: 1 })).data.items[0]?.slug ?? '';
  return { registry, area, post };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** What pages ask of a large registry against a seeded one, in turns in the same run. */
export default async function size(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const both = [await opened(folder, false), await opened(folder, true)] as const;
  try {
    for (const [name, page] of Object.entries(pages)) {
      const times = both.map((): number[] => []);
      for (let round = 0; round < ROUNDS; round++)
        for (const [which, { registry, area: slug, post }] of both.entries()) {
          const begun = performance.now();
          await page(registry, slug, post);
          if (round >= 5) times[which]?.push(performance.now() - begun);
        }
      const [small = 0, large = 0] = times.map(median);
      const ratio = large / small;
      console.log(
        `${name.padEnd(12)} ${small.toFixed(2)} ms seeded, ${large.toFixed(2)} ms large: ${ratio.toFixed(2)} times ` +
          `(at most ${CEILING}) ${ratio <= CEILING ? 'held' : 'MISSED'}`,
      );
    }
  } finally {
    for (const { registry } of both) await registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
