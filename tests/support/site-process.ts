import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sourceFingerprint } from '@/lib/build/fingerprint.cjs';
import type { Running } from './processes';
import { program } from './programs';
import { seededFile } from './seeded';

const mark = join('.next', 'SOURCES');

/** Why the built site cannot be started, or undefined. Starting would build it, and several tests at once. */
export const noSite: string | undefined =
  existsSync(mark) && readFileSync(mark, 'utf8') === sourceFingerprint(process.cwd())
    ? undefined
    : 'skipped: no build of the current sources (npm run build)';

export interface RunningSite extends Running {
  origin: string;
  /** What it has said so far on standard output. */
  said: string[];
  /** What it has written to its log, where the test asked for it. */
  logged(): string;
}

function spawnSite(
  entry: string[],
  environment: Record<string, string | undefined>,
  log: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, entry, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      HOSTNAME: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', log],
  });
}

/** Waits until a site says that it is ready. */
async function ready(child: ChildProcess): Promise<RunningSite> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said: string[] = [];
  const log: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => log.push(chunk));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      said.push(line);
      const [, address] = /^Ready: (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${said.join(' / ')}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  const logged = () => Buffer.concat(log).toString();
  return { child, said, logged, end, origin, port: Number(new URL(origin).port) };
}

/**
 * Starts the site as `npm start` does, on a free port, and waits until it is ready. In a folder without a registry it fills
 * one; a test that is not about that has put a filled one there (seeded.ts).
 */
export function startSite(
  environment: Record<string, string | undefined>,
  log?: 'inherit' | 'pipe',
): Promise<RunningSite> {
  return ready(spawnSite(['scripts/start.mjs'], environment, log));
}

/**
 * Starts the site with settings that it cannot start with: its exit code and what it says on standard error. One that says
 * that it is ready all the same is ended. `heard` gets each line of its standard output.
 */
export async function failedStart(
  environment: Record<string, string | undefined>,
  heard: (line: string) => void = () => {},
): Promise<{ code: number | null; errors: string[] }> {
  const child = spawnSite(['scripts/start.mjs'], environment, 'pipe');
  const errors: string[] = [];
  createInterface({ input: child.stderr as Readable }).on('line', (line) => errors.push(line));
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    heard(line);
    if (line.startsWith('Ready:')) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, errors };
}

/**
 * Starts the built site on a copy of its pages and with settings that a build of its own would need (keys of a captcha):
 * pages of data take them on, which are made by the running process, and the site under test keeps its own pages. Its
 * registry is filled with all that ships.
 */
export async function startCopy(
  environment: Record<string, string>,
  log?: 'inherit' | 'pipe',
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const root = process.cwd();
  const left = join(root, '.next', 'cache');
  cpSync(join(root, '.next'), join(folder, '.next'), { recursive: true, filter: (from) => from !== left });
  for (const name of readdirSync(root).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(root, name), join(folder, name));
  const stored = join(folder, 'stored');
  mkdirSync(stored);
  await seededFile(join(stored, 'registry.sqlite'));
  const settings = {
    ...environment,
    DATA_DIR: stored,
    SITE_DIR: folder,
    PREPARE: await program('prepare'),
  };
  const child = spawnSite([join(root, 'tests', 'support', 'serve-copy.mjs')], settings, log);
  const site = await ready(child);
  return {
    ...site,
    end: async (signal) => {
      await site.end(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
