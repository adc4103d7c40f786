import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase, startPostgres } from '../../support/postgres';
import { writeTransactionFile } from '../../support/transaction-file';

const MILLION = 1_000_000;
/** Rows a second and megabytes that have to be kept. */
const FLOOR = { SQLite: 40_000, PostgreSQL: 25_000 } as const;
const CEILING_MB = 250;

/** Prints the most memory that a process ever had, and the processor time that it took. */
const REPORT = `data:text/javascript,process.on('exit',()=>{const u=process.resourceUsage();console.error('USED',u.maxRSS,u.userCPUTime+u.systemCPUTime)})`;

interface Run {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
  output: string;
}

async function registry(environment: Record<string, string>, ...args: string[]): Promise<Run> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['scripts/registry.mjs', ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', NODE_OPTIONS: `--import "${REPORT}"`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
  // The wrapper reports too; the one that worked is the one that took more.
  const used = [...output.matchAll(/USED (\d+) (\d+)/g)].map(([, rss, cpu]) => ({
    rss: Number(rss),
    cpu: Number(cpu),
  }));
  const { rss, cpu } = used.sort((a, b) => b.cpu - a.cpu)[0] ?? { rss: 0, cpu: 0 };
  return {
    seconds: (performance.now() - begun) / 1000,
    cpuSeconds: cpu / 1e6,
    megabytes: rss / 1024,
    output,
  };
}

const show = (value: number) => Math.round(value).toLocaleString('en');

async function measure(
  store: keyof typeof FLOOR,
  environment: Record<string, string>,
  file: string,
  rows: number,
): Promise<boolean> {
  await registry(environment, 'seed');
  const run = await registry(environment, 'import', 'transactions', file);
  if (!new RegExp(`added\\s+${rows}\\b`).test(run.output)) throw new Error(run.output);
  const rate = rows / run.seconds;
  const ok = rate >= FLOOR[store] && run.megabytes < CEILING_MB;
  console.log(
    `${store}, ${show(rows)} rows: ${show(rate)} rows/s (at least ${show(FLOOR[store])}), ` +
      `${show(rows / run.cpuSeconds)} a second of our own processor time; ` +
      `peak ${show(run.megabytes)} MB (below ${CEILING_MB}): ${ok ? 'ok' : 'MISSED'}`,
  );
  return ok;
}

/**
 * Rows a second and peak memory of an import, start of the process included. `--large` adds ten million rows on SQLite;
 * `--sqlite` leaves PostgreSQL out.
 */
export default async function importRows(options: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'deeds.csv');
  const results: boolean[] = [];
  try {
    await writeTransactionFile(file, MILLION);
    results.push(await measure('SQLite', { DATA_DIR: join(folder, 'one') }, file, MILLION));
    if (!options.includes('--sqlite')) {
      const postgres = await startPostgres({ durable: true });
      try {
        const url = await newDatabase(postgres.url);
        results.push(
          await measure('PostgreSQL', { DATA_DIR: folder, REGISTRY_DATABASE_URL: url }, file, MILLION),
        );
      } finally {
        await postgres.stop();
      }
    }
    if (options.includes('--large')) {
      await writeTransactionFile(file, 10 * MILLION);
      results.push(await measure('SQLite', { DATA_DIR: join(folder, 'ten') }, file, 10 * MILLION));
    }
    if (results.includes(false)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
