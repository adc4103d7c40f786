import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ParserPlugin, parse } from '@babel/parser';

const root = process.cwd();

export interface Module {
  /** From the root of the project. */
  path: string;
  text: string;
  /** What it imports, of types as well: our own files by their path, packages by the name that is written. */
  imports: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const literal = (value: unknown) =>
  isNode(value) && value.type === 'StringLiteral' ? (value.value as string) : undefined;

/** Whether a call is `require('…')`, `require.resolve('…')` or `import('…')`. */
function isImportingCall({ callee }: Node): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Import' || callee.name === 'require') return true;
  return isNode(callee.object) && callee.object.name === 'require';
}

/** What a piece of syntax imports, as it is written. */
function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return literal(node.source);
    case 'TSImportType':
      return literal(node.argument);
    case 'TSExternalModuleReference':
      return literal(node.expression);
    case 'CallExpression':
      return isImportingCall(node) ? literal((node.arguments as unknown[])[0]) : undefined;
    default:
      return undefined;
  }
}

/** Every name that a source imports, exports from, requires or takes a type from. */
export function importedNames(text: string, path: string): string[] {
  const plugins: ParserPlugin[] = /\.tsx$/.test(path) ? ['typescript', 'jsx'] : ['typescript'];
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const specifier = specifierOf(value);
    if (specifier !== undefined) found.push(specifier);
    for (const key of Object.keys(value)) if (!key.endsWith('Comments') && key !== 'loc') visit(value[key]);
  };
  visit(parse(text, { sourceType: 'unambiguous', plugins, errorRecovery: true }).program as unknown);
  return found;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.cts', '/index.ts', '/index.tsx', '/index.cjs'];

/** The file of ours that a name means, from the root; the name itself for a package. */
function resolved(name: string, from: string): string {
  if (!name.startsWith('@/') && !name.startsWith('.')) return name;
  const base = name.startsWith('@/') ? join(root, name.slice(2)) : join(root, dirname(from), name);
  const file = ENDINGS.map((ending) => base + ending).find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
  if (file === undefined) throw new Error(`${from} imports ${name}, and there is no such file`);
  return relative(root, file);
}

/** The code of the site (tests aside), with what each file imports as a parser reads it. */
export function modulesBelow(...folders: string[]): Module[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.(ts|tsx|mjs|cjs|cts)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importedNames(text, path).map((name) => resolved(name, path)) };
    });
}

/** Files that import each other in a circle, each circle once, as a path that ends where it began. */
export function circles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: string[]): void => {
    const at = way.indexOf(node);
    if (at >= 0) {
      found.push([...way.slice(at), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return found;
}

/** The folder that a file counts to: one a room of the house, deeper where a room is a house of its own, as the maps are. */
function folderOf(path: string): string {
  if (/^(components|lib\/site)\/maps\//.test(path)) return dirname(path);
  const parts = dirname(path).split('/');
  const depth =
    { app: 1, components: 2 }[parts[0] as string] ?? (/^lib\/(registry|site)\b/.test(path) ? 3 : 2);
  return parts.slice(0, depth).join('/');
}

/** Which folder imports which others. */
export function arrows(modules: readonly Module[]): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const { path, imports } of modules) {
    const from = folderOf(path);
    const targets = folders.get(from) ?? new Set();
    folders.set(from, targets);
    for (const name of imports) {
      if (!/^(app|components|lib|messages|scripts|tests)\//.test(name)) continue;
      const to = folderOf(name);
      if (to !== from) targets.add(to);
    }
  }
  return new Map(
    [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, to]) => [from, [...to].sort()]),
  );
}

const DOCUMENT = join(root, 'docs', 'architecture.md');
const HEAD = '| folder | imports |\n|---|---|\n';
const rows = (text: string) => text.slice(text.indexOf(HEAD) + HEAD.length).split('\n\n', 1)[0] as string;

/** The arrows as lines of a table. */
export const tableOfArrows = (table: ReadonlyMap<string, readonly string[]>): string =>
  [...table].map(([from, to]) => `| ${from} | ${to.join(', ') || 'nothing of ours'} |`).join('\n');

/** The arrows that the documentation shows. */
export function writtenArrows(): Map<string, string[]> {
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!text.includes(HEAD)) throw new Error('docs/architecture.md has no table of folders and imports');
  return new Map(
    [...rows(text).matchAll(/^\| (\S+) \| (.*) \|$/gm)].map(([, from, to]) => [
      from as string,
      to === 'nothing of ours' ? [] : (to as string).split(', '),
    ]),
  );
}

/** Writes the arrows of the code into the documentation. */
export function writeArrows(): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const table = tableOfArrows(arrows(modulesBelow('app', 'components', 'lib')));
  writeFileSync(
    DOCUMENT,
    text.replace(rows(text), () => table),
  );
}
