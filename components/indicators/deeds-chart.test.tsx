import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { DeedsChart } from './deeds-chart';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the chart of transactions', () => {
  it('is drawn from its ground, in attributes that React knows', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const months = [400, 430, 410, 460].map((deeds, index) => ({
      month: `2026-0${index + 1}`,
      deeds,
      totalValue: 1,
      averagePricePerSquareMetre: null,
    }));
    const drawn = renderToString(
      <NextIntlClientProvider locale="en" messages={await messagesFor('en')} timeZone="Asia/Riyadh">
        <DeedsChart months={months} isSample={false} isWhole={() => true} before={[null, 470, 405, null]} />
      </NextIntlClientProvider>,
    );
    expect(drawn).toMatch(/<g class="chart-columns" transform-origin="0 \d/);
    // What the dashed line is stands above the plot, not on a figure in it.
    expect(drawn).toMatch(/Average of the period:\s425<\/span>.*<svg role="img"/);
    // The year before is told, and not drawn over columns that have figures and the average.
    expect(drawn).not.toContain('fill-stone-400 forced-colors');
    expect(drawn).not.toContain('year earlier</span>');
    expect(drawn.replaceAll('\u00a0', ' ')).toContain(
      'The same months a year earlier: February 2025: 470, March 2025: 405.',
    );
    expect(said).not.toHaveBeenCalled();
  });
});
