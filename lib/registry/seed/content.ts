import { fileURLToPath } from 'node:url';
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
export const contentOptions = (source: string): ImportOptions => ({
  source,
  licence: null,
  strict: true,
  refusals: new Refusals(null),
});

export const openContent = (name: string): Promise<Source> => openSource(contentPath(name));
