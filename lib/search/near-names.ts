import { differences } from './place-rank';

/** Shorter names differ by one letter from too many others. */
const NAME_LEAST = 4;
/** Without its article. */
const BARE_LEAST = 3;
const NAMES_MOST = 3;

/** Names of places without their articles, by how many letters they have: few have to be compared. */
export class NearNames {
  readonly #byLength = new Map<number, Map<string, Set<number>>>();

  add(id: number, { full, bare }: { readonly full: string; readonly bare: string }): void {
    if (full.length < NAME_LEAST || bare.length < BARE_LEAST) return;
    const names = this.#byLength.get(bare.length) ?? new Map<string, Set<number>>();
    this.#byLength.set(bare.length, names);
    const places = names.get(bare) ?? new Set<number>();
    names.set(bare, places.add(id));
  }

  /**
   * The places whose names differ by one letter, a wrong one or one more or less; none where more names do than anybody
   * would read (`most`).
   */
  of(asked: string, most = NAMES_MOST): readonly number[] {
    // The next number is another plan.
    if (asked.length < BARE_LEAST || /\d/.test(asked)) return [];
    const near = (length: number) =>
      [...(this.#byLength.get(length) ?? [])].filter(([name]) => differences(name, asked) === 1);
    const names = [asked.length, asked.length - 1, asked.length + 1].flatMap(near);
    return names.length > most ? [] : names.flatMap(([, places]) => [...places]);
  }
}
