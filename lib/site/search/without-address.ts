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

/** A question without the street and the building that it names; null where it names none, or nothing else. */
export function withoutStreet(question: string): string | null {
  const parts = question.split(/[,،]/).map((part) => part.trim());
  // Without a comma nobody knows where the name of an English street begins.
  const isStreet = (part: string) => parts.length > 1 && STREET.test(part);
  const rest = parts.map((part) =>
    isStreet(part) ? '' : part.replace(STREET_OF, '').replace(BUILDING, ' ').trim(),
  );
  const isSame = rest.every((part, at) => part === parts[at]);
  return isSame || rest.every((part) => part === '') ? null : rest.filter(Boolean).join(' ');
}
