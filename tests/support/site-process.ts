import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sourceFingerprint } from '@/lib/build/fingerprint.cjs';
import type { Running } from './processes';

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
}

/** Starts the site as `npm start` does, on a free port, and waits until it is ready. */
export async function startSite(environment: Record<string, string | undefined>): Promise<RunningSite> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: '0',
      HOSTNAME: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said: string[] = [];
  const ready = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
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
  return { child, said, end, origin: ready, port: Number(new URL(ready).port) };
}
