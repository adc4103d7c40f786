/** Who comes to the site, beside the public at large (spec section 1). */
export const audiences = ['owners', 'businesses', 'developers', 'registrars', 'suppliers'] as const;
