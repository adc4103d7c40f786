import { AVERAGE_DAYS } from '../../contract';
import type { Cells } from './cells';
import { type Frame, kindKey, placeKey } from './lattice';

/** A yes or no of each cell, place after place. */
export interface Shown {
  frame: Frame;
  /** Keys of the places. */
  places: readonly string[];
  /** Eight cells a byte, the first in its lowest bit. */
  bits: Uint8Array;
}

const cellsOfAPlace = ({ periods, kinds, months }: Frame) => periods.length * kinds.length + months.length;

/** How many bytes hold the answers for some places. */
export const bytesFor = (frame: Frame, places: number) => Math.ceil((cellsOfAPlace(frame) * places) / 8);

/**
 * Which averages are shown, for one state of the transactions and one last day: of a cell (place, period, type, use; or place
 * and month), never of a question, so that no question gives what another withholds. docs/adr/0021 has the rule.
 */
export class ShownAverages {
  readonly answers: Shown;
  readonly #places: ReadonlyMap<string, number>;

  constructor(answers: Shown) {
    this.answers = answers;
    this.#places = new Map(answers.places.map((key, index) => [key, index]));
  }

  /** As the rule decided them. */
  static of(cells: Cells): ShownAverages {
    const { frame, perPlace } = cells;
    const real = [...cells.places.entries()].filter(([, place]) => place.real);
    const bits = new Uint8Array(bytesFor(frame, real.length));
    for (const [index, [at]] of real.entries())
      for (let cell = 0; cell < perPlace; cell++)
        if (cells.shown(at * perPlace + cell)) setBit(bits, index * perPlace + cell);
    return new ShownAverages({ frame, places: real.map(([, { key }]) => key), bits });
  }

  /** The average over the last `days` of a place, for a type or all, a use or all. */
  period(level: number, id: number, days: number, type: string | null, use: string | null): boolean {
    const { kindOf, kinds } = this.answers.frame;
    const kind = kindOf.get(kindKey(type, use));
    const period = AVERAGE_DAYS.indexOf(days);
    return kind !== undefined && period >= 0 && this.#shown(level, id, period * kinds.length + kind);
  }

  /** The average of a whole month of a place, over all types and uses. */
  month(level: number, id: number, start: number): boolean {
    const { periods, kinds, months } = this.answers.frame;
    const month = months.indexOf(start);
    return month >= 0 && this.#shown(level, id, periods.length * kinds.length + month);
  }

  #shown(level: number, id: number, cell: number): boolean {
    const place = this.#places.get(placeKey(level, id));
    if (place === undefined) return false;
    const at = place * cellsOfAPlace(this.answers.frame) + cell;
    return ((this.answers.bits[at >> 3] as number) & (1 << (at & 7))) !== 0;
  }
}

function setBit(bits: Uint8Array, at: number): void {
  bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
}
