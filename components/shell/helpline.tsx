import { Fragment } from 'react';
import { PhoneIcon } from '@/components/ui/icons';
import { customerServiceNumber } from '@/lib/site/constants';

interface Props {
  label: string;
  className?: string;
  /** Whether a narrow screen shows sign and number alone; who listens hears the label all the same. */
  short?: boolean;
}

/** The customer service number, at the same place of every page (WCAG 3.2.6). */
export function Helpline({ label, className = '', short = false }: Props) {
  return (
    <a
      href={`tel:${customerServiceNumber}`}
      className={`inline-flex min-h-8 items-center gap-2 ${className}`}
    >
      <PhoneIcon className="size-4" />
      <span className={short ? 'max-sm:sr-only' : undefined}>{label}</span>
      <bdi dir="ltr" className="font-bold tabular-nums">
        {customerServiceNumber}
      </bdi>
    </a>
  );
}

/** A text whose customer service number is called by a touch. */
export function WithHelpline({ text }: { text: string }) {
  const [before = '', ...after] = text.split(customerServiceNumber);
  return (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <a href={`tel:${customerServiceNumber}`} className="link">
            <bdi dir="ltr">{customerServiceNumber}</bdi>
          </a>
          {rest}
        </Fragment>
      ))}
    </>
  );
}
