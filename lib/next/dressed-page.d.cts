/** See dressed-page.cjs. */
export function dressedPage(made: string): { html: string; policy: string };
