import { buttonClass } from '@/components/ui/button-class';
import { ENVELOPE } from '@/lib/forms/envelope';

/** Without JavaScript: sends the form to be shown again with the choices that follow from what is chosen so far. */
export function RefreshButton({ label }: { label: string }) {
  return (
    <noscript>
      <button
        type="submit"
        name={ENVELOPE.intent}
        value="refresh"
        className={buttonClass('secondary', 'mt-2')}
      >
        {label}
      </button>
    </noscript>
  );
}
