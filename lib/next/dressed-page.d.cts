/** See dressed-page.cjs. */
export function dressedPage(made: string): { html: string; policy: string };
export function withLaterScripts(html: string): string;
export function withOneFlightScript(html: string): string;
