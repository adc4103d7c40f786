import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, roundedNumber } from '@/lib/i18n/format';
import { localeEntry } from '@/lib/i18n/locales';

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
  /** In words where it is large ("20.07 billion"): for who looks; the amount itself is read out, and stands in the file. */
  rounded?: boolean;
  /** What the amount is per, as read out; who looks has it in the label. */
  per?: string;
}

/**
 * An amount of money. The sign stands left of the number with a space, in both languages (the central bank's rule for
 * it); a screen reader gets the amount with the currency's name.
 */
export function Riyal({ value, rounded = false, per }: Props) {
  const t = useTranslations('Data');
  const locale = useLocale();
  const amount = formatNumber(value, locale);
  const spoken = t('riyal', { amount });
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {rounded ? <RoundedRiyal value={value} /> : <SignedAmount amount={amount} />}
      </span>
      <span className="sr-only">{per === undefined ? spoken : `${spoken} ${per}`}</span>
    </>
  );
}

function SignedAmount({ amount }: { amount: string }) {
  return (
    <bdi dir="ltr">
      <RiyalSign />
      {`\u00a0${amount}`}
    </bdi>
  );
}

/** The word for its size belongs to the amount: the sign stands left of both, which in Arabic is behind them. */
function RoundedRiyal({ value }: { value: number }) {
  const locale = useLocale();
  const { amount, size } = roundedNumber(value, locale);
  const { direction } = localeEntry(locale);
  if (size === '') return <SignedAmount amount={amount} />;
  return (
    <bdi dir={direction}>
      {direction === 'ltr' && (
        <>
          <RiyalSign />
          {'\u00a0'}
        </>
      )}
      {`${amount} ${size}`}
      {direction === 'rtl' && (
        <>
          {'\u00a0'}
          <RiyalSign />
        </>
      )}
    </bdi>
  );
}
