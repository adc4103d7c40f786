/** A phone with the question on it: a plan, one parcel marked, and the line of the answer. Decoration beside the title. */
export function PhoneDrawing({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 150 250"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
      fill="none"
    >
      <rect
        x="3"
        y="3"
        width="144"
        height="244"
        rx="14"
        className="fill-brown-800 stroke-brown-200"
        strokeWidth="3"
      />
      <rect x="10" y="10" width="130" height="230" rx="8" className="fill-brown-50" />
      <path d="M66 18h18" className="stroke-brown-800" strokeWidth="5" />
      <path
        d="M10 75 140 56M10 119l130-19M10 161l130-19M44 12l20 148M90 12l19 135"
        className="stroke-brown-300"
      />
      <path d="M55.500 68 97 62l5.500 42-41.500 6Z" className="fill-blue-300 stroke-blue-700" data-solid="" />
      <path
        d="M51 64h9v9h-9ZM92 58h9v9h-9ZM98 99h9v9h-9ZM56.500 105.500h9v9h-9Z"
        className="fill-blue-700"
        data-solid=""
      />
      <rect x="10" y="168" width="130" height="72" rx="8" className="fill-white" />
      <path d="m26 192 5 5 9-11" className="stroke-green-700" strokeWidth="4" />
      <path d="M52 186h70M52 199h46" className="stroke-brown-400" strokeWidth="5" />
      <path d="M58 230h34" className="stroke-brown-400" strokeWidth="3" />
    </svg>
  );
}
