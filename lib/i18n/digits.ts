/** Arabic-Indic (U+0660) and Persian (U+06F0) digits as 0-9; everything else is left as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
