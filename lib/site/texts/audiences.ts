/** Who comes to the site, beside the public at large (spec section 1). */
export const audiences = ['owners', 'businesses', 'developers', 'registrars', 'suppliers'] as const;

/** Where the page of all services speaks to one of them. */
export const audienceAnchor = (audience: (typeof audiences)[number]) => `for-${audience}`;
