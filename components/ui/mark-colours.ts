/** The classes that give a parcel's boundary and the marks at its corners a colour, by its name (lib/site/palette.ts). */
export const markColours = {
  'green-700': '[--mark-colour:var(--green-700)]',
  'amber-700': '[--mark-colour:var(--amber-700)]',
  'red-700': '[--mark-colour:var(--red-700)]',
  'blue-700': '[--mark-colour:var(--blue-700)]',
  'stone-500': '[--mark-colour:var(--stone-500)]',
} as const;
