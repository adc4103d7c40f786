import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { LEFT_FILES } from './scripts/sample.mjs';
import { isSample } from './tests/support/amounts';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = { '@/': root };

export default defineConfig({
  resolve: { alias },
  esbuild: { jsx: 'automatic' },
  test: {
    exclude: isSample ? [...configDefaults.exclude, ...LEFT_FILES] : configDefaults.exclude,
    // As in playwright.config.ts: for shared machines that stall.
    retry: process.env.CI ? 1 : 0,
    // Also on two processors: most of the time a test waits for a process or a disk. Beside the browser tests both end at one time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,scripts,tests/unit}/**/*.test.ts'],
          environment: 'node',
          // Most files load the same modules: one after the other in one process, they load them once.
          isolate: false,
          // Some fill a real store; beside the other projects on a small machine that may take its time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          environment: 'node',
          // As the unit tests. What reads the settings of its process has one of its own (below).
          isolate: false,
          globalSetup: ['tests/support/run-setup.ts', 'tests/support/postgres-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'own-process',
          include: ['tests/contract/own-process/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/run-setup.ts', 'tests/support/postgres-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          // Of tests that wait for deadlines (backend-kinds.test.ts).
          maxConcurrency: 12,
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/run-setup.ts'],
          setupFiles: ['tests/support/held-log.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
