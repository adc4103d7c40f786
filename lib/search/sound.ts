/**
 * The consonants of a name, by class. Vowels are heard differently by everybody who writes Arabic in Latin letters, and
 * so are the letters of one class here: ق is q, g, k and j somewhere (`malqa`, `malga`), ض is d, dh and z.
 */
const LATIN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'c'],
  [/kh/g, 'x'],
  [/gh/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
];
const LATIN: Record<string, string> = { g: 'k', j: 'k', q: 'k', z: 'd', p: 'b', v: 'f' };

const ARABIC: Record<string, string> = {
  ب: 'b',
  پ: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  ج: 'k',
  چ: 'k',
  ق: 'k',
  ك: 'k',
  غ: 'k',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'd',
  ض: 'd',
  ظ: 'd',
  ز: 'd',
  ر: 'r',
  س: 's',
  ص: 's',
  ش: 'c',
  ف: 'f',
  ڤ: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

function latinSound(word: string): string {
  let text = word.replace(/ck|cc/g, 'k');
  for (const [pair, letter] of LATIN_PAIRS) text = text.replace(pair, letter);
  // The last h is the mark of a feminine word; w and y between consonants are vowels to the ear.
  text = text.replace(/h$/, '').replace(/(?<=.)[wy]/g, '');
  return text.replace(/[aeiou]/g, '').replace(/[gjqzpv]/g, (letter) => LATIN[letter] ?? letter);
}

function arabicSound(word: string): string {
  const first = word.startsWith('و') ? 'w' : word.startsWith('ي') ? 'y' : '';
  const rest = word.replace(/ه$/, '');
  let sound = first;
  for (const letter of rest) sound += /\d/.test(letter) ? letter : (ARABIC[letter] ?? '');
  return sound;
}

/** The sound of a folded word, each consonant once where it is doubled; of a word of vowels, the word itself. */
export function soundOf(word: string): string {
  const sound = /[\u0600-\u06ff]/.test(word) ? arabicSound(word) : latinSound(word);
  return sound.replace(/([a-z])\1+/g, '$1') || word;
}
