import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runFolder } from './run-folder';

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
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(folder, 'made', 'of', 'sources'),
      emptyOutDir: false,
      commonjsOptions: { include: [/\.cjs$/] },
      rollupOptions: {
        input: PROGRAMS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * The file that runs a program, for `node`. It is the same code as its source, which takes tsx three times as long to load:
 * bundled once in a run. Two files that begin at once may both do it; the first to finish is kept.
 */
export async function program(name: keyof typeof PROGRAMS): Promise<string> {
  const kept = join(runFolder('programs'), 'kept');
  if (!existsSync(kept)) {
    const own = runFolder(join('programs', String(process.pid)));
    await bundle(own);
    try {
      renameSync(own, kept);
    } catch (error) {
      if (!existsSync(kept)) throw error;
    }
  }
  return join(kept, 'made', 'of', 'sources', `${name}.mjs`);
}
