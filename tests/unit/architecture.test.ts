import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  arrows,
  circles,
  importedNames,
  modulesBelow,
  tableOfArrows,
  writtenArrows,
} from '../support/module-graph';

const root = process.cwd();

function sourcesBelow(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|cjs|css)$/.test(name))
    .map((name) => join(root, folder, name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

const sources = ['app', 'components', 'lib'].flatMap(sourcesBelow);
const code = modulesBelow('app', 'components', 'lib');

/** Files under `from` whose imports match `forbidden`, but for those that `allowed` names. */
function offenders(from: RegExp, forbidden: RegExp, allowed?: RegExp): string[] {
  return code
    .filter(({ path }) => from.test(path) && !allowed?.test(path))
    .flatMap((file) =>
      file.imports.filter((name) => forbidden.test(name)).map((name) => `${file.path} -> ${name}`),
    );
}

describe('imports run one way', () => {
  it('finds the files it is about', () => {
    expect(code.length).toBeGreaterThan(100);
  });

  it('reads imports as a compiler does', () => {
    const text = `
      import type { A } from './a'; // import 'none'
      import b, { type C } from './b';
      import './c';
      export * from './d';
      export { e } from './e';
      const f = import('./f'), text = "import 'none'; from 'none'";
      const g: import('./g').G = require('./h'), i = require.resolve('./i');
      import j = require('./j');
      import(f); require(g);`;
    expect(importedNames(text, 'x.ts').sort()).toEqual([...'abcdefghij'].map((name) => `./${name}`));
  });

  it('along the arrows that docs/architecture.md shows, and along no other', () => {
    const shown = writtenArrows();
    const lines = (table: Map<string, string[]>) =>
      [...table].flatMap(([from, to]) => to.map((each) => `${from} -> ${each}`));
    const [drawn, found] = [lines(shown), lines(arrows(code))];
    const how =
      'The table in docs/architecture.md shows who imports whom; an arrow is a decision. `npm run arrows` writes it anew.';
    expect(
      found.filter((arrow) => !drawn.includes(arrow)),
      `New arrows. ${how}`,
    ).toEqual([]);
    expect(
      drawn.filter((arrow) => !found.includes(arrow)),
      `Arrows that are no more. ${how}`,
    ).toEqual([]);
    expect(tableOfArrows(shown), how).toBe(tableOfArrows(arrows(code)));
  });

  it('in no circle of files', () => {
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual([['a', 'b', 'c', 'a']]);
    const own = new Map(code.map(({ path, imports }) => [path, imports]));
    expect(circles(own).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it('in no circle of folders', () => {
    expect(circles(arrows(code)).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it.each([
    ['lib never imports components or app', /^lib\//, /^(components|app)(\/|$)/],
    ['components never import app', /^components\//, /^app(\/|$)/],
    [
      'the registry knows neither Next nor React',
      /^lib\/registry\//,
      /^(next|next-intl|react|react-dom)(\/|$)/,
    ],
    [
      'the forms know neither Next nor React',
      /^lib\/forms\//,
      /^(next|next-intl|react|react-dom|react-hook-form)(\/|$)/,
    ],
    [
      'components never reach below the registry port',
      /^(components|app)\//,
      // The outlines of the regions are drawn as they ship.
      /^lib\/registry\/(?!index\.ts$|contract\/|geometry\/region-outlines\.ts$)/,
    ],
    ['the registry knows nothing of the site', /^lib\/registry\//, /^lib\/(http|site|submit)\//],
    ['the forms know nothing of the registry', /^lib\/forms\//, /^lib\/(http|registry|site|submit)\//],
    [
      'the search knows folding and nothing else of ours',
      /^lib\/search\//,
      /^(app|components|lib\/(?!search\/|i18n\/))/,
    ],
    ['the calendar stands on nothing of ours', /^lib\/calendar\//, /^(app|components|lib\/(?!calendar\/))/],
  ])('%s', (_, from, forbidden) => {
    expect(offenders(from, forbidden)).toEqual([]);
  });

  it('only what stores knows SQL', () => {
    const sql = /^(kysely|libsql|pg)(\/|$)/;
    const stores = /^lib\/registry\/(?!(contract|remote|serve|crypto|cli|import)\/)\w+\//;
    expect(offenders(/^(app|components|lib)\//, sql, stores)).toEqual([]);
  });

  it('nothing goes by the name of a class, which the bundler changes', () => {
    expect(code.filter(({ text }) => /\.constructor\.name\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('only the remote registry calls over HTTP', () => {
    expect(offenders(/^lib\/registry\//, /^undici$/, /^lib\/registry\/remote\//)).toEqual([]);
  });
});

describe('style', () => {
  const physical =
    /^-?(?:[mp][lr]-[\w.[\]/%]+|(?:left|right)-[\w.[\]/%]+|border-[lr](?:-\w+)*|rounded-(?:[lr]|[tb][lr])(?:-\w+)?|scroll-[mp][lr]-\w+|(?:float|clear|text)-(?:left|right))$/;
  // Every quoted text of a file, by words, without variants (`lg:`, `hover:`): a class list may stand anywhere.
  const words = (text: string) =>
    [...text.matchAll(/(["'`])([^"'`\n]{2,2000})\1|@apply ([^;\n]*);/g)].flatMap(([, , quoted, applied]) =>
      (quoted ?? applied ?? '').split(/\s+/).map((word) => word.slice(word.lastIndexOf(':') + 1)),
    );

  it('recognises physical classes and leaves logical ones alone', () => {
    for (const name of [
      'ml-4',
      'pr-2',
      '-mr-1',
      'text-left',
      'left-0',
      'rounded-tl-lg',
      'border-l',
      'lg:pl-6'.split(':')[1],
    ])
      expect(name).toMatch(physical);
    for (const name of [
      'ms-4',
      'pe-2',
      'text-start',
      'start-0',
      'border-s',
      'rounded-ss-lg',
      'flex',
      'leading-7',
    ])
      expect(name).not.toMatch(physical);
  });

  it('uses no physical direction', () => {
    const found = sources
      .filter(({ path }) => /\.(tsx|ts|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        words(text)
          .filter((word) => physical.test(word))
          .map((word) => `${path}: ${word}`),
      );
    expect(found).toEqual([]);
  });

  it('writes no style attributes, which the policy refuses', () => {
    expect(
      code
        .filter(({ path, text }) => path.endsWith('.tsx') && /<[a-z][^<>]*\sstyle=\{/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('size', () => {
  it('keeps files within about 300 lines', () => {
    const long = [...code, ...sourcesBelow('tests/e2e')].filter(({ text }) => text.split('\n').length > 330);
    expect(long.map(({ path, text }) => `${path} ${text.split('\n').length}`)).toEqual([]);
  });
});
