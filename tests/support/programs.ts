import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filledOnce } from './run-folder';

/** Programs that tests start as processes of their own. */
const PROGRAMS = {
  registry: 'lib/registry/cli/main.ts',
  prepare: 'scripts/prepare.ts',
  front: 'tests/support/front-process.mts',
} as const;

/**
 * Bundles them as deep below `folder` as lib/registry/seed lies below the project: there they find what ships, and the
 * packages.
 */
async function bundle(folder: string): Promise<void> {
  for (const name of ['content', 'node_modules']) symlinkSync(resolve(name), join(folder, name));
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@/': `${process.cwd()}/` } },
    // Each is hundreds of files, which a process would load one by one.
    ssr: { noExternal: ['zod', 'kysely', 'hono', '@hono/node-server', 'zod-openapi'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(folder, 'made', 'of', 'sources'),
      emptyOutDir: false,
      commonjsOptions: { include: [/\.cjs$/] },
      rollupOptions: {
        input: PROGRAMS,
        // Of comments that mean something to another bundler.
        onwarn: (warning, warn) => warning.code === 'INVALID_ANNOTATION' || warn(warning),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * The file that runs a program, for `node`. It is the same code as its source, which takes tsx three times as long to load:
 * bundled once in a run.
 */
export async function program(name: keyof typeof PROGRAMS): Promise<string> {
  return join(await filledOnce('programs', bundle), 'made', 'of', 'sources', `${name}.mjs`);
}
