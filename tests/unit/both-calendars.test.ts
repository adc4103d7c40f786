import { describe, expect, it } from 'vitest';
import { bothCalendars } from '@/lib/i18n/format';
import { FileRefusedError } from '@/lib/registry/import/errors';
import { readPost } from '@/lib/registry/posts/importer';
import { shippedAnnouncements } from '@/lib/registry/seed/announcements';
import { shippedPosts } from '@/lib/registry/seed/posts';
import { catalogue } from './catalogue';

/**
 * A period, a deadline and a legal act are told in both calendars, and no Hijri date is typed by hand: texts of messages
 * write `<day>2025-10-01</day>` or take an argument, posts write `{2025-10-01}`.
 */
const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  ar: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
};
const typedDay = (locale: 'ar' | 'en') => new RegExp(`\\d{1,2}[ \u00a0](?:${months[locale]})`);
const dayAlone = (locale: 'ar' | 'en') =>
  new RegExp(`\\d{1,2}[ \u00a0](?:${months[locale]})(?:[ \u00a0]\\d{4})?(?![ \u00a0]\\d{4}| \\(\\d)`);

const post = (body: string) => `---\ntitle: T\nsummary: S {2024-07-28}\ndate: 2024-07-28\n---\n\n${body}\n`;

describe('both calendars', () => {
  it('stand beside each other in a sentence, each in one piece', () => {
    expect(bothCalendars('2024-03-28', 'en').replaceAll('\u00a0', ' ')).toBe(
      '28 March 2024 (18 Ramadan 1445 AH)',
    );
    expect(bothCalendars('2024-03-28', 'ar').replaceAll('\u00a0', ' ')).toBe(
      '28 مارس 2024 (18 رمضان 1445 هـ)',
    );
    expect(bothCalendars('2024-03-28', 'ar').split(' ')).toHaveLength(2);
    expect(bothCalendars('2100-01-01', 'en').replaceAll('\u00a0', ' ')).toBe('1 January 2100');
  });

  for (const locale of ['ar', 'en'] as const)
    it(`${locale}: no text of the site types a day`, () => {
      const typed = [...catalogue(locale)].filter(([, text]) => typedDay(locale).test(text));
      expect(typed.map(([key]) => key)).toEqual([]);
    });

  it('are what a post makes of the days that it names', () => {
    const { text } = readPost(post('From {2024-07-28} to {2024-10-31}, {not a day}.'), 'a.en.md');
    expect(text.summary.replaceAll('\u00a0', ' ')).toBe('S 28 July 2024 (22 Muharram 1446 AH)');
    expect(text.body).toBe(
      `From ${bothCalendars('2024-07-28', 'en')} to ${bothCalendars('2024-10-31', 'en')}, {not a day}.`,
    );
    expect(readPost(post('{2024-07-28}'), 'a.ar.md').text.body).toBe(bothCalendars('2024-07-28', 'ar'));
  });

  it('refuse a post that names a day which no calendar has', () => {
    expect(() => readPost(post('{2024-02-30}'), 'a.en.md')).toThrow(FileRefusedError);
  });

  it('stand in the notes of every announcement that ships, and in the names of the decisions', () => {
    const told = shippedAnnouncements().flatMap(({ slug, note_ar, note_en, sources }) => [
      ['ar', slug, note_ar ?? ''] as const,
      ['en', slug, note_en ?? ''] as const,
      ...sources
        .filter(({ kind }) => kind !== 'press')
        .flatMap((one) => [['ar', slug, one.name_ar] as const, ['en', slug, one.name_en] as const]),
    ]);
    expect(told.some(([, , text]) => text.includes('1445\u00a0هـ'))).toBe(true);
    for (const [locale, slug, text] of told) expect(text.match(dayAlone(locale)), slug).toBeNull();
  });

  it('stand in every post that ships', async () => {
    const posts = await shippedPosts();
    expect(posts.length).toBeGreaterThan(0);
    for (const { slug, texts } of posts)
      for (const locale of ['ar', 'en'] as const) {
        const { title, summary, body } = texts[locale] ?? { title: '', summary: '', body: '' };
        expect(`${title} ${summary} ${body}`.match(dayAlone(locale)), `${slug} ${locale}`).toBeNull();
      }
  });
});
