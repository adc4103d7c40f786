/**
 * What travels with a form beside its fields. The names are reserved: no form may have a field of that name.
 */
export const ENVELOPE = {
  /** Honeypot: hidden from people, so an answer is a program's. The name must mean nothing to a browser's autofill. */
  trap: 'extraNote',
  /** Milliseconds from showing the form to sending it, measured in the browser; absent without JavaScript. */
  elapsed: 'elapsedMs',
  captcha: 'captchaToken',
  /** Which button of the form was pressed, where it has more than the one that sends. */
  intent: 'intent',
  /** Ids of files that arrived with an earlier, refused try. */
  keptFiles: 'keptFiles',
} as const;

/** `refresh` shows the form again with the choices that follow from others; `letter` shows it as a letter. */
export const INTENTS = ['refresh', 'letter'] as const;

/** People do not read and fill a form faster. The form waits for the rest before it sends, so only programs meet it. */
export const MIN_FILL_MS = 1_500;

/** Where a form is sent. The language is part of the address, because the answer without JavaScript is a page. */
export function formAction(code: string, locale: string): string {
  return `/api/forms/${code}?locale=${locale}`;
}

/** The action name that a captcha token carries; the service allows letters, digits, slashes and underscores only. */
export function captchaAction(code: string): string {
  return `form_${code.replaceAll('-', '_')}`;
}
