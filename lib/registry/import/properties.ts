import { foldForSearch } from '../../i18n/arabic';
import { NAME_LENGTH, TEXT_LENGTH } from '../contract/common';
import { RowRefusedError } from './errors';
import { isMissing } from './numbers';

/** Reads a record (properties of a feature, or a CSV row under its headings) whatever its keys are called. */
export class Properties {
  readonly #values = new Map<string, string>();

  constructor(record: Record<string, unknown>) {
    for (const [key, value] of Object.entries(record)) {
      const text = Array.isArray(value) ? value.join('; ') : value === null ? '' : String(value);
      this.#values.set(foldForSearch(key), text);
    }
  }

  /** The first of the keys that has a value; null for none. */
  get(...keys: readonly string[]): string | null {
    for (const key of keys) {
      const value = this.#values.get(foldForSearch(key));
      if (value !== undefined && !isMissing(value)) return value.trim();
    }
    return null;
  }

  #atMost(most: number, keys: readonly string[]): string | null {
    const value = this.get(...keys);
    if (value !== null && value.length > most)
      throw new RowRefusedError(`${keys[0]} has more than ${most} characters`);
    return value;
  }

  /** As {@link get}, of a name or another line that pages show. @throws {RowRefusedError} longer than one may be */
  name(...keys: readonly string[]): string | null {
    return this.#atMost(NAME_LENGTH, keys);
  }

  /** As {@link get}, of a few sentences that pages show. @throws {RowRefusedError} longer than one may be */
  text(...keys: readonly string[]): string | null {
    return this.#atMost(TEXT_LENGTH, keys);
  }
}

/** Rows of a CSV as records under their headings. */
export function record(headings: readonly string[], cells: readonly string[]): Properties {
  return new Properties(Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])));
}

/** Letters, digits and hyphens of a Latin name or a number, for a code; empty for an Arabic one. */
export function slugOf(name: string): string {
  const folded = foldForSearch(name);
  // `النهضة 2` must not become `2`.
  if (/[^a-z0-9 ]/.test(folded)) return '';
  return folded.trim().replace(/ +/g, '-').slice(0, 60);
}
