/** Made by `npm run fonts`: the files of public/fonts, regular, medium and bold, by the letters in them. */
export const fontFiles = {
  arabic: [
    '/fonts/arabic-400.2aa15d84.woff2',
    '/fonts/arabic-500.4fcaecf4.woff2',
    '/fonts/arabic-700.bd0214d7.woff2',
  ],
  latin: [
    '/fonts/latin-400.34d76634.woff2',
    '/fonts/latin-500.e92b38ba.woff2',
    '/fonts/latin-700.df3faea6.woff2',
  ],
  'arabic-rest': [
    '/fonts/arabic-rest-400.e0a644f1.woff2',
    '/fonts/arabic-rest-500.21ca6e37.woff2',
    '/fonts/arabic-rest-700.4d0d4d2f.woff2',
  ],
  'latin-rest': [
    '/fonts/latin-rest-400.8ca9dc63.woff2',
    '/fonts/latin-rest-500.97f0518a.woff2',
    '/fonts/latin-rest-700.1367bfc9.woff2',
  ],
  'arabic-name': ['/fonts/arabic-name-500.d9535b43.woff2'],
};
