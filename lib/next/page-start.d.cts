/** See page-start.cjs. */
export const pageStartScript: string;
export const pageStartHash: string;
export function withLaterScripts(html: string): string;
