import { foldForSearch } from '@/lib/i18n/arabic';
import { withoutArticle } from '@/lib/i18n/article';
import type { Bilingual, Registry } from '@/lib/registry';
import { isAnnounced, strongest } from '@/lib/registry';
import { inTurns } from '@/lib/search/turns';
import type { Finding, Place } from './outcome';

/** Letters at the end of a name that one writer sets and another leaves out: `الزهرة`, `الزهراء`. */
const OPEN_END = /[اهي]+$/;
/** Shorter stems would be those of many names. */
const STEM_LEAST = 3;
/** No name of a district has more words; a longer one is compared as a whole. */
const MOST_WORDS = 8;

/** The words of a name in folded spelling, each without its article, and without hamza, which many leave out. */
const wordsOf = ({ ar }: Bilingual): string[] =>
  foldForSearch(ar).replaceAll('ء', '').split(' ').map(withoutArticle);

/** All words of a name that stand together, the name itself among them. */
function runsOf(words: readonly string[]): string[] {
  if (words.length > MOST_WORDS) return [words.join(' ')];
  return words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/** Null of a stem that says too little. */
function stemOf(words: readonly string[]): string | null {
  const stem = words.join('').replace(OPEN_END, '');
  return stem.length < STEM_LEAST ? null : stem;
}

/**
 * Districts of a city, to be found by a name that may mean them under another spelling: it differs in an open letter at its end
 * or a hamza, or one of both names holds the other word by word (`الخماسين`, `الخماسين الشمالي`). An announcement and a list of
 * districts write names each in their own way, and whoever asks for the one must not be told that it is not named (ADR 54).
 * Looked up by their spellings: time grows with the names and not with their pairs.
 */
export class NearlyNamed<District extends { readonly name: Bilingual }> {
  readonly #by = new Map<string, District[]>();

  constructor(districts: readonly District[] = []) {
    for (const district of districts) this.add(district);
  }

  add(district: District): void {
    const words = wordsOf(district.name);
    const stem = stemOf(words);
    const keys = [`name ${words.join(' ')}`, ...runsOf(words).map((run) => `run ${run}`)];
    if (stem !== null) keys.push(`stem ${stem}`);
    for (const key of new Set(keys)) {
      const known = this.#by.get(key);
      if (known) known.push(district);
      else this.#by.set(key, [district]);
    }
  }

  of(name: Bilingual): District[] {
    const words = wordsOf(name);
    const stem = stemOf(words);
    const keys = [`run ${words.join(' ')}`, ...runsOf(words).map((run) => `name ${run}`)];
    if (stem !== null) keys.push(`stem ${stem}`);
    return [...new Set(keys.flatMap((key) => this.#by.get(key) ?? []))];
  }
}

/** An announced district whose name is nearly that of the one asked for, and the announcement that answers for it. */
export interface NearlyAnnounced {
  readonly code: string;
  readonly name: Bilingual;
  readonly area: Finding['area'];
}

/** Those in the city of a district; of a city none. */
export async function nearlyAnnounced(
  source: Registry,
  { city, district }: Place,
): Promise<NearlyAnnounced[]> {
  if (district === null) return [];
  const [districts, found] = await Promise.all([
    source.districts({ city: city.code }),
    source.areasOf({ city: city.code }),
  ]);
  const naming = new Map<string, Set<Finding>>();
  for (const finding of found.data.items.filter(({ area }) => isAnnounced(area)))
    for (const { district: code } of finding.parts)
      if (code !== null) naming.set(code, (naming.get(code) ?? new Set()).add(finding));
  const announced = districts.data.items.filter(({ code }) => code !== district.code && naming.has(code));
  const alike = new NearlyNamed<(typeof announced)[number]>();
  await inTurns(announced, (one) => alike.add(one));
  return alike.of(district.name).flatMap(({ code, name }) => {
    const { main } = strongest([...(naming.get(code) ?? [])]);
    return main === undefined ? [] : [{ code, name, area: main.area }];
  });
}
