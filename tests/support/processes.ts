import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Running {
  child: ChildProcess;
  port: number;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a TypeScript entry point in a process of its own, and waits for the line that names its port. */
export async function startProcess(entry: string[], environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...entry], {
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
  throw new Error(`${entry.join(' ')} ended before it was ready`);
}
