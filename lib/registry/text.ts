/** One folding for everything that is searched or matched: see there. */
export { foldForSearch as fold } from '../i18n/arabic';
