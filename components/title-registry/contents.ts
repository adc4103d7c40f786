/** The parts of the page in their order; each id is also its fragment. The texts are in messages (TitleRegistry). */
export const titleSections = [
  'what',
  'areas',
  'steps',
  'documents',
  'deed',
  'effect',
  'objection',
  'duties',
  'after',
  'glossary',
] as const;

export type TitleSection = (typeof titleSections)[number];

/** The rows in which the two deeds are compared. */
export const deedAspects = ['number', 'issuer', 'property', 'state', 'dealings'] as const;

/** Those that the drawings of the two deeds show, with the number that stands there. */
export const drawnAspects = { number: 1, issuer: 2, property: 3, state: 4 } as const;

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
