import { foldForSearch } from '../i18n/arabic';
import { soundOf } from './sound';

/**
 * Names and questions as the words that they are looked up by. A place is written with and without its article, with and
 * without the word for what it is (`حي`, `district`), joined and apart, and in Latin letters as anybody hears it; every
 * such spelling leads to the same keys. Keys are compared, never shown.
 */
export interface Word {
  /** Folded: what the reader wrote, but for hamzas, marks, case and digits. */
  readonly full: string;
  /** Without article and joined particles. */
  readonly bare: string;
  /** Its consonants, the same for Arabic and for every way to write it in Latin letters. */
  readonly sound: string;
  /** What it is when its first letters are no part of the name: `بجدة` is also `جدة`, and `alolaya` is also `olaya`. */
  readonly apart?: Word;
}

/** A question is read this far; the rest of it is not looked at. */
const QUERY_MAX = 100;
const WORDS_MAX = 8;

/**
 * What a place is, and what it is honoured with, which are as often left out as written. With an article the first is part
 * of a name (`المدينة`).
 */
const GENERIC = new Set(
  `حي مدينه محافظه منطقه المنطقه الحي مركز قريه هجره بلديه في المنوره منوره المكرمه مكرمه
   munawwarah munawwara munawarah munawara mukarramah mukarrama mukaramah mukarama
   district dist city governorate gov region province town village neighborhood neighbourhood hayy hai hay in of the`.split(
    /\s+/,
  ),
);
const LATIN_ARTICLE = new Set(['al', 'el', 'ul', 'an', 'ar', 'as', 'ash', 'at', 'ath', 'ad', 'adh', 'az']);
/** The first half of a name that is written joined to the second as often as apart from it. */
const SERVANT = /^(?:عبد|عبدال|abd|abdul|abdal|abdel|abdu)$/;

const isArabic = (word: string) => /[\u0600-\u06ff]/.test(word);

/** `والنرجس`, `بالنرجس`, `للنرجس`, `alnarjis` without what is joined to the name in front. */
export function bareOf(word: string): string {
  if (isArabic(word)) {
    const bare = word.replace(/^(?:[وفبك]?ا{1,3}ل|وال|لل)(?=..)/, '');
    return bare.replace(/^عبدال(?=..)/, 'عبد');
  }
  return word.replace(/^(?:al|el)(?=[^aeiou]..)/, '').replace(/^abd[uae]l(?=..)/, 'abd');
}

/** Whether a Latin word is the article of the next one: `al` always, `ar` before an r, `ash` before sh. */
function isArticle(word: string, next: string | undefined): boolean {
  if (next === undefined || !LATIN_ARTICLE.has(word)) return false;
  return /^[aeu]l$/.test(word) || next.startsWith(word.slice(1));
}

/** The second names are set against the first: `عبد الله` and `عبدالله` are one word. */
function joinServants(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before !== undefined && SERVANT.test(before)) joined[joined.length - 1] = before + part;
    else joined.push(part);
  }
  return joined;
}

/** One spelling for the vowels and endings of Latin letters that everybody hears differently: `nasim` for `naseem`. */
function plainLatin(word: string): string {
  return word
    .replaceAll('ee', 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/[ae]i|ey/g, 'ay')
    .replaceAll('o', 'u')
    .replaceAll('e', 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/(?<=..a)h$/, '');
}

/** A letter three times or more in a row is one that a finger stayed on: it stands for one. */
const HELD = /(\p{L})\1{2,}/gu;

/** Whether most of a word is letters that were held down: no name is, however it may sound. */
const isHeldDown = (word: string) => word.replace(HELD, '$1').length < word.length / 2;

function readAs(full: string, named: string): Word {
  if (isHeldDown(full)) return { full, bare: full, sound: full };
  const bare = isArabic(named) ? named : plainLatin(named);
  return { full, bare, sound: soundOf(bare) };
}

/** A particle or an article that is joined to a name, where it may as well be the first letters of the name. */
const JOINED = /^(?:[بول](?=[\u0600-\u06ff]{3})|[ae]l(?=[aeiou][a-z]{2}))/;

/** A hamza at the end of a name is not heard, and seldom typed: `الحمرا` finds `الحمراء`. */
const withoutHamza = (word: string) => word.replace(/(?<=..ا)ء$/, '');

function wordOf(full: string): Word {
  const bare = bareOf(full);
  const word = readAs(full, withoutHamza(bare));
  const rest = full.replace(JOINED, '');
  return bare !== full || rest === full ? word : { ...word, apart: readAs(rest, rest) };
}

/** The words of a text by which a place is known; of one that has only general words, these. */
export function placeWords(text: string): Word[] {
  const parts = foldForSearch(text.slice(0, QUERY_MAX)).split(' ').filter(Boolean);
  const own = parts.filter((part) => !GENERIC.has(part));
  const named = (own.length > 0 ? own : parts).slice(0, WORDS_MAX);
  return joinServants(named.filter((part, at) => !isArticle(part, named[at + 1]))).map(wordOf);
}

/** Whether a text says `المنطقة` or the like beside the name, which leaves it out as often. */
export const saysKind = (text: string): boolean =>
  foldForSearch(text.slice(0, QUERY_MAX))
    .split(' ')
    .some((part) => part !== 'حي' && GENERIC.has(part));

/** A name whose words are written together: how `خميس مشيط` is found as `خميسمشيط`. */
export function joined(words: readonly Word[]): Word {
  const full = words.map((word) => word.full).join('');
  const bare = words.map((word) => word.bare).join('');
  return { full, bare, sound: soundOf(bare) };
}

const KIND_WORDS: readonly (readonly [RegExp, 'region' | 'city' | 'district'])[] = [
  [/(?:^| )(?:منطقه|region|province)(?: |$)/, 'region'],
  [/(?:^| )(?:حي|district|dist|neighbou?rhood)(?: |$)/, 'district'],
  [/(?:^| )(?:مدينه|محافظه|city|governorate)(?: |$)/, 'city'],
];

/** What the question says it asks for, if it says so: `منطقة الرياض`. */
export function kindAsked(text: string): 'region' | 'city' | 'district' | undefined {
  const folded = foldForSearch(text.slice(0, QUERY_MAX));
  return KIND_WORDS.find(([words]) => words.test(folded))?.[1];
}
