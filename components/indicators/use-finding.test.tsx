import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { useDeedsFinding, usePriceFinding, usePriceRange } from './use-finding';

interface Props {
  values: readonly (number | null)[];
}

/** January 2026 and the months after it, with these average prices. */
const monthsOf = (prices: Props['values']) =>
  prices.map((averagePricePerSquareMetre, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    deeds: 1,
    totalValue: 1,
    averagePricePerSquareMetre,
  }));

const Deeds = ({ values }: Props) => <p>{useDeedsFinding(monthsOf(values), values)}</p>;
const Price = ({ values }: Props) => <p>{usePriceFinding(monthsOf(values))}</p>;
const Range = ({ values }: Props) => <p>{usePriceRange(monthsOf(values))}</p>;

async function said(locale: Locale, sentence: ReactNode) {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesFor(locale)} timeZone="Asia/Riyadh">
      {sentence}
    </NextIntlClientProvider>,
  );
  return shown.replace(/<\/?p>|[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
}

describe('what a chart says above itself', () => {
  it('says when the average price was highest and lowest, and what it is now', async () => {
    expect(await said('en', <Price values={[5000, 7000, 4000, 6000, null]} />)).toBe(
      'The average was highest in February 2026: SAR 7,000, and lowest in March 2026: SAR 4,000; in April 2026 it was SAR 6,000.',
    );
    expect(await said('ar', <Price values={[5000, 4000]} />)).toBe(
      'بلغ المتوسط أدنى مستوى له في آخر شهر، فبراير 2026 (4,000 ريال)، وأعلى مستوى في يناير 2026 (5,000 ريال).',
    );
    expect(await said('en', <Price values={[null, 5000]} />)).toBe('');
    // Of the latest month there is none: the month that tells it is not called so.
    expect(await said('en', <Price values={[5000, 6000, null]} />)).toBe(
      'The average was highest in February 2026: SAR 6,000; it was lowest in January 2026: SAR 5,000.',
    );
  });

  it('says between which prices the months lie', async () => {
    expect(await said('en', <Range values={[5000, 7000, null, 4000]} />)).toBe(
      'Monthly averages from SAR 4,000 to SAR 7,000',
    );
    expect(await said('ar', <Range values={[5000, 7000]} />)).toBe(
      'المتوسط الشهري من 5,000 ريال إلى 7,000 ريال',
    );
  });

  it('says so where the last month has most or fewest, and then names each month once', async () => {
    const rising = await said('en', <Deeds values={[10, 8, 12]} />);
    expect(rising).toContain('latest month, March 2026: 12');
    expect(rising).toContain('fewest were in February 2026: 8');
    const falling = await said('en', <Deeds values={[10, 12, 8]} />);
    expect(falling).toContain('fewest transactions were in the latest month, March 2026: 8');
    for (const sentence of [rising, falling]) expect(sentence.match(/March 2026/g)).toHaveLength(1);
  });

  it('is left out where fewer than two months differ', async () => {
    for (const values of [[], [null, null], [5000], [5000, null, 5000]]) {
      expect(await said('en', <Deeds values={values} />)).toBe('');
      expect(await said('en', <Range values={values} />)).toBe('');
    }
  });
});
