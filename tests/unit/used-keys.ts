import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './catalogue';

/** Where texts are asked for. */
const folders = ['app', 'components', 'lib'];

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const namespacePattern =
  /(?:useTranslations|getTranslations|createTranslator)(?:\(\s*(?:'([\w.]+)'|\{[^}]*?namespace:\s*'([\w.]+)'[^}]*\})|<'([\w.]+)'>)/g;

/** Text without its comments: a key that only a comment names is not used. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** `items.${id}.title` as a pattern: a filled place stands for one part of a key. */
function templatePattern(template: string): RegExp | undefined {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (fixed.some((part) => !/^[\w.-]*$/.test(part)) || fixed.join('').length < 2) return undefined;
  const escaped = fixed.map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${escaped.join('[\\w-]+')}$`);
}

/** What a file asks for: the namespaces that it opens, and every string in it that could be a key. */
function asked(source: string) {
  const text = withoutComments(source);
  return {
    namespaces: [...text.matchAll(namespacePattern)].map(
      (match) => (match[1] ?? match[2] ?? match[3]) as string,
    ),
    literals: new Set([...text.matchAll(/'([\w.-]+)'/g)].map((match) => match[1] as string)),
    templates: [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].flatMap(
      (match) => templatePattern(match[1] as string) ?? [],
    ),
  };
}

/**
 * Whether a key is asked for anywhere: a file that opens its namespace holds the rest of the key as a string, or a
 * template that makes it.
 */
export function keyFinder(): (key: string) => boolean {
  const files = folders
    .flatMap(sourcesBelow)
    .map((path) => asked(readFileSync(join(root, path), 'utf8')))
    .filter((file) => file.namespaces.length > 0);
  return (key) =>
    files.some(({ namespaces, literals, templates }) =>
      namespaces.some((namespace) => {
        if (!key.startsWith(`${namespace}.`)) return false;
        const rest = key.slice(namespace.length + 1);
        return literals.has(rest) || templates.some((template) => template.test(rest));
      }),
    );
}
