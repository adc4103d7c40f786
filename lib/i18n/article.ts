/** The article of a place's name as English spells it, before letters of the sun too: Al, An, Ar, As, Ash, Ath, Ad, Adh, At, Az. */
const ENGLISH = /^(a[lnrszdt]h?) /i;

/** An Arabic name or key that does not tell a name with its article from one without. */
export const withoutArticle = (name: string): string => name.replace(/^ال(?=..)/, '');

/** What follows the article of a name, in either language: by that it is looked up. */
export const afterArticle = (name: string): string => withoutArticle(name.replace(ENGLISH, ''));

/** A name whose English article stays beside it: in large letters it would stand alone at the end of a line. */
export const keptTogether = (name: string): string => name.replace(ENGLISH, '$1\u00a0');
