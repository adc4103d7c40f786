/** The categories of spec section 2, beside "all": first the one with the question that most come with. */
export const faqCategories = ['registration', 'general', 'geography', 'transfer'] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** The questions about registration by what they are about: twenty in one list are too many to be looked through. */
export const registrationParts = {
  period: ['mandatory', 'is-mine-included', 'how-long', 'documents', 'missed'],
  deed: ['paper-deed', 'no-deed', 'deed-error', 'overlap', 'apartment', 'building-changes'],
  owner: [
    'mortgaged-first',
    'agents-and-heirs',
    'heirs-first',
    'shared-first',
    'abroad',
    'minors-and-waqf',
    'companies',
  ],
  outcome: ['refused', 'deed-time', 'finality', 'object-first'],
} as const;

/** The questions of each category, those that others rest on first; their texts are in messages (Faq.items). An id is also a fragment. */
export const faqQuestions = {
  general: ['what-is-registration', 'cost', 'contact', 'genuine', 'who-runs-it', 'owner-names', 'two-deeds'],
  registration: [
    ...registrationParts.period,
    ...registrationParts.deed,
    ...registrationParts.owner,
    ...registrationParts.outcome,
  ],
  geography: [
    'property-number',
    'plan-number',
    'part-of-district',
    'area-differs',
    'boundary-error',
    'whose-map',
  ],
  transfer: [
    'before-registration',
    'transfer-cost',
    'tax',
    'inheritance',
    'mortgaged-sale',
    'mortgaged-split',
    'co-owners',
    'non-saudis',
    'registrar',
  ],
} as const satisfies Record<FaqCategory, readonly string[]>;

export type FaqQuestion = (typeof faqQuestions)[FaqCategory][number];
