/** See page-start.cjs. */
export const pageStartScript: string;
export const pageStartHash: string;
