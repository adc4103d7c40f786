import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { DOT_SIZES, PLACE_RADIUS, radiusAt } from './lib/site/maps/kingdom/city-dots';
import { ALONE_MAP, labelPlaces } from './lib/site/maps/kingdom/map-labels';
import { type ColourName, colourIn, colourNames, colourOnBand, type Mode } from './lib/site/palette';

/** `brown-600` to `{ brown: { 600: 'var(--brown-600)' } }`: which shade that is decides the mode that holds. */
function colours(): Record<string, string | Record<string, string>> {
  const families: Record<string, string | Record<string, string>> = {};
  for (const name of colourNames) {
    const [family, shade] = name.split('-') as [string, string?];
    if (shade === undefined) families[family] = `var(--${name})`;
    else families[family] = { ...(families[family] as Record<string, string>), [shade]: `var(--${name})` };
  }
  return families;
}

const declared = (colourOf: (name: ColourName) => string) =>
  Object.fromEntries(colourNames.map((name) => [`--${name}`, colourOf(name)]));
const inMode = (mode: Mode) => ({
  ...declared((name) => colourIn(mode, name)),
  colorScheme: mode === 'dark' || mode === 'strongDark' ? 'dark' : 'light',
});
/** The page and what stands on its ground within a dark band. */
const page = (root: string, mode: Mode) => ({ [`${root}, ${root} .on-page`]: inMode(mode) });
const band = (root: string) => ({
  [`${root} .on-dark`]: declared((name) => colourOnBand(name, true)),
});

/** What the system asks for, unless the visitor has chosen (components/shell/theme-choice.tsx). */
const bySystem = ':root:not([data-theme])';
const chosen = (theme: 'dark' | 'contrast') => `:root[data-theme="${theme}"]`;

/** So many numbers of a map light up with their names in the list, whichever of the two the pointer is on. */
const NUMBERED = 64;
const numbered = Array.from({ length: NUMBERED }, (_, index) => `[data-number="${index + 1}"]`)
  .map((own) => `[data-numbered]:has(${own}:hover) ${own}`)
  .join(', ');
/** A number in a drawing becomes a plate, a name in the list has a ground. */
const litTogether = {
  backgroundColor: 'var(--blue-100)',
  fill: 'var(--white)',
  stroke: 'var(--blue-700)',
  strokeWidth: '9',
};

/** A region of the drawn map is lit with its name in the list, whichever of the two the pointer or the focus is on. */
const regions = [...labelPlaces.keys()]
  .map((code) => `[data-of="${code}"]`)
  .map((own) => `[data-regions]:has(${own}:is(:hover, :focus-visible)) ${own}`)
  .join(', ');
const litRegion = {
  '--lit': 'var(--blue-700)',
  '--lit-beside': 'var(--tint-line)',
  '--lit-plate': 'block',
  '--lit-ground': 'var(--blue-50)',
};

/** How large the dots of cities are (`.city-dot`, drawings.css), on a narrow map and on a wide one. */
const dots = Object.fromEntries(
  DOT_SIZES.map(({ size }) => [
    `[data-size="${size}"]`,
    {
      '--dot': `${radiusAt(size, false)}px`,
      [`@container (width >= ${ALONE_MAP / 16}rem)`]: { '--dot': `${radiusAt(size, true)}px` },
    },
  ]),
);

/**
 * The design tokens (docs/design.md). The modes are rules about custom properties: no page is rendered twice, the HTML that
 * is cached is the same for all. On paper everything is light.
 */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: colours(),
      fontFamily: {
        // The name of the other language, in a file with the letters of that one word.
        name: ['"Plex name"', '"IBM Plex Sans Arabic"', '"Plex fallback"', 'Tahoma', 'Arial', 'sans-serif'],
        sans: ['"IBM Plex Sans Arabic"', '"Plex fallback"', 'Tahoma', 'Arial', 'sans-serif'],
      },
      // One scale for both scripts: Arabic needs the taller lines, and Latin does not suffer from them.
      fontSize: {
        sm: ['0.9375rem', { lineHeight: '1.6' }],
        base: ['1rem', { lineHeight: '1.75' }],
        lg: ['1.125rem', { lineHeight: '1.75' }],
        xl: ['1.25rem', { lineHeight: '1.6' }],
        '2xl': ['1.5rem', { lineHeight: '1.5' }],
        '3xl': ['1.875rem', { lineHeight: '1.4' }],
        '4xl': ['2.5rem', { lineHeight: '1.35' }],
        '5xl': ['2.875rem', { lineHeight: '1.3' }],
      },
      // The package's semibold weighs 30 kB more than it adds to medium: both words name the medium file.
      fontWeight: { semibold: '500' },
      maxWidth: { page: '76rem' },
      // Parcels have corners.
      borderRadius: { md: '2px', lg: '3px', xl: '3px', '2xl': '4px' },
      boxShadow: {
        card: 'none',
        raised: '0 2px 4px rgb(51 34 22 / 0.06), 0 18px 40px -16px rgb(51 34 22 / 0.3)',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({ [numbered]: litTogether, [regions]: litRegion });
      addBase({ ...dots, '[data-size="place"]': { '--dot': `${PLACE_RADIUS}px` } });
      addBase({
        '@media (forced-colors: active)': { [regions]: { '--lit': 'Highlight', '--lit-beside': 'Canvas' } },
      });
      addBase({
        ':root, .on-page': inMode('light'),
        '.on-dark': declared((name) => colourOnBand(name, false)),
      });
      addBase({
        '@media screen': {
          ...page(chosen('dark'), 'dark'),
          '@media (prefers-color-scheme: dark)': page(bySystem, 'dark'),
          ...page(chosen('contrast'), 'strong'),
          ...band(chosen('contrast')),
          '@media (prefers-contrast: more)': { ...page(bySystem, 'strong'), ...band(bySystem) },
          '@media (prefers-color-scheme: dark) and (prefers-contrast: more)': page(bySystem, 'strongDark'),
          '@media  (prefers-color-scheme: dark)': page(chosen('contrast'), 'strongDark'),
        },
      });
    }),
  ],
};

export default config;
