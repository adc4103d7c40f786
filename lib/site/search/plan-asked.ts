import { toLatinDigits } from '../../i18n/digits';

/** A number alone, or after the word for a plan. */
const PLAN = /^(?<word>(?:(?:رقم )?(?:ال)?مخطط |plan )?)(?:رقم |no\.? |number )?(?<number>\d+(?:\/\d+)*)$/i;
/** So many digits has the number of a plan that stands alone: fewer or more are another number. */
const ALONE = /^(?:\d{3,5}|\d+(?:\/\d+)+)$/;

/** The number of a plan and nothing else, as a deed has it; null of any other question. */
export function planAsked(question: string): string | null {
  const { word, number = '' } = PLAN.exec(toLatinDigits(question.trim()))?.groups ?? {};
  if (word === undefined) return null;
  return word !== '' || ALONE.test(number) ? number : null;
}
