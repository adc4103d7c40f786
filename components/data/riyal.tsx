import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';

interface SignProps {
  className?: string;
}

/**
 * The riyal sign (U+20C1), drawn: fonts do not have it yet. Decoration: whoever uses it says the currency in words.
 * Two stems, the left one turning into the base line, crossed by bars that rise to the right.
 */
function RiyalSign({ className = 'size-[0.8em]' }: SignProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 22 24"
      className={`inline-block align-[-0.06em] ${className}`}
      fill="currentColor"
    >
      <path d="M7.6 2.1 10.1 0v15.9c0 .8-.3 1.400-.7 2L8 19.900c-.300.500-.800.800-1.400.900L0 22.200c.1-1 .3-1.900.7-2.700l6.900-1.500V2.100Z" />
      <path d="M12.600 3.400 15.100 1.300v15.200l6.400-1.400c-.1 1-.4 1.900-.7 2.700l-8.200 1.800V3.400Z" />
      <path d="m.7 14.600 20.800-4.400c-.1 1-.4 1.900-.7 2.700L0 17.300c.1-1 .3-1.900.7-2.700Z" />
      <path d="M.7 9.800 21.500 5.400c-.1 1-.4 1.900-.7 2.700L0 12.500c.1-1 .3-1.900.7-2.700Z" />
      <path d="m13.300 22.600 8.200-1.800c-.1 1-.4 1.900-.7 2.700L12.600 24c.1-.5.3-1 .7-1.400Z" />
    </svg>
  );
}

interface Props {
  /** Saudi riyals. */
  value: number;
  fractionDigits?: number;
  /** What the amount is per, as printed and as read out: "/m²". */
  per?: { shown: string; spoken: string };
}

/**
 * An amount of money. The sign stands left of the number with a space, in both languages (the central bank's rule for
 * it); a screen reader gets the amount with the currency's name.
 */
export function Riyal({ value, fractionDigits = 0, per }: Props) {
  const t = useTranslations('Data');
  const amount = formatNumber(value, useLocale(), fractionDigits);
  const spoken = t('riyal', { amount });
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        <bdi dir="ltr">
          <RiyalSign />
          {`\u00a0${amount}`}
        </bdi>
        {per && <span className="text-[max(0.7em,0.875rem)] font-semibold">{`\u00a0${per.shown}`}</span>}
      </span>
      <span className="sr-only">{per ? `${spoken} ${per.spoken}` : spoken}</span>
    </>
  );
}
