/** The form around a field with suggestions, and its button: beside the field as high as it is, on a phone below it. */
export const suggestForm = 'grid gap-x-3 max-sm:gap-y-3 sm:grid-cols-[1fr_auto]';
export const suggestButton = 'sm:self-end';
/** The sign of a search, in the field. */
export const suggestSign = 'pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-stone-600';
