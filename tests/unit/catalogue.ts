import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every text below a place of the messages, by its full key. */
export const flatten = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) => flatten(child, `${path}.${key}`));

/** The namespaces of a language: one file each. */
export function namespaces(locale: string): string[] {
  const files = readdirSync(join(root, 'messages', locale)).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.slice(0, -'.json'.length)).sort();
}

/** Every message of a language by its full key: `Faq.items.what.question`. */
export function catalogue(locale: string): Map<string, string> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'messages', locale, `${name}.json`), 'utf8'));
  return new Map(namespaces(locale).flatMap((name) => flatten(read(name), name)));
}

/** What a message asks of its caller: its arguments, and its tags, each as often as it stands there. */
export interface Demands {
  values: string[];
  tags: string[];
}

function collect(elements: readonly MessageFormatElement[], into: Demands): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      into.tags.push(element.value);
      collect(element.children, into);
      continue;
    }
    into.values.push(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) collect(option.value, into);
  }
}

/**
 * The arguments (each once) and tags of a message.
 * @throws {SyntaxError} when it is no ICU message
 */
export function demandsOf(message: string): Demands {
  const demands: Demands = { values: [], tags: [] };
  collect(parse(message), demands);
  return { values: [...new Set(demands.values)].sort(), tags: demands.tags.sort() };
}

function literals(elements: readonly MessageFormatElement[], except: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return element.value === except ? [] : literals(element.children, except);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literals(value, except));
    return [];
  });
}

/** The words of a message in all its cases, without its arguments and without what stands in the tag `except`. */
export const wordsOf = (message: string, except: string): string =>
  literals(parse(message), except).join(' ');
