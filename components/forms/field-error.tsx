import { WarningIcon } from '@/components/ui/icons';

/** The sentence of a fault with its sign, below the label that it concerns. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 flex gap-2 font-semibold text-red-700">
      <WarningIcon className="mt-1 size-5 shrink-0" />
      <span>{error}</span>
    </p>
  );
}
