/** Tatweel, bidirectional controls that travel with copied text, and the many apostrophes for ayn and hamza. */
const INVISIBLE = /['`\u2018\u2019\u02b0-\u02ff\u0640\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Combining marks after decomposition: tashkeel, Quranic marks and Latin accents alike. */
const MARKS = /\p{M}/gu;

/**
 * Folds spellings that a reader takes for the same: Arabic presentation forms, hamza carriers (أ إ آ ٱ ؤ ئ),
 * alef maqsura, teh marbuta, Persian kaf and yeh, diacritics, tatweel, digits of three scripts, Latin case and
 * accents, punctuation and runs of blanks. For comparing and searching only, never for showing.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(INVISIBLE, '')
      .replace(MARKS, '')
      .toLowerCase()
      // Decomposed, أ إ آ ؤ ئ are a carrier and a mark, and the mark is gone; these few do not decompose.
      .replace(/ٱ/g, 'ا')
      .replace(/[ىی]/g, 'ي')
      .replace(/[ةہە]/g, 'ه')
      .replace(/ک/g, 'ك')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
