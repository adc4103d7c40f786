import register from '@/messages/sources.json';

type SourceId = keyof typeof register.sources;
export type Citation = keyof typeof register.citations;

/** A source of facts: `published` is a date (`YYYY-MM-DD`), a month, a year, or null where it states none. */
export interface Source {
  readonly id: SourceId;
  readonly published: string | null;
  readonly url: string | null;
}

/** The day on which the facts were taken from their sources, for those that state no date. */
export const notedOn = register.noted;

const isSource = (id: string): id is SourceId => Object.hasOwn(register.sources, id);

/**
 * The sources of a text, in the order of the register (messages/sources.json); their names are in messages (Sources).
 * @throws {RangeError} when a citation names a source that the register does not have
 */
export function sourcesOf(citation: Citation): Source[] {
  return register.citations[citation].map((id) => {
    if (!isSource(id)) throw new RangeError(`Citation "${citation}" names the unknown source "${id}"`);
    return { id, ...register.sources[id] };
  });
}

/** The citation of a text that may have none. */
export function citationOf(text: string): Citation | undefined {
  return Object.hasOwn(register.citations, text) ? (text as Citation) : undefined;
}
