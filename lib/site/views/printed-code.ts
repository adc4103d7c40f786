import qrcode from 'qrcode-generator';

/** Characters: our addresses have some eighty. A longer one would give squares too small for a camera. */
const LONGEST = 300;
/** Empty squares on each side. */
const EDGE = 4;

export interface PrintedCode {
  /** Squares a side, with the empty edge of four that the standard asks for (ISO/IEC 18004). */
  size: number;
  /** Its dark squares as lines one wide, row by row. */
  path: string;
}

/**
 * An address as a QR code, of which 15 % may be lost to a fold or a stamp (level M); null for one that is too long for paper.
 */
export function printedCode(address: string): PrintedCode | null {
  if (address.length > LONGEST) return null;
  const code = qrcode(0, 'M');
  code.addData(address, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const squares = Array.from({ length: count });
  const rows = squares.map((_, row) => {
    const written = squares.map((_, column) => (code.isDark(row, column) ? '#' : ' ')).join('');
    return [...written.matchAll(/#+/g)]
      .map(({ 0: dark, index }) => `M${index + EDGE} ${row + EDGE}.5h${dark.length}`)
      .join('');
  });
  return { size: count + 2 * EDGE, path: rows.join('') };
}
