import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Benchmark } from '../main';
import { type PageCase, pageCases } from '../page-cases';

/**
 * `npm run bench -- pages [--page=analytics] [--against=folder] [--profile=folder] [--pages=120]`: the processor time of the
 * whole process, collection of garbage and compression too, for a page that no cache answers. Each address is asked for
 * once, one after the other, after others of the same page have warmed it up. `--against` asks a built copy of the project
 * the same, in turn: on a machine that does something else as well, only the ratio says anything. `--profile` keeps what
 * was running, to be opened in a browser's tools.
 */
const BOUND_MS = 15;
const STRETCH = 10;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');

interface Site {
  origin: string;
  /** What its process has used so far, in ms. */
  used(): Promise<number>;
  tell(order: string, file?: string): Promise<unknown>;
  end(): Promise<void>;
}

async function readySite(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const [, origin] = /^Ready: (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('the site ended before it was ready');
}

async function startSite(folder: string): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'registry-bench-'));
  const reporter = pathToFileURL(join(here, 'reporter.mjs')).href;
  const child = spawn(process.execPath, ['--import', reporter, join(folder, 'scripts', 'start.mjs')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      HOSTNAME: '127.0.0.1',
      DATA_DIR: data,
      READ_LIMIT_PER_ADDRESS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const tell = async (ask: string, file?: string) => {
    child.send({ ask, file });
    const [{ answer }] = (await once(child, 'message')) as [{ answer: unknown }];
    return answer;
  };
  const end = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { origin: await readySite(child), used: async () => Number(await tell('used')), tell, end };
}

/** Bytes of the pages, unpacked, one after the other. */
async function askAll(origin: string, addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of addresses) {
    const response = await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } });
    bytes += (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  }
  return bytes;
}

/** What else runs on the machine adds to the dearer half of the stretches; what a page costs by itself is in the cheaper one. */
const quarter = (stretches: readonly number[]) =>
  [...stretches].sort((a, b) => a - b)[Math.floor(stretches.length / 4)] ?? 0;

async function measure(sites: readonly Site[], page: PageCase, pages: number, profile?: string) {
  const all = await page.addresses((sites[0] as Site).origin);
  const warm = Math.floor(Math.min(pages / 2, all.length / 3));
  const measured = all.slice(warm, warm + pages);
  for (const { origin } of sites) await askAll(origin, all.slice(0, warm));
  if (profile !== undefined) await sites[0]?.tell('profile');
  const each = sites.map((): number[] => []);
  let bytes = 0;
  for (let at = 0; at < measured.length; at += STRETCH) {
    const some = measured.slice(at, at + STRETCH);
    for (const [index, { origin, used }] of sites.entries()) {
      const before = await used();
      const size = await askAll(origin, some);
      if (index === 0) bytes += size;
      each[index]?.push(((await used()) - before) / some.length);
    }
  }
  if (profile !== undefined)
    await sites[0]?.tell('save', join(profile, `${page.name.replaceAll(/\W+/g, '-')}.cpuprofile`));
  const [own = 0, other] = each.map(quarter);
  if (own > BOUND_MS) process.exitCode = 1;
  const ratio = other === undefined ? '' : `, ${(own / other).toFixed(2)} of the other's ${other.toFixed(1)}`;
  console.log(
    `${page.name}: ${own.toFixed(1)} ms, ${own <= BOUND_MS ? 'within' : 'OVER'} ${BOUND_MS}${ratio}; ${measured.length} pages of ${(bytes / measured.length / 1024).toFixed(0)} kB after ${warm}`,
  );
}

const option = (options: readonly string[], name: string) =>
  options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);

const benchmark: Benchmark = async (options) => {
  const [only, against, profile] = ['page', 'against', 'profile'].map((name) => option(options, name));
  if (profile !== undefined) mkdirSync(profile, { recursive: true });
  const sites: Site[] = [];
  try {
    sites.push(await startSite(root));
    if (against !== undefined) sites.push(await startSite(resolve(against)));
    for (const page of pageCases.filter(({ name }) => only === undefined || name.includes(only)))
      await measure(sites, page, Number(option(options, 'pages') ?? 120), profile);
  } finally {
    for (const site of sites) await site.end();
  }
};
export default benchmark;
