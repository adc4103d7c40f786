import { foldForSearch, placeNameKey } from '../../i18n/arabic';

/** A key that does not tell a name with its article from one without. */
export const withoutArticle = (key: string): string => key.replace(/^ال(?=..)/, '');

/** What follows the district in a file of deeds: the tract or the plan in it that the plot belongs to. */
const WITHIN = /^(.+?) (?:(?:في|ب)? ?منطقه|مخطط|من مخطط|ضمن مخطط) .+$/;
/** A section of a plan, by a letter: `شوران ف`. */
const SECTION = /^(.{3,}?) [\u0621-\u064a]$/;

/**
 * Names that a name as files of deeds write it may stand for, the closest first: itself, and the district that it begins
 * with where a tract, a plan or the letter of a section follows. Numbers stay: `المصيف 2` may be another district.
 */
export function readingsOf(name: string): string[] {
  const folded = foldForSearch(name).replace(/^حي (?=.)/, '');
  const within = WITHIN.exec(folded)?.[1];
  const plain = (within ?? folded).replace(/ هـ?$/, '');
  const section = SECTION.exec(plain)?.[1];
  return [
    ...new Set(
      [name, within, plain, section].flatMap((text) => (text === undefined ? [] : [placeNameKey(text)])),
    ),
  ];
}
