import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

/**
 * Requests per second of a prerendered page on one process, beside a small next-intl site with the usual catch-all
 * middleware (./baseline) that serves a page of about the same size. Both run at once and are loaded in turn, so that a
 * change of the machine's speed meets both. The promise is a ratio of at least 2.
 */
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');
const rounds = 5;
const load = { connections: 16, duration: 6 };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function node(args: string[], cwd: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...environment },
  });
}

async function answers(url: string, server: ChildProcess): Promise<number> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server of ${url} ended with ${server.exitCode}`);
    try {
      const response = await fetch(url);
      if (response.ok) return (await response.arrayBuffer()).byteLength;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, ...load });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

export default async function throughput(): Promise<void> {
  const baseline = join(here, 'baseline');
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const [build] = await once(node([next, 'build'], baseline, {}), 'exit');
  if (build !== 0) throw new Error('The baseline did not build');

  const data = mkdtempSync(join(tmpdir(), 'registry-bench-'));
  const [ours, theirs] = [await freePort(), await freePort()];
  const servers = [
    node([join(root, 'scripts', 'start.mjs')], root, { PORT: String(ours), DATA_DIR: data }),
    node([next, 'start', '-p', String(theirs)], baseline, {}),
  ];
  try {
    const pages: [string, string][] = [
      [`http://127.0.0.1:${ours}/about-us`, `http://127.0.0.1:${theirs}/about`],
      [`http://127.0.0.1:${ours}/en/about-us`, `http://127.0.0.1:${theirs}/en/about`],
    ];
    for (const [site, other] of pages) {
      const sizes = [
        await answers(site, servers[0] as ChildProcess),
        await answers(other, servers[1] as ChildProcess),
      ];
      const pairs: [number, number][] = [];
      for (let round = 0; round < rounds; round += 1) pairs.push([await rate(site), await rate(other)]);
      const ratio = median(pairs.map(([a, b]) => a / b));
      console.log(
        `${new URL(site).pathname} (${sizes[0]} bytes): ${median(pairs.map(([a]) => a)).toFixed(0)} requests/s`,
      );
      console.log(
        `baseline ${new URL(other).pathname} (${sizes[1]} bytes): ${median(pairs.map(([, b]) => b)).toFixed(0)} requests/s`,
      );
      console.log(`ratio, median of ${rounds} pairs: ${ratio.toFixed(2)} (promised: at least 2)`);
      if (ratio < 2) process.exitCode = 1;
    }
  } finally {
    for (const server of servers) server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
