/** By which words, or stems of words, texts are called: by their titles and by what else people call them. */
export class TextTitles<Word> {
  /** The texts that are called by a word, in the order in which they came in. */
  readonly #having = new Map<Word, number[]>();

  add(text: number, words: Iterable<Word>): void {
    for (const word of new Set(words)) {
      const having = this.#having.get(word);
      if (having === undefined) this.#having.set(word, [text]);
      else having.push(text);
    }
  }

  has(word: Word): boolean {
    return this.#having.has(word);
  }

  /** The texts that are called by all of these words, one after the other. */
  *together(words: readonly Word[]): Generator<number> {
    const lists = words.map((word) => this.#having.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [fewest = [], ...others] = lists;
    for (const text of fewest) if (others.every((list) => holds(list, text))) yield text;
  }
}

/** Whether a sorted list holds a number, by halving. */
function holds(list: readonly number[], sought: number): boolean {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle] as number;
    if (found === sought) return true;
    if (found < sought) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
