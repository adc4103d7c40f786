import { toLatinDigits } from '../../i18n/digits';

/** A plot or a block within a plan, by its number: `قطعة رقم 12`. Announcements name plans and no plots. */
const PLOT =
  /(?:^|[\s,،]{1,3})(?:رقم )?(?:ال)?(?:قطع[ةه](?: [أا]رض)?|بل[وك]{1,2}|plot|parcel|block)(?: (?:رقم|no\.?|number))? \(?\d{1,9}(?:[/-]\d{1,9}){0,2}\)?(?=[\s,،]|$)/gi;

/** A question without the plot that it names beside a plan or a place; as it stands where nothing else is left. */
export function withoutPlot(question: string): string {
  const written = toLatinDigits(question);
  const rest = written.replace(PLOT, ' ');
  if (rest === written) return question;
  return (
    rest
      .split(/[\s,،]/)
      .filter(Boolean)
      .join(' ') || question
  );
}

/** What follows it is a street's name: `شارع أنس بن مالك`. In English the name stands before the word. */
const STREET_OF = /(?:^|\s)(?:ال)?(?:شارع|طريق)\s.*$/;
const STREET = /\s(?:street|road|st|rd)\.?$/i;
const BUILDING =
  /(?:^|\s)(?:رقم )?(?:ال)?(?:مبنى|عمارة|فيلا|منزل|building|villa|house)(?: (?:رقم|no\.?|number))? \d{1,6}(?=\s|$)/gi;

/** The short national address of a building: `RRRD2929`. It names no district; what else has four letters is none. */
const SHORT = String.raw`(?!plan|plot|unit|flat|home|area)[a-z]{4}\d{4}`;
const ONLY_SHORT = new RegExp(`^${SHORT}$`, 'i');
const WITH_SHORT = new RegExp(String.raw`(?:^|\s)${SHORT}(?=\s|$)`, 'gi');

export const isShortAddress = (question: string): boolean => ONLY_SHORT.test(toLatinDigits(question.trim()));

/** What lies there, and whose it is: `بيتي في جدة`, `my house in Jeddah`. */
const OWN =
  /^(?:(?:بيت|منزل|شق(?:[ةه]|ت)|[أا]رض|فيلا|عقار|عمار(?:[ةه]|ت))(?:ي|نا)? (?:في )?(?=\S)|(?:my |our |an? )?(?:house|home|flat|apartment|villa|land|property|building) in )/i;
/** The five digits of the post, behind the city or in a part of their own, and the country: they tell no place. */
const POSTCODE = /(?<=\p{L}[^\d]{0,3})(?<!مخطط|رقم|plan|no|no\.|number) \d{5}(?:-\d{4})?$/iu;
const COUNTRY = 'saudi arabia|ksa|السعودية|المملكة العربية السعودية';
const BEHIND = new RegExp(String.raw`^(?:\d{5}(?:-\d{4})?|${COUNTRY})$`, 'i');
const BEFORE_COUNTRY = new RegExp(String.raw`[\s,،]{1,5}(?:${COUNTRY})$`, 'i');

/** A place without the country behind it. */
export const withoutCountry = (place: string): string => place.trim().replace(BEFORE_COUNTRY, '');

/**
 * A question without the street, the building and the postcode that it names; null where it names none, or nothing else.
 */
export function withoutStreet(question: string): string | null {
  const parts = toLatinDigits(question)
    .split(/[,،]/)
    .map((part) => part.split(/\s/).filter(Boolean).join(' '));
  // Without a comma nobody knows where the name of an English street begins.
  const isStreet = (part: string) => parts.length > 1 && STREET.test(part);
  const rest = parts.map((part, at) =>
    isStreet(part) || (at > 0 && BEHIND.test(part))
      ? ''
      : part
          .replace(OWN, '')
          .replace(STREET_OF, '')
          .replace(BUILDING, ' ')
          .replace(WITH_SHORT, ' ')
          .replace(POSTCODE, '')
          .trim(),
  );
  const isSame = rest.every((part, at) => part === parts[at]);
  return isSame || rest.every((part) => part === '') ? null : rest.filter(Boolean).join(' ');
}
