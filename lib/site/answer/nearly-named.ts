import { foldForSearch } from '@/lib/i18n/arabic';
import type { Bilingual, Registry } from '@/lib/registry';
import { isAnnounced, strongest } from '@/lib/registry';
import { withoutArticle } from '@/lib/registry/places/spellings';
import type { Finding, Place } from './outcome';

/** Letters at the end of a name that one writer sets and another leaves out: `الزهرة`, `الزهراء`. */
const OPEN_END = /[اهي]+$/;
/** Shorter stems would be those of many names. */
const STEM_LEAST = 3;

/** The words of a name in folded spelling, each without its article, and without hamza, which many leave out. */
const wordsOf = ({ ar }: Bilingual): string[] =>
  foldForSearch(ar).replaceAll('ء', '').split(' ').map(withoutArticle);

const stemOf = (words: readonly string[]) => words.join('').replace(OPEN_END, '');

/** Whether one name holds the other, word by word: `الخماسين`, `الخماسين الشمالي`. */
const holds = (longer: readonly string[], shorter: readonly string[]) =>
  longer.some((_, at) => shorter.every((word, index) => longer[at + index] === word));

/**
 * Whether two districts of a city may be one under two spellings, or one the half of the other. An announcement and a list of
 * districts write names each in their own way, and whoever asks for the one must not be told that it is not named.
 */
export function isNearlyNamed(a: Bilingual, b: Bilingual): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const stem = stemOf(one);
  return (stem.length >= STEM_LEAST && stem === stemOf(other)) || holds(one, other) || holds(other, one);
}

/** An announced district whose name is nearly that of the one asked for, and the announcement that answers for it. */
export interface NearlyNamed {
  readonly code: string;
  readonly name: Bilingual;
  readonly area: Finding['area'];
}

/** Those announced in the city of a district; of a city none. */
export async function nearlyNamed(source: Registry, { city, district }: Place): Promise<NearlyNamed[]> {
  if (district === null) return [];
  const [districts, found] = await Promise.all([
    source.districts({ city: city.code }),
    source.areasOf({ city: city.code }),
  ]);
  const findings = found.data.items.filter(({ area }) => isAnnounced(area));
  return districts.data.items
    .filter(({ code, name }) => code !== district.code && isNearlyNamed(name, district.name))
    .flatMap(({ code, name }) => {
      const naming = findings.filter(({ parts }) => parts.some((part) => part.district === code));
      const { main } = strongest(naming);
      return main === undefined ? [] : [{ code, name, area: main.area }];
    });
}
