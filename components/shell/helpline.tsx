import { PhoneIcon } from '@/components/ui/icons';
import { customerServiceNumber } from '@/lib/site/constants';

/** The customer service number, at the same place of every page (WCAG 3.2.6). */
export function Helpline({ label, className = '' }: { label: string; className?: string }) {
  return (
    <a
      href={`tel:${customerServiceNumber}`}
      className={`inline-flex min-h-8 items-center gap-2 ${className}`}
    >
      <PhoneIcon className="size-4" />
      <span>{label}</span>
      <bdi dir="ltr" className="font-bold tabular-nums">
        {customerServiceNumber}
      </bdi>
    </a>
  );
}
