import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run registry -- …`: the registry's command line, which is TypeScript, in a process of its own.
 *
 * MALLOC_ARENA_MAX: glibc keeps a pool of memory for each thread and gives little of it back; with one pool an import of
 * millions of rows stays 60 MB smaller. It is read when a process starts, so it cannot be set inside. Elsewhere it means nothing.
 *
 * --initial-old-space-size: without it V8 lets the garbage of loading and parsing grow past 100 MB before it looks for the first
 * time. It is a beginning, no limit: a command that needs more gets more.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const child = spawn(
  process.execPath,
  [
    '--initial-old-space-size=32',
    '--import',
    'tsx',
    join(root, 'lib', 'registry', 'cli', 'main.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { MALLOC_ARENA_MAX: '1', ...process.env } },
);
// A terminal signals the whole group; a supervisor only us.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.once('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal === 'SIGKILL' ? 9 : 15);
});
