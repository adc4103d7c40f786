import MiniSearch, { type Query } from 'minisearch';
import { type CityReading, InCities } from './in-city';
import { NearNames } from './near-names';
import type { PlaceEntry } from './place-entry';
import { type NamedPlace, nameOf, placeRating, withoutPlan } from './place-rank';
import { namesOf, Surroundings } from './surroundings';
import { inTurns } from './turns';
import { joined, kindAsked, placeWords, saysKind, type Word } from './words';

export interface FoundPlace {
  readonly place: PlaceEntry;
  /** 4 and more: every letter agrees; below 2.9 it is a guess. */
  readonly score: number;
}

/** Every letter of the name agrees. */
export const EXACT = 4;
/** Below this, a place is a guess at what was meant. */
export const GUESS = 2.9;
/** Below this, no place has the name that was asked for, however it is written. */
export const NAMED = 3.6;
/** Among so many names that differ by one letter, those that more people ask for are few. */
const ALIKE_MOST = 20;
/** Of one name that only resembles the question. */
const NAMESAKES = 2;

interface Fields {
  readonly id: number;
  readonly name: string;
  readonly sound: string;
}
interface Rated {
  readonly id: number;
  readonly score: number;
  /** What it is ordered by: being of the kind that is asked for puts it first, and makes its name no more alike. */
  readonly rank: number;
}

/** Below this, chance: no place is meant. */
const LEAST = 2.5;
/**
 * So many places are rated one by one, the nearest; the others are farther from the question than all of these. Each word of the
 * question is compared with those of each place: of a question of more words than these, fewer places are rated in the same time.
 */
const CANDIDATES = { places: 200, words: 4 } as const;
/** Only the longest words of a question are read with letters wrong: each of them reads most of the index. */
const WRONG_WORDS = 4;
/** With fewer found, letters may be wrong. */
const ENOUGH = 3;
/** What lies in the city that is typed is that near: nothing else is looked for. */
const NEAR = 3.4;
/** What answers so much worse than the best is not meant. */
const FAR = 1.3;
/** Said of the place itself: a region is asked for as `منطقة الرياض`. */
const KIND = 0.6;
/** Of `الصناعية` and `المنطقة الصناعية` the one is meant that was typed. */
const UNASKED = 0.05;
/** Of what is typed beside a city, this is the whole name of something in it. */
const WHOLE_IN_CITY = 0.1;

const keysOf = (words: readonly Word[]) => words.flatMap(({ full, bare }) => [full, bare]);
const unique = (keys: readonly string[]) => [...new Set(keys)].join(' ');

/** Every place of the kingdom by its name in both languages. */
export class PlaceIndex {
  readonly #entries: PlaceEntry[] = [];
  readonly #named: NamedPlace[] = [];
  readonly #regions = new Map<string, string>();
  readonly #saysKind = new Set<number>();
  readonly #near = new NearNames();
  readonly #mini = new MiniSearch<Fields>({
    fields: ['name', 'sound'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 3, sound: 1 },
      boostDocument: (id) => 1 + (this.#named[id as number]?.weight ?? 0),
    },
  });

  readonly #cities: InCities;

  private constructor(cities: InCities) {
    this.#cities = cities;
  }

  /** Reads the names in, a little at a time. */
  static async of(places: readonly PlaceEntry[]): Promise<PlaceIndex> {
    const index = new PlaceIndex(await InCities.of(places));
    const surroundings = await Surroundings.of(places);
    await inTurns(places, (place) => index.#add(place, surroundings));
    return index;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The region of a city. */
  regionOf(city: string): string | undefined {
    return this.#regions.get(city);
  }

  #add(place: PlaceEntry, surroundings: Surroundings): void {
    const names = namesOf(place).map(nameOf);
    const words = names.flatMap(({ words: own, whole }) => (own.length > 1 ? [...own, whole] : own));
    const id = this.#entries.push(place) - 1;
    if (saysKind(place.name.ar)) this.#saysKind.add(id);
    if (place.kind === 'city' && place.city !== undefined) this.#regions.set(place.city, place.region);
    this.#named.push({
      names,
      around: surroundings.around(place),
      town: surroundings.town(place),
      weight: surroundings.weight(place),
    });
    for (const { whole } of names) this.#near.add(id, whole);
    this.#mini.add({ id, name: unique(keysOf(words)), sound: unique(words.map(({ sound }) => sound)) });
  }

  /** The places that a question names, the best first. */
  search(question: string, limit: number): FoundPlace[] {
    const asked = placeWords(question);
    if (asked.length === 0) return [];
    const kind = kindAsked(question);
    const rate = placeRating(asked);
    const named = withoutPlan(asked);
    const ratePart = named.length < asked.length ? placeRating(named) : undefined;
    const withKind = saysKind(question);
    const readings = this.#cities.readings(asked);
    const wholes = new Set(readings.flatMap((reading) => this.#wholes(reading)));
    const rated = (id: number) => {
      const place = this.#named[id] as NamedPlace;
      // An announcement's name for a part may leave out that it is a plan.
      const asPart = this.#entries[id]?.kind === 'part' && ratePart !== undefined ? ratePart(place) : 0;
      const agreed = Math.max(rate(place), asPart);
      if (agreed === 0) return 0;
      const plain = withKind || !this.#saysKind.has(id);
      return agreed - (plain ? 0 : UNASKED) + (wholes.has(id) ? WHOLE_IN_CITY : 0);
    };
    const known = new Map<number, number>();
    const place = (id: number): Rated => {
      const level = known.get(id) ?? rated(id);
      known.set(id, level);
      const asked = level > 0 && this.#entries[id]?.kind === kind ? KIND : 0;
      return { id, score: level, rank: level + asked };
    };
    const most = Math.ceil(CANDIDATES.places * Math.min(1, CANDIDATES.words / asked.length));
    const queries = asked.map((word, at) => strict(word, at === asked.length - 1));
    if (asked.length > 1) queries.push(strict(joined(asked), true));
    for (const { rest } of readings) if (rest.length > 1) queries.push(strict(joined(rest), false));
    let found = this.#rated(queries, place, most);
    if (isFew(found)) {
      const loosely = this.#looselyIn(readings, place);
      const isFound = loosely.some((one) => one.score >= NEAR);
      // Where it lies is written right: the letters that are wrong are in the rest.
      const rest = readings.length === 0 ? asked : [...new Set(readings.flatMap((reading) => reading.rest))];
      found = best([
        ...found,
        ...(isFound ? loosely : this.#rated(longest(rest).map(tolerant), place, most)),
      ]);
    }
    const least = Math.max(LEAST, (found[0]?.rank ?? 0) - FAR);
    const near = found.some(isNamed) ? [] : this.#nearest(asked, place);
    const others = this.#varied(found.filter(({ rank }) => rank >= least));
    return [...near, ...others.filter(({ id }) => !near.some((one) => one.id === id))]
      .slice(0, limit)
      .map(({ id, score }) => ({ place: this.#entries[id] as PlaceEntry, score }));
  }

  /** Places that more people ask for than for this one, whose names differ from its own by one letter. */
  weightier(place: PlaceEntry, limit: number): PlaceEntry[] {
    const own = this.#named[this.#entries.indexOf(place)];
    const ids = new Set(own?.names.flatMap(({ whole }) => this.#near.of(whole.bare, ALIKE_MOST)));
    const weightOf = (id: number) => this.#named[id]?.weight ?? 0;
    return [...ids]
      .filter((id) => weightOf(id) > (own?.weight ?? 0))
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, limit)
      .map((id) => this.#entries[id] as PlaceEntry);
  }

  /** Where nothing has the name: what has one that differs by one letter comes first, as a guess. */
  #nearest(asked: readonly Word[], rated: (id: number) => Rated): Rated[] {
    const least = ({ id, score, rank }: Rated): Rated => ({
      id,
      score: Math.max(LEAST, score),
      rank: Math.max(LEAST, rank),
    });
    const near = this.#near.of(joined(asked).bare);
    return this.#varied(best(near.map((id) => least(rated(id)))));
  }

  /** What a city has whose whole name is the rest of the question. */
  #wholes({ rest, within }: CityReading): number[] {
    const { bare } = joined(rest);
    return within.filter((id) => this.#named[id]?.names.some(({ whole }) => whole.bare === bare));
  }

  /** What resembles the rest of the question in the city that it names: there are few enough to rate them all. */
  #looselyIn(readings: readonly CityReading[], rated: (id: number) => Rated): Rated[] {
    return readings.flatMap(({ rest, within }) => {
      const rate = placeRating(rest);
      return within.filter((id) => rate(this.#named[id] as NamedPlace) > 0).map(rated);
    });
  }

  /** Of what only resembles the question, few of one name: the name that is meant may be the next. */
  #varied(found: readonly Rated[]): Rated[] {
    const times = new Map<string, number>();
    return found.filter(({ id, score }) => {
      if (score >= EXACT) return true;
      const name = this.#entries[id]?.name.ar ?? '';
      const before = times.get(name) ?? 0;
      times.set(name, before + 1);
      return before < NAMESAKES;
    });
  }

  /** By any word: which of them say the name and which say where it lies is seen when each place is rated. */
  #rated(queries: Query[], rated: (id: number) => Rated, most: number): Rated[] {
    const found = this.#mini.search({ combineWith: 'OR', queries }).slice(0, most);
    return best(found.map(({ id }) => rated(id)));
  }
}

/** Letters may be wrong where next to nothing was found, or nothing of the name. */
const isFew = (found: readonly Rated[]) => found.length < ENOUGH || !found.some(isNamed);

const longest = (words: readonly Word[]): Word[] =>
  [...words].sort((a, b) => b.bare.length - a.bare.length).slice(0, WRONG_WORDS);

/** Whether a place has the name that was asked for, and does not only resemble it. */
export const isNamed = ({ score }: Pick<FoundPlace, 'score'>): boolean => score >= NAMED;

/** Each once, what has the name before what only resembles it, of whatever kind; of equals, what came first. */
function best(found: readonly Rated[]): Rated[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...byId.values()]
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.rank - a.rank || a.id - b.id);
}

/** A word as it is written and as it sounds; as a beginning, while it is typed and as soon as it says something. */
function strict(word: Word, open: boolean): Query {
  const ways = word.apart === undefined ? [word] : [word, word.apart];
  return { combineWith: 'OR', queries: ways.flatMap((way) => asWritten(way, open)) };
}

function asWritten({ full, bare, sound }: Word, open: boolean): Query[] {
  return [
    {
      queries: [...new Set([full, bare])],
      fields: ['name'],
      prefix: open && bare.length > 1 && full !== 'ال',
    },
    { queries: [sound], fields: ['sound'], prefix: open && sound.length > 2 },
  ];
}

/** One letter in four, or of three. */
const wrongLetters = ({ length }: string) =>
  length < 3 ? false : Math.min(2, Math.max(1, Math.round(length / 4)));

/** The same with letters wrong, left out or too many. */
function tolerant(word: Word): Query {
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word.bare], fields: ['name'], fuzzy: wrongLetters(word.bare) },
      { queries: [word.sound], fields: ['sound'], fuzzy: word.sound.length > 2 ? 1 : false },
      { queries: exchanged(word.bare), fields: ['name'] },
    ],
  };
}

/** No longer word is read for letters that stand the other way round. */
const EXCHANGED = 14;

/** A word with two letters beside each other exchanged, in every place. */
function exchanged(word: string): string[] {
  if (word.length < 3 || word.length > EXCHANGED) return [];
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });
}
