import type { Config } from 'tailwindcss';

/**
 * The design tokens. Brown is the registry's colour, green says that something is open or done, amber that it ends soon,
 * red that it failed; greys are warm. Contrast on white (WCAG 2.2 AA needs 4.5 for text, 3 for shapes): brown-600 6.6,
 * brown-500 4.6, green-700 6.6, amber-700 5.9, red-700 6.6, stone-500 5.0. tests/unit/contrast.test.ts computes them.
 */
const config: Config = {
  content: [],
  theme: {
    extend: {
      colors: {
        brown: {
          50: '#faf6f2',
          100: '#f3eae1',
          200: '#e5d4c3',
          300: '#cfb196',
          400: '#b38b67',
          500: '#946b47',
          600: '#7a5436',
          700: '#63432b',
          800: '#4a3221',
          900: '#332216',
          950: '#21160e',
        },
        green: {
          50: '#f1faf4',
          100: '#d8f0e1',
          300: '#88caa5',
          600: '#1b8354',
          700: '#166a45',
          800: '#14573a',
        },
        amber: { 50: '#fff8e8', 100: '#fdecc2', 300: '#f0c465', 700: '#8a5a00', 800: '#6d4700' },
        red: { 50: '#fef3f2', 100: '#fde4e1', 300: '#f3a59c', 700: '#b42318', 800: '#912018' },
        blue: { 50: '#eef6fc', 100: '#d5e8f6', 300: '#8fbfe3', 700: '#1a5b8c', 800: '#164a72' },
        stone: {
          25: '#fcfbfa',
          50: '#f8f6f4',
          100: '#f0edea',
          200: '#e2ddd8',
          300: '#cbc4bd',
          400: '#8f8780',
          500: '#736b64',
          600: '#5a534d',
          700: '#433d38',
          800: '#2c2825',
          900: '#1b1816',
        },
      },
      fontFamily: {
        // For one word in the other script: not worth a font file.
        system: ['system-ui', 'Tahoma', 'Arial', 'sans-serif'],
        sans: ['"IBM Plex Sans Arabic"', '"Plex fallback"', 'Tahoma', 'Arial', 'sans-serif'],
      },
      // One scale for both scripts: Arabic needs the taller lines, and Latin does not suffer from them.
      fontSize: {
        sm: ['0.875rem', { lineHeight: '1.6' }],
        base: ['1rem', { lineHeight: '1.75' }],
        lg: ['1.125rem', { lineHeight: '1.75' }],
        xl: ['1.25rem', { lineHeight: '1.6' }],
        '2xl': ['1.5rem', { lineHeight: '1.5' }],
        '3xl': ['1.875rem', { lineHeight: '1.4' }],
        '4xl': ['2.25rem', { lineHeight: '1.35' }],
        '5xl': ['2.875rem', { lineHeight: '1.3' }],
      },
      maxWidth: { prose: '42rem', page: '76rem' },
      boxShadow: {
        card: '0 1px 2px rgb(51 34 22 / 0.05), 0 6px 20px -8px rgb(51 34 22 / 0.10)',
        raised: '0 2px 4px rgb(51 34 22 / 0.06), 0 18px 40px -16px rgb(51 34 22 / 0.25)',
      },
    },
  },
};

export default config;
