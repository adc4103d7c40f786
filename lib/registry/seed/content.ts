import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { Refusals } from '../import/report';
import type { ImportOptions } from '../import/run';
import { openSource, type Source } from '../import/source';

/**
 * What ships lies in the folder `content`, in the forms that an operator imports, and is read by the same importers. What
 * one of them refuses is a mistake in what ships: it is told by name and nothing is filled.
 */
export const contentPath = (name: string): string =>
  fileURLToPath(new URL(`../../../content/${name}`, import.meta.url));

/** For an importer that reads a file of what ships. */
export const contentOptions = (): ImportOptions => ({
  source: 'content',
  licence: null,
  strict: true,
  refusals: new Refusals(null),
});

export const openContent = (name: string): Promise<Source> => openSource(contentPath(name));

/** The rows of a CSV under its headings, for what needs the names alone. */
export function contentRows(name: string): Record<string, string>[] {
  return parse(readFileSync(contentPath(name)), { columns: true });
}
