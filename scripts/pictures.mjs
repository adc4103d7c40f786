import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from './browser.mjs';

/**
 * `npm run pictures`: the main pages in both languages, wide and narrow, light and dark, compared with the pictures in
 * tests/pictures/baseline; what differs lies in test-results. `-- --update` keeps what is shown now. It is no part of
 * `npm test`: a change of the face is looked at by a person.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'tests', 'pictures');
const baseline = join(folder, 'baseline');
const begun = Date.now();

function run(script, args, environment = {}) {
  const env = { ...process.env, ...environment };
  return (
    spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit', env })
      .status === 0
  );
}

/**
 * Pictures are taken without loss. Written again with a little, which the comparison allows many times over, they take a
 * quarter of that in the repository.
 */
async function compress(files) {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  const page = await browser.newPage();
  for (const file of files) {
    const written = await page.evaluate(
      async (source) => {
        const picture = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d').drawImage(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
        const reader = new FileReader();
        await new Promise((resolve) => {
          reader.onload = resolve;
          reader.readAsDataURL(blob);
        });
        return reader.result;
      },
      `data:image/webp;base64,${readFileSync(file, 'base64')}`,
    );
    writeFileSync(file, Buffer.from(written.slice(written.indexOf(',') + 1), 'base64'));
  }
  await browser.close();
}

function picturesSince(moment) {
  if (!existsSync(baseline)) return [];
  return readdirSync(baseline)
    .map((name) => join(baseline, name))
    .filter((path) => statSync(path).mtimeMs >= moment);
}

function compare(args) {
  const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
  const shared = { TEST_RUN_FOLDER: join(scratch, 'shared') };
  const config = ['--config', join(folder, 'playwright.config.ts')];
  const ok = run('node_modules/playwright/cli.js', ['test', ...config, ...args], shared);
  rmSync(scratch, { recursive: true, force: true });
  return ok;
}

const update = process.argv.includes('--update');
const others = process.argv.slice(2).filter((argument) => argument !== '--update');
const ok =
  run('scripts/start.mjs', ['--build-only']) &&
  compare([...(update ? ['--update-snapshots=changed'] : []), ...others]);
if (update) await compress(picturesSince(begun));
process.exitCode = ok ? 0 : 1;
