import { spawnSync } from 'node:child_process';

/** Serves the copy of a built site in SITE_DIR (site-process.ts), with the registry that PREPARE makes ready. */
const dir = process.env.SITE_DIR;
const prepared = spawnSync(process.execPath, [process.env.PREPARE], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (prepared.status !== 0) process.exit(1);
process.chdir(dir);
const { serve } = await import('../../lib/next/server.mjs');
const site = await serve({ dir, port: Number(process.env.PORT), hostname: process.env.HOSTNAME });
console.log(`Ready: http://${process.env.HOSTNAME}:${site.port}`);
process.once('SIGTERM', async () => {
  await site.close();
  process.exit(0);
});
