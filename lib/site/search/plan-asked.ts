import { toLatinDigits } from '../../i18n/digits';
import { withoutPlot } from './without-address';

/** A number alone, or after the word for a plan. */
const PLAN =
  /^(?<word>(?:(?:في )?(?:رقم )?(?:ال)?مخطط |(?:in )?plan )?)(?:رقم |no\.? |number )?(?<number>\d{1,9}(?:\/\d{1,9}){0,4}(?:\/[أ-ي])?)$/i;
/** So many digits has the number of a plan that stands alone: fewer or more are another number. */
const ALONE = /^(?:\d{3,5}|\d+(?:\/[\dأ-ي]+)+)$/;

/**
 * A text with the numbers of plans as deeds have them: the letter of one behind a stroke, however that is typed. Apart from
 * its number `م`, `ه` and `و` are other words.
 */
export const asPlanNumber = (text: string): string =>
  toLatinDigits(text)
    .replace(/(\d) ?\/ ?(?=[\dأ-ي])/g, '$1/')
    .replace(
      /(?<![\d/])(\d{3,5})([أ-يa-z]| [أ-لنيa-z])(?![\p{L}\p{M}])/giu,
      (_, number, letter) => `${number}/${letter.trim()}`,
    );

/** The number of a plan and nothing else, as a deed has it; null of any other question. */
export function planAsked(question: string): string | null {
  const { word, number = '' } = PLAN.exec(asPlanNumber(withoutPlot(question.trim())))?.groups ?? {};
  if (word === undefined) return null;
  return word !== '' || ALONE.test(number) ? number : null;
}
