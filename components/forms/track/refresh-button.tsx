import { buttonClass } from '@/components/ui/button-class';
import { ENVELOPE } from '@/lib/forms/envelope';

/** Without JavaScript: sends the form to be shown again with the choices that follow from what is chosen so far. */
export function RefreshButton({ label, className = 'mt-2' }: { label: string; className?: string }) {
  return (
    <noscript>
      <button
        type="submit"
        name={ENVELOPE.intent}
        value="refresh"
        className={buttonClass('secondary', className)}
      >
        {label}
      </button>
    </noscript>
  );
}
