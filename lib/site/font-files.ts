/** Made by `npm run fonts`: the files of public/fonts, regular and bold, by the letters in them. */
export const fontFiles = {
  arabic: ['/fonts/arabic-400.2e74e3c6.woff2', '/fonts/arabic-700.249312f8.woff2'],
  latin: ['/fonts/latin-400.a7ba4890.woff2', '/fonts/latin-700.c96309e8.woff2'],
  'arabic-rest': ['/fonts/arabic-rest-400.8e53dc04.woff2', '/fonts/arabic-rest-700.31e3b62d.woff2'],
  'latin-rest': ['/fonts/latin-rest-400.8d0a7f92.woff2', '/fonts/latin-rest-700.fc793ca0.woff2'],
};
