import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KnownPeriod } from '@/components/data/period-strip';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import { DayNote } from './area-history';

const area = {
  state: 'closed',
  announcedOn: '2023-12-02',
  startsOn: '2023-12-24',
  endsOn: '2024-03-28',
} as const;
const first = { ar: 'للأحياء التي أُعلنت أولًا.', en: 'For the districts announced first.' };
const last = { ar: 'ملاحظة', en: 'A remark.' };

async function rows(locale: Locale, dates: Parameters<typeof KnownPeriod>[0]['area']) {
  const events = [
    { kind: 'started' as const, on: area.startsOn, note: first },
    { kind: 'ended' as const, on: area.endsOn, note: last },
  ];
  const told = { ...dates, events };
  const noteOf = (key: string) => key !== 'endsOn' && <DayNote area={told} of={key} />;
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={await messagesFor(locale)} timeZone="Asia/Riyadh">
      <KnownPeriod area={dates} noteOf={noteOf} today="2026-02-20" labelledBy="dates" />
    </NextIntlClientProvider>,
  );
}

describe.each(locales)('the days of a period, in $code', ({ code: locale }) => {
  it('have what is said of a day in its own row, below its date', async () => {
    const shown = await rows(locale, area);
    const said = shown.split('<li ').filter((row) => row.includes(first[locale]));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^data-day="startsOn"/);
    expect(said[0]?.indexOf(first[locale])).toBeGreaterThan(said[0]?.indexOf('</time>') ?? 0);
    expect(shown).not.toContain(last[locale]);
  });

  it('have it also where only that day is known', async () => {
    const shown = await rows(locale, { ...area, state: 'open', announcedOn: null, endsOn: null });
    expect(shown).toContain(first[locale]);
  });
});
