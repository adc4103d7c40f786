import qrcode from 'qrcode-generator';

/** Characters: our addresses have some eighty. A longer one would give squares too small for a camera. */
const LONGEST = 300;

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
  const rows = Array.from({ length: count }, (_, row) =>
    runsOf(Array.from({ length: count }, (_, column) => code.isDark(row, column)))
      .map(({ from, length }) => `M${from + EDGE} ${row + EDGE}.5h${length}`)
      .join(''),
  );
  return { size: count + 2 * EDGE, path: rows.join('') };
}

const EDGE = 4;

/** Where a row is dark. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last !== undefined && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}
