/** How a control is drawn. Below 3:1 nobody finds a field: stone-500 on white is 5.0. */
export const box =
  'w-full rounded-md border border-stone-500 bg-white px-3 py-2.5 text-base text-stone-900 placeholder:text-stone-500 ' +
  'aria-invalid:border-red-700 aria-invalid:ring-1 aria-invalid:ring-red-700';

/** A field at fault has a bar beside it, outside of the edge on which all fields stand. */
export const faulty = '-ms-3 border-s-4 border-red-700 ps-2';

/** Short answers are half as wide as the others, on a phone three quarters: a form has two widths, and all begin at one edge. */
export const half = 'max-sm:max-w-64 sm:w-[calc(50%-0.75rem)]';

/**
 * Numbers and addresses are written left to right in both languages, but stand where the page's lines begin. The prefixed
 * value is the only one that Chromium and Safari know.
 */
export const isolated = '[text-align:-webkit-match-parent] [text-align:match-parent]';
