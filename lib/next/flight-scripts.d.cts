/** See flight-scripts.cjs. */
export function withOneFlightScript(html: string): string;
