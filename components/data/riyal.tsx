import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, roundedNumber } from '@/lib/i18n/format';

interface Props {
  /** Saudi riyals. */
  value: number;
  /** In words where it is large ("SAR 20.07 billion"): for who looks; the amount itself is read out, and stands in the file. */
  rounded?: boolean;
  /** What the amount is per, as read out; who looks has it in the label. */
  per?: string;
}

/** An amount of money, its currency in words as in charts, tables and texts. */
export function Riyal({ value, rounded = false, per }: Props) {
  const t = useTranslations('Data');
  const locale = useLocale();
  const whole = formatNumber(value, locale);
  const { amount, size } = roundedNumber(value, locale);
  const shown = rounded && size !== '' ? `${amount}\u00a0${size}` : whole;
  const spoken = t('riyal', { amount: whole });
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        <bdi>{t('riyal', { amount: shown })}</bdi>
      </span>
      <span className="sr-only">{per === undefined ? spoken : `${spoken} ${per}`}</span>
    </>
  );
}
