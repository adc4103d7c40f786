import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  // The same engine without windows and their own pages: a test takes half as long in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const find = () =>
  [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/**
 * The browser for the tests: an installed Chromium or Chrome; else Playwright's own, downloaded now; else the operating
 * system's package.
 * @returns {string} path of its executable
 * @throws {Error} when none can be had
 */
export function ensureBrowser() {
  const found = find();
  if (found) return found;
  console.log('No Chromium found; getting one …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']) ||
    run('npx', ['playwright', 'install', 'chromium']);
  if (!find() && process.platform === 'linux') {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    // Another run may be installing at this moment: its lock is waited for.
    const command = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=300'];
    const apt = (...args) => run(command[0], [...command.slice(1), ...args]);
    apt('update', '-q');
    apt('install', '-y', '-q', 'chromium-headless-shell') || apt('install', '-y', '-q', 'chromium');
  }
  const path = find();
  if (!path) throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.');
  return path;
}

/** Start flags that work as root and without a network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * For tests, which open hundreds of pages for a second each: to compile their scripts for speed takes more time than it saves
 * (nine pages twice, with axe, alternately, medians of three: 32 s of a processor, 23 s with these). Not for what is timed.
 */
export const testFlags = [...browserFlags, '--js-flags=--no-opt --no-maglev'];
