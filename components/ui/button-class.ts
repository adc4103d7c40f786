const variants = {
  // The transparent edge is drawn where the browser replaces all colours.
  primary: 'border border-transparent bg-blue-700 text-white hover:bg-blue-800 aria-disabled:bg-stone-500',
  secondary: 'border border-brown-500 bg-white text-brown-800 hover:border-brown-600 hover:bg-brown-50',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for elements that are neither a button nor one of our links. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `button ${variants[variant]} ${className}`;
}
