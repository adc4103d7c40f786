/** The parts of each guideline in their order; each id is also its fragment. The texts are in messages (Suppliers). */
export const guidelineSections = {
  registrationGuide: ['who', 'prepare', 'steps', 'mistakes', 'after'],
  profileGuide: ['why', 'keep', 'change', 'check', 'trouble'],
} as const;

/** The parts whose text is a procedure. */
export const stepSections: ReadonlySet<string> = new Set(['steps', 'change']);
