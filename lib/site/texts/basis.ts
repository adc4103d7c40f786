import register from '@/messages/basis.json';

/** What a text rests on: laws and regulations, and what official bodies have decided. Their names are in messages (Basis). */
export const basisTexts = [
  'law',
  'regulation',
  'taxLaw',
  'notaryLaw',
  'mortgageLaw',
  'nonSaudiLaw',
  'bankCircular',
  'warning',
] as const;

type BasisText = (typeof basisTexts)[number];
export type Citation = keyof typeof register.citations;

interface Basis {
  readonly text: BasisText;
  /** Numbers of the articles; none where the whole text is meant. */
  readonly articles: readonly number[];
}

/** The day on which the texts of the site were last compared with what they rest on. */
export const reviewedOn = register.reviewed;

/** The day of the circular of the central bank. */
export const circularOn = register.circular;

const isText = (id: string): id is BasisText => basisTexts.some((text) => text === id);

/**
 * What a text of the site rests on, in the order of the register (messages/basis.json).
 * @throws {RangeError} when a citation names a text that the register does not know
 */
export function basisOf(citation: Citation): Basis[] {
  return Object.entries(register.citations[citation]).map(([text, articles]) => {
    if (!isText(text)) throw new RangeError(`Citation "${citation}" names the unknown text "${text}"`);
    return { text, articles };
  });
}

/** The citation of a text that may have none. */
export function citationOf(text: string): Citation | undefined {
  return Object.hasOwn(register.citations, text) ? (text as Citation) : undefined;
}
