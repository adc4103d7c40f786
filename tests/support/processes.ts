import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './programs';

type Variables = Record<string, string | undefined>;

/** Arguments of the registry's command line that serve it on a free port. */
export const SERVE = ['serve', '--port', '0', '--host', '127.0.0.1'];

export interface Running {
  child: ChildProcess;
  port: number;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program in a process of its own, and waits for the line that names its port. */
export async function startProcess(
  name: 'registry' | 'front',
  args: string[],
  environment: Variables,
): Promise<Running> {
  const child = spawn(process.execPath, [await program(name), ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /port (\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await gone;
    };
    return { child, port: Number(port), end };
  }
  throw new Error(`${[name, ...args].join(' ')} ended before it was ready`);
}

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  /** Both, in the order in which they came. */
  output: string;
}

/** A process that ends by itself. */
interface Started {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** Starts a command of the registry's command line in a process of its own. */
export const startCommand = (environment: Variables, ...args: string[]): Promise<Started> =>
  start('registry', environment, args);

async function start(name: 'registry' | 'prepare', environment: Variables, args: string[]): Promise<Started> {
  const child = spawn(process.execPath, [await program(name), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '', output: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      said[name] += chunk;
      said.output += chunk;
    });
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  return { child, ended };
}

/** Runs what a start of the site does first, in a process of its own, to its end. */
export const prepareSite = async (environment: Variables): Promise<Ended> =>
  (await start('prepare', environment, [])).ended;

/** Runs one to its end. */
export async function command(environment: Variables, ...args: string[]): Promise<Ended> {
  return (await startCommand(environment, ...args)).ended;
}
