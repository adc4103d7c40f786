import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { saveAreas } from '@/lib/registry/areas/save';
import type { ShapeGeometry } from '@/lib/registry/contract';
import { ensureSeeded } from '@/lib/registry/seed';
import { random } from '@/lib/registry/seed/random';
import { openStore } from '@/lib/registry/store/store';
import { browserFlags, ensureBrowser } from '../../../scripts/browser.mjs';
import { text } from '../../support/site';
import { noSite, startSite } from '../../support/site-process';

/**
 * The map to move about in with as many polygons as the kingdom has districts, on a phone whose processor is slowed four
 * times: `npm run bench -- map`. Real boundaries where the shared data lies beside the project, else rings of as many corners.
 */
const POLYGONS = 2_092;
/** As many announcements as they are spread over. */
const AREAS = 40;
const CORNERS = 24;
const slowdown = 4;
/** Frames in which the map is dragged, there and back. */
const DRAGGED = 240;
const ZOOMS = 8;
/** Its animation lasts 250 ms; then all is drawn anew. */
const FRAMES_OF_A_ZOOM = 30;
const CEILINGS = { half: 25, most: 75, bytes: 120_000, nodes: 100 };

const shared = join(process.cwd(), '..', 'shared', 'data', 'geo', 'ksa-districts-2092.geojson');

function ring(lon: number, lat: number, size: number, wobble: () => number): ShapeGeometry {
  const corners = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const radius = (size / 2) * (0.8 + 0.2 * wobble());
    return [lon + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [[...corners, corners[0] as number[]]] };
}

function polygons(): ShapeGeometry[] {
  if (existsSync(shared)) {
    const { features } = JSON.parse(readFileSync(shared, 'utf8')) as {
      features: { geometry: ShapeGeometry }[];
    };
    return features.map(({ geometry }) => geometry);
  }
  const dice = random(3);
  const columns = Math.ceil(Math.sqrt(POLYGONS));
  const size = 8 / columns;
  return Array.from({ length: POLYGONS }, (_, index) =>
    ring(40 + (index % columns) * size, 20 + Math.floor(index / columns) * size, size, dice.next),
  );
}

async function fill(folder: string, shapes: readonly ShapeGeometry[]): Promise<void> {
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'registry.sqlite') });
  await ensureSeeded(store);
  const dates = { announcedOn: null, startsOn: '2026-01-04', endsOn: null };
  const totals = { titles: null, transactions: null, properties: null, sample: false };
  const part = {
    kind: 'unnamed_districts' as const,
    region: 'riyadh',
    city: null,
    district: null,
    name: null,
    districtCount: null,
    plotCount: null,
    note: null,
  };
  const areas = Array.from({ length: AREAS }, (_, area) => {
    const own = shapes.filter((_shape, index) => index % AREAS === area);
    return {
      slug: `bench-${area}`,
      name: { ar: `قياس ${area}`, en: `Bench ${area}` },
      ...dates,
      plotCount: null,
      note: null,
      totals,
      parts: [part],
      shapes: own.map((geometry) => ({ part: 0, kind: 'official' as const, geometry })),
      events: [],
      sources: [],
    };
  });
  await store.write.transaction().execute((db) => saveAreas({ db, importId: 1, now: new Date() }, areas));
  await store.close();
}

const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** As text: what the bundler adds to named functions is not there in the page. */
const WATCH = `
  const watched = { deltas: [], on: true };
  globalThis.watched = watched;
  let last = performance.now();
  const next = (now) => {
    watched.deltas.push(now - last);
    last = now;
    if (watched.on) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
`;

/** Milliseconds from frame to frame while something is done. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`{${WATCH}}`);
  await act();
  return page.evaluate<number[]>('watched.on = false, watched.deltas.slice(1)');
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));

async function drag(page: Page): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (box === null) throw new Error('No map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < DRAGGED; step += 1) {
    const turn = (2 * Math.PI * step) / DRAGGED;
    await page.mouse.move(x + (box.width / 3) * Math.sin(turn), y + (box.height / 3) * Math.sin(2 * turn));
    await nextFrame(page);
  }
  await page.mouse.up();
}

/** By the map's own keys: looking for a button would cost the page's thread more than the map does. */
async function zoom(page: Page): Promise<void> {
  await page.locator('.leaflet-container').focus();
  for (let step = 0; step < ZOOMS; step += 1) {
    await page.keyboard.press(step < ZOOMS / 2 ? '+' : '-');
    for (let frame = 0; frame < FRAMES_OF_A_ZOOM; frame += 1) await nextFrame(page);
  }
}

function told(what: string, value: number, ceiling: number, unit: string): boolean {
  const met = value <= ceiling;
  console.log(
    `${what}: ${value.toFixed(value < 1_000 ? 1 : 0)}${unit} (at most ${ceiling}${unit})${met ? '' : '  MISSED'}`,
  );
  return met;
}

export default async function frames(): Promise<void> {
  if (noSite !== undefined) throw new Error(noSite);
  const folder = mkdtempSync(join(tmpdir(), 'bench-map-'));
  const shapes = polygons();
  await fill(folder, shapes);
  process.env.TEST_RUN_FOLDER ??= folder;
  const site = await startSite({ DATA_DIR: folder });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const packed = await (await fetch(`${site.origin}/api/areas/map`)).arrayBuffer();
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await page.goto(`${site.origin}/en/announced-areas`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: text('en', 'AreaMap', 'show') }).click();
    await page.locator('.leaflet-container canvas').first().waitFor();
    await page.locator('.leaflet-container').scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const dragged = await framesDuring(page, () => drag(page));
    const zoomed = await framesDuring(page, () => zoom(page));
    const nodes = await page.locator('.leaflet-container').locator('*').count();
    console.log(
      `${shapes.length} polygons${existsSync(shared) ? '' : ' (made up)'}, processor slowed ${slowdown} times`,
    );
    const met = [
      told('drag, frame p50', quantile(dragged, 0.5), CEILINGS.half, ' ms'),
      told('drag, frame p95', quantile(dragged, 0.95), CEILINGS.most, ' ms'),
      told('zoom, frame p50', quantile(zoomed, 0.5), CEILINGS.half, ' ms'),
      told('zoom, frame p95', quantile(zoomed, 0.95), CEILINGS.most, ' ms'),
      told('answer, gzip', gzipSync(new Uint8Array(packed)).byteLength, CEILINGS.bytes, ' bytes'),
      told('nodes in the map', nodes, CEILINGS.nodes, ''),
    ];
    if (met.includes(false)) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
