/** What is small on the drawn deeds: the seal of the earlier one, the sign and the code of the new one, and on both the dealings. */

const full = 2 * Math.PI;
const round = (value: number) => Math.round(value * 10) / 10;

/** A star of as many points about a middle, between two distances. */
function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const [turn, away] = [(at / (2 * points)) * full, at % 2 ? inner : outer];
    return `${round(x + away * Math.sin(turn))} ${round(y - away * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

const EDGE = star(42, 259, 24, 22, 19);
const STAR = star(42, 259, 8, 10, 7.2);

/** A stamped seal with a star of eight points: no authority's own. */
export function Seal() {
  return (
    <g strokeWidth="1.5" className="fill-none stroke-brown-700">
      <path d={EDGE} />
      <circle cx="42" cy="259" r="15.5" />
      <path d={STAR} className="fill-brown-400" data-solid="" />
    </g>
  );
}

/** The registry's sign: four plots, one of them filled. */
export function RegistrySign({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 239)`} className="stroke-brown-700">
      <rect width="40" height="40" rx="6" className="fill-white" />
      <path d="M1 17h23v22H7a6 6 0 0 1-6-6Z" className="fill-brown-700 stroke-none" data-solid="" />
      <path d="M0 16h40M14 0v16M25 16v24M25 28h15" className="fill-none" />
    </g>
  );
}

/** Rows of a code that looks like one and says nothing. */
const CODE = [
  '1110110111',
  '1010010101',
  '1110100111',
  '0001011000',
  '1011101101',
  '0110010110',
  '1001110011',
  '1110101010',
  '1010011101',
  '1110110011',
];
const MODULE = 4;
const code = CODE.flatMap((row, y) =>
  [...row].map((bit, x) =>
    bit === '1' ? `M${184 + x * MODULE} ${239 + y * MODULE}h${MODULE}v${MODULE}h-${MODULE}Z` : '',
  ),
).join('');

/** Only a drawing: nothing can be read from it. */
export function SquareCode() {
  return <path d={code} strokeWidth="0" className="fill-brown-900" data-solid="" />;
}

/** From hand to hand: two arrows. */
export function DealingsSign() {
  return (
    <g strokeLinecap="round" className="fill-none stroke-brown-700">
      <circle cx="34" cy="309" r="13" className="fill-white" />
      <path d="M28 305h12m-3.5-3.5 3.5 3.5-3.5 3.5M40 313H28m3.5-3.5-3.5 3.5 3.5 3.5" />
    </g>
  );
}

/** A name signed by hand: a stroke that no letters can be made out in. */
export function Signature() {
  return (
    <path
      d="M150 266c10-22 16-24 15-10s-8 16-2 4 12-12 11-2 6 6 10-2 8-4 6 4 10 2 30-6M148 275h74"
      strokeWidth="1.5"
      className="fill-none stroke-brown-600"
    />
  );
}
