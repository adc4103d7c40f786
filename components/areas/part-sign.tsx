/** A plot with lines across it, as the maps draw what is announced only in part. Decoration beside the word. */
export function PartSign() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="inline-block shrink-0 h-3.5 w-5.5 align-[-0.1em] text-blue-700"
    >
      <path d="M4 1H20a3 3 0 0 1 3 3V12a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3ZM1 9 8 1M4 15 15 1M11 15 22 1M18 15 23 9" />
    </svg>
  );
}
