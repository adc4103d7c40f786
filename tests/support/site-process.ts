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
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sourceFingerprint } from '@/lib/build/fingerprint.cjs';
import type { Running } from './processes';
import { program } from './programs';
import { filledOnce } from './run-folder';
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
      // Dozens of sites are started: what a visitor asks for first may take its time there (site-turns.test.ts).
      WARM_UP: 'false',
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

/** Copies what a site writes, which is its pages, and the script that serves the folder it lies in; the rest is only read. */
function copySite(folder: string): void {
  const root = process.cwd();
  const left = join(root, '.next', 'cache');
  const copied = ['.next', 'scripts'];
  for (const name of copied)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (from) => from !== left });
  for (const name of readdirSync(root).filter((entry) => !entry.startsWith('.') && !copied.includes(entry)))
    symlinkSync(join(root, name), join(folder, name));
}

/** For all sites of a run that are not told apart by their pages: a site under other tests keeps its own. */
const sharedCopy = (): Promise<string> => filledOnce('site', copySite);

const startScript = async () => [join(await sharedCopy(), 'scripts', 'start.mjs')];

/**
 * Starts the site as `npm start` does, on a free port, and waits until it is ready. In a folder without a registry it fills
 * one; a test that is not about that has put a filled one there (seeded.ts).
 */
export async function startAsOperator(
  environment: Record<string, string | undefined>,
  log?: 'inherit' | 'pipe',
): Promise<RunningSite> {
  return ready(spawnSite(await startScript(), environment, log));
}

/** Starts it for a test that is not about the start, which takes half as long so. */
export async function startSite(
  environment: Record<string, string | undefined>,
  log?: 'inherit' | 'pipe',
  folder?: string,
): Promise<RunningSite> {
  const settings = {
    ...environment,
    SITE_DIR: folder ?? (await sharedCopy()),
    PREPARE: await program('prepare'),
  };
  return ready(spawnSite([resolve('tests/support/serve-copy.mjs')], settings, log));
}

/**
 * Starts the site with settings that it cannot start with: its exit code and what it says on standard error. One that says
 * that it is ready all the same is ended. `heard` gets each line of its standard output.
 */
export async function failedStart(
  environment: Record<string, string | undefined>,
  heard: (line: string) => void = () => {},
): Promise<{ code: number | null; errors: string[] }> {
  const child = spawnSite(await startScript(), environment, 'pipe');
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
 * pages of data take them on, which are made by the running process. Its registry is filled with all that ships.
 */
export async function startCopy(
  environment: Record<string, string>,
  log?: 'inherit' | 'pipe',
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  copySite(folder);
  const stored = join(folder, 'stored');
  mkdirSync(stored);
  await seededFile(join(stored, 'registry.sqlite'));
  const site = await startSite({ ...environment, DATA_DIR: stored }, log, folder);
  return {
    ...site,
    end: async (signal) => {
      await site.end(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
