import { foldForSearch, placeNameKey } from '../../i18n/arabic';

/** No name of a district is longer; what is, is compared as it stands. */
const NAME_MAX = 150;

/** What stands in front of a name: a plan, a suburb or a village is known by the name of its district. */
const KIND = /^(?:مخطط|ضاحيه|قريه|محله|حله|حاره|بلده|منح|اراضي|جزع)(?: حي)? (.+)$/;
/** Kings, princes and the like have more than one place called after them in a city. */
const HONOUR = /^(?:الملك|الامير|خادم)(?: |$)/;
/** What follows the district in a file of deeds: the tract or the plan in it that the plot belongs to, or its stage. */
const WITHIN =
  /^(.+?) (?:(?:في |ب)?(?:ال)?منطقه|(?:من |ضمن )?مخطط|المخطط|المرحله|المجاوره|الموضع|القطاع|المربع|درجه|الدرجه|ودرجتها|درجتها|نموذجي|السكني|المعدل|للمنح|المنح|منح)(?: .*)?$/;
/** What follows says where in the city it lies: `الصهوة شمال شرق المدينة`. */
const LIES =
  /^(.+?) (?:شمال|جنوب|شرق|غرب|طريق|بطريق|الواقع|الواقعه|قرب|خلف|بجوار|امتداد|علي|يمين|يسار|سفح|حاره|ريع|دحله|الضفه)(?: .*)?$/;
/** Words before the district that a place lies in. */
const IN = new Set(['في', 'حي', 'بحي']);
/** Of a name that begins with a side of something nothing is said. */
const SIDE = /^(?:شمال|جنوب|شرق|غرب|وسط)(?: |$)/;
/** A section of a plan, by a letter: `شوران ف`. */
const SECTION = /^(.{3,}?) [\u0621-\u064a]$/;
/** Numbers of a plan, and its letters between them: `العزيزية 5 ت 1`, `البصر3`, `المسفلة رقم 4`. */
const NUMBERED = /^(.*?[^\d ]{2}.*?)(?: ?\d+| (?:رقم|[\u0621-\u064a]))(?: (?:رقم|\d+|[\u0621-\u064a]))*$/;
const COMPASS = /^(.+) (?:الشرقي|الغربي|الشمالي|الجنوبي)ه?$/;

const folded = (name: string) => foldForSearch(name).replace(/^حي (?=.)/, '');
const keysOf = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.flatMap((text) => (text === undefined || text === '' ? [] : [placeNameKey(text)]))),
];
/** With the hamza at its end or without: `الصفاء`, `الصفا`. */
const otherEnd = (text: string) =>
  /اء$/.test(text) ? text.slice(0, -1) : /ا$/.test(text) ? `${text}ء` : undefined;

/** A name and what it says of itself, the closest first, in folded spelling. */
function namesIn(text: string): string[] {
  const within = WITHIN.exec(text)?.[1];
  const plain = (within ?? text).replace(/ هـ?$/, '');
  const lies = LIES.exec(text)?.[1];
  const own = [text, within, plain, SECTION.exec(plain)?.[1], lies].filter((one) => one !== undefined);
  const behind = KIND.exec(text)?.[1];
  const names = behind === undefined || HONOUR.test(behind) ? own : [...own, ...namesIn(behind)];
  return names.filter((one, at) => at === 0 || !SIDE.test(one));
}

/**
 * Names that a name as files of deeds write it may stand for, the closest first: itself, and the district that it names
 * where it is called a plan, a suburb or a village, or where a tract, a plan, its stage, the letter of a section or the
 * way there follows. Numbers stay: `المصيف 2` may be another district.
 */
export function readingsOf(name: string): string[] {
  if (name.length > NAME_MAX) return [placeNameKey(name)];
  const text = folded(name);
  return keysOf([name, ...namesIn(text), otherEnd(text), inWords(text)]);
}

const wholesIn = (text: string) =>
  namesIn(text).flatMap((name) => [NUMBERED.exec(name)?.[1], COMPASS.exec(name)?.[1]]);

/** What a number behind a name is in words: `المروج 2` is `المروج الثاني`. */
const ORDINALS = [
  '',
  'الاول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
];
const inWords = (text: string) => {
  const [, name, number] = /^(.*[^\d ]) ?([1-9])$/.exec(text) ?? [];
  return name === undefined ? undefined : `${name} ${ORDINALS[Number(number)]}`;
};

/** Names of which it may be a part, by a number or by a point of the compass behind them. */
export const wholesOf = (name: string): string[] =>
  name.length > NAME_MAX ? [] : keysOf(wholesIn(folded(name)));

/** A name that says where it lies: `المنار بالشرائع`. */
interface Within {
  readonly before: readonly string[];
  readonly around: readonly string[];
}

/** Where a name says that it lies, each with the names before that. */
export function placesAround(name: string): Within[] {
  if (name.length > NAME_MAX) return [];
  const words = folded(name).split(' ');
  return words.flatMap((word, at) => {
    if (at === 0) return [];
    const rest = words.slice(at + 1);
    const named = IN.has(word) ? rest : /^ب.{4}/.test(word) ? [word.slice(1), ...rest] : [];
    if (named.length === 0) return [];
    const [before, around] = [words.slice(0, at).join(' '), named.join(' ')];
    if (SIDE.test(before)) return [];
    return [{ before: keysOf(namesIn(before)), around: keysOf([...namesIn(around), ...wholesIn(around)]) }];
  });
}

/** Names of villages that a name may stand for; `isVillage` where it says that it is one. */
export function villagesIn(name: string): { key: string; isVillage: boolean }[] {
  if (name.length > NAME_MAX) return [];
  const text = folded(name).replace(/ [\u0621-\u064a]$/, '');
  const called = /^(?:قريه|مركز|هجره|مدينه|بلده) (.+)$/.exec(text)?.[1];
  return [
    { key: placeNameKey(name), isVillage: false },
    ...(called === undefined ? [] : [{ key: placeNameKey(called), isVillage: true }]),
  ];
}
