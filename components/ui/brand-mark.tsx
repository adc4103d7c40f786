/** The registry's sign: one parcel marked out on a plan. Decoration beside the name. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className} fill="none">
      <rect x="1.5" y="1.5" width="37" height="37" rx="7" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M1.5 15.5H38.5M14.5 1.5V15.5M24 15.5V38.5M24 28H38.5"
        stroke="currentColor"
        strokeWidth="2.4"
      />
      <path d="M2.7 16.7H22.8V37.3H8.5A5.8 5.8 0 0 1 2.7 31.5Z" fill="currentColor" />
    </svg>
  );
}
