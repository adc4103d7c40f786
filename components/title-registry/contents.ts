/**
 * The chapters of the page in their order, each with its parts; the name of either is also its fragment. The texts are in
 * messages (TitleRegistry). A chapter of one part has the title of that part.
 */
export const titleChapters = {
  register: ['what', 'areas'],
  first: ['steps', 'documents'],
  deed: ['deed'],
  rights: ['objection', 'duties', 'effect', 'after'],
  glossary: ['glossary'],
} as const;

export type TitleChapter = keyof typeof titleChapters;
export type TitleSection = (typeof titleChapters)[TitleChapter][number];

/** What few look up: folded at every width, below what an owner acts on. */
export const folded: ReadonlySet<TitleSection> = new Set(['effect', 'after', 'glossary']);

/** What is looked up rather than read on: folded on a phone. */
export const foldedOnPhone: ReadonlySet<TitleSection> = new Set(['areas', 'objection', 'duties']);

/** What the two deeds are compared in, in the order from the head of the drawn sheets to their foot, which is their number there. */
export const deedAspects = ['state', 'number', 'issuer', 'dealings'] as const;

export type DeedAspect = (typeof deedAspects)[number];

/** The glossary, in the order in which an owner meets the words. */
export const terms = [
  'area',
  'first',
  'number',
  'deed',
  'sheet',
  'right',
  'dealing',
  'force',
  'annotation',
  'registrar',
  'lists',
  'offplan',
] as const;
