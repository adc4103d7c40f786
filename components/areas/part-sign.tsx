const ID = 'part-sign';

/** The lines of all signs of a page, which may be a hundred. */
export function PartSignShape() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={ID} viewBox="0 0 24 16" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M4 1H20a3 3 0 0 1 3 3V12a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3ZM1 9 8 1M4 15 15 1M11 15 22 1M18 15 23 9" />
      </symbol>
    </svg>
  );
}

/** A plot with lines across it, as the maps draw what is announced only in part. Decoration beside the word. */
export function PartSign() {
  return (
    <svg aria-hidden="true" className="part-sign">
      <use href={`#${ID}`} />
    </svg>
  );
}
