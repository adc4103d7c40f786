import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import type { AreaSummary } from '@/lib/registry';
import { AreaSentence } from './area-sentence';

type Dated = Pick<AreaSummary, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;

async function sentence(locale: Locale, area: Partial<Dated>, today = '2026-02-20') {
  const dates = { announcedOn: null, startsOn: null, endsOn: null };
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesFor(locale)} timeZone="Asia/Riyadh">
      <AreaSentence area={{ state: 'open', ...dates, ...area }} today={today} />
    </NextIntlClientProvider>,
  );
  return shown.replaceAll('\u00a0', ' ');
}

describe('the sentence of an area', () => {
  const open = { state: 'open', startsOn: '2025-11-23', endsOn: '2026-02-26' } as const;

  it('names the last day in both calendars and what remains', async () => {
    expect(await sentence('en', open)).toBe(
      'If your property is in this area, register by 26 February 2026 (9 Ramadan 1447 AH). 6 days left.',
    );
    expect(await sentence('ar', open)).toBe(
      'إن كان عقارك في هذه المنطقة فسجّله، وآخر يوم للتسجيل 26 فبراير 2026 (9 رمضان 1447 هـ). بقيت 6 أيام.',
    );
  });

  it.each([
    ['2026-02-26', 'اليوم آخر يوم.'],
    ['2026-02-25', 'بقي يوم واحد.'],
    ['2026-02-24', 'بقي يومان.'],
    ['2026-02-23', 'بقيت 3 أيام.'],
    ['2026-02-15', 'بقي 11 يومًا.'],
    ['2025-11-18', 'بقي 100 يوم.'],
  ])('counts in Arabic as Arabic does: %s', async (today, left) => {
    expect(await sentence('ar', open, today)).toContain(left);
  });

  it('says what is not known instead of inferring it', async () => {
    expect(await sentence('en', { startsOn: '2023-05-07' })).toContain('Call 199002 for the last day');
    expect(await sentence('en', { state: 'announced' })).toContain(
      'For the dates of registration, call 199002',
    );
  });

  it('tells what is over, what begins and what will be announced', async () => {
    expect(await sentence('en', { state: 'closed', endsOn: '2024-01-29' })).toContain(
      'ended on 29 January 2024',
    );
    expect(await sentence('en', { state: 'announced', startsOn: '2026-03-15' })).toContain(
      'opens on 15 March 2026 (26 Ramadan 1447 AH).',
    );
    const whole = { state: 'announced', startsOn: '2026-03-15', endsOn: '2026-06-18' } as const;
    expect(await sentence('en', whole)).toBe(
      'Announced. Registration opens on 15 March 2026 (26 Ramadan 1447 AH) and ends on 18 June 2026 (3 Muharram 1448 AH).',
    );
    expect(await sentence('ar', whole)).toBe(
      'المنطقة معلنة، ويبدأ التسجيل في 15 مارس 2026 (26 رمضان 1447 هـ)، وآخر يوم له 18 يونيو 2026 (3 محرم 1448 هـ).',
    );
    const planned = { state: 'to_be_announced', announcedOn: '2026-04-01' } as const;
    expect(await sentence('en', planned)).toContain('Will be announced on 1 April 2026');
    const both = await sentence('en', { ...planned, startsOn: '2026-04-05' });
    expect(both).toContain('Will be announced on 1 April 2026');
    expect(both).toContain('planned to open on 5 April 2026');
  });
});
