/** The sentence of a fault, below the label that it concerns. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 font-semibold text-red-700">
      {error}
    </p>
  );
}
