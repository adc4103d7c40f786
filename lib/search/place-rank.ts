import { distance } from 'fastest-levenshtein';
import type { Around } from './surroundings';
import { joined, type Word } from './words';

/** How well two words agree, from 1 for the same letters; what is less than this is chance. */
const CHANCE = 0.55;

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  // The difference of the lengths is the least that the words can differ by.
  if (Math.min(a.length, b.length) < 0.4 * longest) return 0;
  return 1 - differences(a, b) / longest;
}

/** Letters by which two words differ; two that stand the other way round are one mistake. */
export function differences(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain < 2) return plain;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  if (a[at] !== b[at + 1] || a[at + 1] !== b[at]) return plain;
  return Math.min(plain, 1 + distance(a.slice(at + 2), b.slice(at + 2)));
}

const SAME = 0.97;
/** What is joined to a name in front counts a little less than the name by itself. */
const APART = 0.975;

/** `th` stands for ث and, to others, for ذ, ظ and ض as `dh` does. */
const soundsLike = (a: string, b: string) =>
  a.length === b.length && a.length > 2 && a.replaceAll('t', 'd') === b.replaceAll('t', 'd');

interface Asked {
  /** Whether the word may be the beginning of a longer one, because it is still being typed. */
  readonly open?: boolean;
  /** Whether nothing beside it, such as a city, says that a place is meant. */
  readonly alone?: boolean;
}

function agreement(asked: Word, named: Word, how: Asked): number {
  const level = asWritten(asked, named, how);
  if (asked.apart === undefined || level >= SAME) return level;
  return Math.max(level, APART * asWritten(asked.apart, named, how));
}

const NUMBER = /^\d+$/;
/** So many consonants in Latin letters are one name, whatever vowels are heard between them. */
const SURE_SOUND = 3;

/** Words of one alphabet that sound alike share half of their letters, longer ones more, or it is chance. */
const sharedLeast = ({ length }: string) => (length < LONGER ? 0.5 : CHANCE);
const LONGER = 5;

const isLatin = (word: string) => word < '\u0600';

/** Whether words of one alphabet share so little that their consonants agree by chance: `qwerty` and `qurayyat`. */
function isFarFrom(asked: string, named: string, open: boolean): boolean {
  if (isLatin(asked) !== isLatin(named)) return false;
  const begun = open ? named.slice(0, asked.length + 1) : named;
  return Math.max(likeness(asked, begun), likeness(asked, named)) < sharedLeast(asked);
}

function asWritten(asked: Word, named: Word, { open = false, alone = false }: Asked): number {
  if (asked.full === named.full) return 1;
  // The next number is another plan.
  if (NUMBER.test(asked.full) && !(open && named.full.startsWith(asked.full))) return 0;
  if (asked.bare === named.bare) return 0.98;
  if (open && (named.bare.startsWith(asked.bare) || named.full.startsWith(asked.full)))
    return 0.86 + (0.08 * asked.bare.length) / named.bare.length;
  const alike = likeness(asked.bare, named.bare);
  if (alone && isFarFrom(asked.bare, named.bare, open)) return 0;
  if (asked.sound === named.sound) {
    const isSure = isLatin(asked.full) && isLatin(named.full) && asked.sound.length >= SURE_SOUND;
    const least = isSure ? 0.62 : 0.5;
    return least + (0.92 - least) * alike;
  }
  if (soundsLike(asked.sound, named.sound)) return 0.5 + 0.4 * alike;
  if (open && asked.sound.length > 1 && named.sound.startsWith(asked.sound)) return 0.45 + 0.4 * alike;
  return alike < CHANCE ? 0 : 0.9 * alike;
}

/** A name by its words and, where there are several, as one. */
export interface Name {
  readonly words: readonly Word[];
  readonly whole: Word;
}

export const nameOf = (words: readonly Word[]): Name => ({ words, whole: joined(words) });

/** A place by its names and by the words around it: of its city and its region, each in every language. */
export interface NamedPlace {
  readonly names: readonly Name[];
  /** One for all places that lie in the same. */
  readonly around: Around;
  /** The names of its city alone; one list for all places of the city. */
  readonly town?: readonly Word[] | undefined;
  /** From 0 for a village to 1 for the largest city and what lies in it. */
  readonly weight: number;
}

/** Words of a place beside its name must agree well, and count a little less than the name. */
const AROUND_LEAST = 0.72;
const AROUND = 0.98;
/** Less than what lies there by all names: it is offered, and never taken for the one that is meant. */
const BESIDE = 0.88;

/** What a large city adds: more than the difference of a hamza, less than that of a letter. */
const WEIGHT = 0.5;
/** Where it is said in which city or region the place lies, the size of the city tells less. */
const SAID = 2;
/** The city itself is typed with the name, not a region that is called so too. */
const IN_TOWN = 0.15;
/** A word of a name answers one word that is typed: of `الباطن حفر الباطن` the second is the city, the first what lies there. */
const AGAIN = 0.8;
/** The same name, be it written with another hamza or article. */
const SAME_NAME = 0.5;

/** How the words of a question agree with what lies around a place. */
interface Beside {
  readonly answered: readonly number[];
  /** The words that say nothing of it, as one; null where all do, or none. */
  readonly inside: Word | null;
  /** How many of the words those are, of 1. */
  readonly share: number;
  /** How well the others agree, in their share. */
  readonly outside: number;
}
const ALONE: Beside = { answered: [], inside: null, share: 1, outside: 0 };
/** A word that agrees so well says where the place lies. */
const SAME_PLACE = 0.9;

const NOWHERE: readonly Word[] = [];

const PLAN = new Set(['مخطط', 'المخطط', 'plan']);

/** The number of the plan that a question names: places without it are not meant. */
const planAsked = (asked: readonly Word[]): string | undefined =>
  asked.some(({ full }) => PLAN.has(full))
    ? asked.find(({ full }) => NUMBER.test(full) && full.length > 2)?.full
    : undefined;

/** What a question names as a plan without a number: by its name alone. */
export const withoutPlan = (asked: readonly Word[]): readonly Word[] => {
  const named = asked.filter(({ full }) => !PLAN.has(full));
  return named.length === 0 || asked.some(({ full }) => NUMBER.test(full)) ? asked : named;
};

/** What is asked, word by word and as one word. */
interface Question {
  readonly words: readonly Word[];
  readonly whole: Word;
}

/** How well the best of some words agrees with one that is typed; 0 where none agrees well enough. */
function bestOf(word: Word, isLast: boolean, among: readonly Word[]): number {
  let best = 0;
  for (const one of among) best = Math.max(best, agreement(word, one, { open: isLast }));
  return best < AROUND_LEAST ? 0 : best;
}

function besideOf({ words: asked }: Question, around: Around): Beside {
  const last = asked.length - 1;
  const answered = asked.map((word, at) =>
    Math.max(
      AROUND * bestOf(word, at === last, around.words),
      BESIDE * bestOf(word, at === last, around.beside),
    ),
  );
  const inside = asked.filter((_, at) => (answered[at] ?? 0) < SAME_PLACE);
  const isApart = inside.length > 0 && inside.length < asked.length;
  const outside = answered.filter((level) => level >= SAME_PLACE).reduce((sum, level) => sum + level, 0);
  return {
    answered,
    inside: isApart ? joined(inside) : null,
    share: inside.length / asked.length,
    outside: outside / asked.length,
  };
}

/** Whether a town is typed, too. */
const isTyped = ({ words }: Question, town: readonly Word[]): boolean =>
  words.some((word) => town.some((one) => agreement(word, one, {}) >= SAME));

/** Word by word, those of the name with those that are typed. */
function apart(
  { words: asked }: Question,
  { words, whole: name }: Name,
  { answered: around, outside: backed }: Beside,
): number {
  const last = asked.length - 1;
  const covered = new Set<number>();
  let sum = 0;
  let least = 1;
  for (const [index, word] of asked.entries()) {
    let level = 0;
    let at = -1;
    for (const [place, one] of words.entries()) {
      const how = { open: index === last, alone: backed === 0 };
      const one_level = agreement(word, one, how) * (covered.has(place) ? AGAIN : 1);
      if (one_level > level) [level, at] = [one_level, place];
    }
    // A name of several words that is written as one, beside the city: `الملكفهد الرياض`.
    if (level < SAME && words.length > 1 && agreement(word, name, {}) >= SAME) {
      level = SAME;
      for (const place of words.keys()) covered.add(place);
    }
    const outside = around[index] ?? 0;
    if (level > 0 && level >= outside) covered.add(at);
    sum += Math.max(level, outside);
    least = Math.min(least, Math.max(level, outside));
  }
  covered.delete(-1);
  if (covered.size === 0) return 0;
  const cover = covered.size / words.length;
  return (3 * sum) / asked.length + 0.5 * cover + (cover === 1 && least >= 0.95 ? SAME_NAME : 0);
}

/** Written together in one and apart in the other: the same name, by itself or beside where it lies. */
function together(
  { words: asked, whole }: Question,
  { words, whole: name }: Name,
  { inside, share, outside }: Beside,
): number {
  if (asked.length === 1 && words.length === 1) return 0;
  const level = agreement(whole, name, { open: true, alone: outside === 0 });
  const parts = inside === null ? 0 : agreement(inside, name, {});
  const best = Math.max(level, parts === 0 ? 0 : parts * share + outside);
  return best === 0 ? 0 : 3 * best + 0.4 + (best >= SAME ? SAME_NAME : 0);
}

/** What `make` makes of a key, once for each. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/**
 * How well places answer a question: the same name before one that begins so, before one that sounds so, before one that is
 * spelt alike; of equals, the one in the larger city. 4 and more: every letter agrees; 0: nothing does.
 */
export function placeRating(asked: readonly Word[]): (place: NamedPlace) => number {
  const question = { words: asked, whole: joined(asked) };
  const isOneWord = asked.length === 1;
  const plan = planAsked(asked);
  const besides = once((around: Around) => besideOf(question, around));
  const typed = once((town: readonly Word[]) => isTyped(question, town));
  return ({ names, around, town = NOWHERE, weight }) => {
    if (plan !== undefined && !names.some(({ words }) => words.some(({ full }) => full.startsWith(plan))))
      return 0;
    const beside = isOneWord ? ALONE : besides(around);
    let best = 0;
    for (const name of names)
      best = Math.max(best, apart(question, name, beside), together(question, name, beside));
    const isInTown = !isOneWord && typed(town);
    return best === 0 ? 0 : best + (WEIGHT / (isOneWord ? 1 : SAID)) * weight + (isInTown ? IN_TOWN : 0);
  };
}
