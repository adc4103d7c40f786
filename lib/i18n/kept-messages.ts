/**
 * Messages as they were parsed, and their formatters, for as long as the process runs: next-intl would parse them anew for
 * each page that it makes, which is a twentieth of the page's time. It takes the option without naming it in its
 * documentation; without it all is as before, only slower (kept-messages.test.ts).
 */
export const keptMessages = {
  dateTime: {},
  number: {},
  message: {},
  relativeTime: {},
  pluralRules: {},
  list: {},
  displayNames: {},
};
