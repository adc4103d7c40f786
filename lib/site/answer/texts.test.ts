import { createTranslator } from 'next-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, riyadhDate } from '@/lib/calendar/riyadh';
import { bothCalendars } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesFor } from '@/lib/i18n/messages';
import type { AreaPart, AreaState } from '@/lib/registry';
import type { Answer } from './load';
import { inWords } from './texts';
import { toneOf } from './tone';
import type { Texts } from './unnamed-texts';

const today = riyadhDate();
const [before, after] = [addDays(today, -30), addDays(today, 30)];
const none = { announcedOn: null, startsOn: null, endsOn: null };

interface Standing {
  state: AreaState;
  announcedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
}

/** Every way in which an announcement can stand, and whether its last day is known. */
const standings = {
  open: { state: 'open', announcedOn: before, startsOn: before, endsOn: after },
  'open, the last day': { state: 'open', announcedOn: before, startsOn: before, endsOn: today },
  openNoEnd: { ...none, state: 'open', startsOn: before },
  due: { ...none, state: 'open', announcedOn: before },
  starts: { ...none, state: 'announced', startsOn: after },
  'starts, its last day known': { ...none, state: 'announced', startsOn: after, endsOn: addDays(after, 9) },
  announced: { ...none, state: 'announced', announcedOn: before },
  planned: { ...none, state: 'to_be_announced', announcedOn: after },
  closed: { ...none, state: 'closed', endsOn: before },
  over: { ...none, state: 'closed', announcedOn: before },
} satisfies Record<string, Standing>;

const city = { code: 'abha', name: { ar: 'أبها', en: 'Abha' } };
const district = { code: 'abha-al-manhal', name: { ar: 'المنهل', en: 'Al Manhal' } };
const part = (changed: Partial<AreaPart>) => ({ ...changed, region: 'asir', city: 'abha' }) as AreaPart;
const ownPart = part({ kind: 'district_part', district: district.code, plotCount: null, note: null });

interface Kind {
  outcome: 'whole' | 'partial' | 'counted';
  parts?: AreaPart[];
  namesake?: object;
}

/** What the registry says of the place, by the kind of answer that it comes to. */
const kinds = {
  whole: { outcome: 'whole' },
  'a part that is not described': { outcome: 'partial', parts: [ownPart] },
  'a part with its plots': { outcome: 'partial', parts: [{ ...ownPart, plotCount: 7 }] },
  counted: { outcome: 'counted' },
  namesake: { outcome: 'counted', namesake: { name: district.name, scope: city, where: null } },
} satisfies Record<string, Kind>;

const coverages = { whole: 'whole', partial: 'partial', counted: 'unknown' } as const;

function answerOf(standing: Standing, { outcome, parts = [], namesake }: Kind): Answer {
  const area = { slug: 'abha-2026', name: city.name, regions: ['asir'], ...standing };
  const count = { districts: 3, parcels: null, city: city.code, where: null, area };
  const isCounted = outcome === 'counted' && namesake === undefined;
  return {
    place: { city, district, region: { code: 'asir', name: { ar: 'عسير', en: 'Asir' } }, near: null },
    main: { coverage: coverages[outcome], area, parts },
    outcome,
    isSure: outcome === 'whole',
    unnamed: isCounted ? { scope: city, named: 2, total: 20, counts: [count] } : null,
    namesake: namesake ?? null,
    naming: [],
    nearly: [],
    events: [],
    plans: [],
    several: 0,
    districted: false,
    plan: null,
    namedPlan: null,
  } as unknown as Answer;
}

const translators = {} as Record<Locale, Texts>;
beforeAll(async () => {
  for (const { code } of locales)
    translators[code] = createTranslator({
      locale: code,
      messages: await messagesFor(code),
      namespace: 'Check',
      onError: (error) => {
        throw error;
      },
    }) as unknown as Texts;
});

const cases = Object.entries(standings).flatMap(([standing, dates]) =>
  Object.entries(kinds).flatMap(([kind, said]) =>
    locales.map(({ code }) => ({ standing, kind, locale: code, dates, answer: answerOf(dates, said) })),
  ),
);

describe('an answer in words', () => {
  it.each(cases)('$standing, $kind ($locale): says all, and by when', ({ kind, locale, dates, answer }) => {
    const told = inWords(translators[locale], answer, locale);
    const all = [told.headline, told.next, told.numbers.line, ...told.details, told.message].join(' ');
    expect(all).not.toMatch(/[{}]|answer\./);
    const page = `${told.headline} ${told.next}`.toLowerCase();
    const word = locale === 'ar' ? 'اليوم' : 'today';
    if (kind === 'whole') expect(page.includes(word)).toBe(dates.endsOn === today);
    if (answer.outcome !== 'counted' && dates.endsOn !== null)
      expect(told.message).toContain(bothCalendars(dates.endsOn, locale));
    // Whoever is told of a part is told which, where that is known.
    if (kind === 'a part with its plots')
      expect(/7\s(?:plots|قطع)/.test(told.message)).toBe(dates.state !== 'to_be_announced');
    if (kind === 'a part that is not described' && dates.state !== 'to_be_announced')
      expect(told.details[0]).toContain(locale === 'ar' ? 'رقم القطعة' : 'plot numbers');
  });

  it('is green while a period runs, and another colour in its last weeks', () => {
    const toneOn = (day: string) => toneOf(answerOf(standings.open, kinds.whole), day);
    const last = standings.open.endsOn;
    expect([addDays(last, -22), addDays(last, -21), last].map(toneOn)).toEqual(['now', 'ending', 'ending']);
  });

  it('is no "no" where some are announced without names around the place, or under nearly its name', () => {
    const tones = Object.values(kinds).map((kind) => toneOf(answerOf(standings.closed, kind)));
    expect(tones).toEqual(['late', 'perhaps', 'perhaps', 'perhaps', 'perhaps']);
    expect(toneOf(answerOf(standings.planned, kinds.counted))).toBe('perhaps');
    const unannounced = { main: undefined, outcome: 'none', isSure: false } as const;
    expect(toneOf({ ...unannounced, nearly: [] })).toBe('none');
    expect(toneOf({ ...unannounced, nearly: [{} as Answer['nearly'][number]] })).toBe('perhaps');
  });
});
