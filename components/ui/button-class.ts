const variants = {
  // Where the browser replaces all colours it is filled with that of what is chosen: else it would look like the others.
  primary:
    'border border-transparent bg-blue-700 text-white hover:bg-blue-800 aria-disabled:bg-stone-500 forced-colors:border-[ButtonText] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  secondary: 'border border-blue-700 bg-white text-blue-800 hover:bg-blue-50',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for elements that are neither a button nor one of our links. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `button ${variants[variant]} ${className}`;
}
