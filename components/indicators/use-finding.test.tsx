import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { useAcross, useFinding } from './use-finding';

type Name = Parameters<typeof useFinding>[0];

interface Props {
  name: Name;
  values: readonly (number | null)[];
}

/** January 2026 and the months after it. */
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    deeds: 1,
    totalValue: 1,
    averagePricePerSquareMetre: null,
  }));

function Finding({ name, values }: Props) {
  return <p>{useFinding(name, monthsOf(values.length), values)}</p>;
}

function Across({ values }: Pick<Props, 'values'>) {
  const months = monthsOf(values.length).map((month, index) => ({
    ...month,
    averagePricePerSquareMetre: values[index] ?? null,
  }));
  return <p>{useAcross(months)?.text}</p>;
}

const finding = (locale: Locale, name: Name, values: Props['values']) =>
  said(locale, <Finding name={name} values={values} />);

const across = (locale: Locale, values: Props['values']) => said(locale, <Across values={values} />);

async function said(locale: Locale, sentence: ReactNode) {
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesFor(locale)} timeZone="Asia/Riyadh">
      {sentence}
    </NextIntlClientProvider>,
  );
  return shown.replace(/<\/?p>|[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ');
}

describe('what a chart says above itself', () => {
  it('is the last value, between the highest and the lowest with their months', async () => {
    expect(await finding('en', 'price', [5000, 7000, null, 4000, 6500])).toBe(
      'The average was 6,500 in May 2026, between 4,000 in April 2026 and 7,000 in February 2026.',
    );
    expect(await finding('ar', 'price', [5000, 7000, null, 4000, 6500])).toBe(
      'بلغ المتوسط 6,500 في مايو 2026، وكان أعلاه 7,000 في فبراير 2026 وأدناه 4,000 في أبريل 2026.',
    );
  });

  it('says so where the last is the highest or the lowest, and then names each month once', async () => {
    const rising = await finding('en', 'deeds', [10, 8, 12]);
    expect(rising).toContain('latest month, March 2026: 12');
    expect(rising).toContain('fewest were in February 2026: 8');
    const falling = await finding('en', 'deeds', [10, 12, 8]);
    expect(falling).toContain('fewest transactions were in the latest month, March 2026: 8');
    for (const sentence of [rising, falling]) expect(sentence.match(/March 2026/g)).toHaveLength(1);
  });

  it('takes the last month that is known for the last', async () => {
    expect(await finding('en', 'price', [5000, 7000, 6000, null])).toContain('6,000 in March 2026');
  });

  it('compares the last price with the first', async () => {
    expect(await across('en', [5000, null, 6000])).toBe('From 5,000 in January 2026 to 6,000 in March 2026');
    expect(await across('ar', [5000, 4000])).toBe('من 5,000 في يناير 2026 إلى 4,000 في فبراير 2026');
    expect(await across('en', [null, 5000])).toBe('');
  });

  it('is left out where fewer than two months differ', async () => {
    for (const values of [[], [null, null], [5000], [5000, null, 5000]])
      expect(await finding('en', 'price', values)).toBe('');
  });
});
