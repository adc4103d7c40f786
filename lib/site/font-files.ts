/** Made by `npm run fonts`: the files of public/fonts, regular and bold, by the letters in them. */
export const fontFiles = {
  arabic: ['/fonts/arabic-400.2e74e3c6.woff2', '/fonts/arabic-700.249312f8.woff2'],
  digits: ['/fonts/digits-400.6824565a.woff2', '/fonts/digits-700.07c6c3e5.woff2'],
  letters: ['/fonts/letters-400.cbff9262.woff2', '/fonts/letters-700.e7a35104.woff2'],
  'arabic-rest': ['/fonts/arabic-rest-400.8e53dc04.woff2', '/fonts/arabic-rest-700.31e3b62d.woff2'],
  'latin-rest': ['/fonts/latin-rest-400.8d0a7f92.woff2', '/fonts/latin-rest-700.fc793ca0.woff2'],
};
