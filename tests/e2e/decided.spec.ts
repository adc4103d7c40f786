import { readFileSync } from 'node:fs';
import { gregorianDate } from '@/lib/i18n/format';
import { type Locale, locales, localizedPath } from '@/lib/i18n/locales';
import { DECIDED, districtCode } from '../support/decided';
import { text } from '../support/site';
import { expect, test } from '../support/test';

interface Announcement {
  readonly slug: string;
  readonly announced_on: string | null;
  readonly ends_on: string | null;
}
const announcements = new Map(
  (JSON.parse(readFileSync('content/announcements.json', 'utf8')) as Announcement[]).map((one) => [
    one.slug,
    one,
  ]),
);

/** The sentence that a place must be answered with, from the messages and the announcement's last day. */
function sentence(coverage: string | null, area: string | undefined, locale: Locale): string {
  const t = (key: string) => text(locale, 'Check', `answer.headline.${key}`);
  if (coverage === null || area === undefined) return t('none');
  if (coverage === 'namesake') return t('counted.namesake');
  if (coverage !== 'whole' && coverage !== 'partial') return t('counted.district');
  // Every period that is known was over when these cases were worked out, and the others announced long before.
  const { announced_on: announced, ends_on: end } = announcements.get(area) ?? {};
  return end
    ? t(`${coverage}.closed`).replace('{end}', gregorianDate(end, locale))
    : t(`${coverage}.due`).replace('{announced}', gregorianDate(announced ?? '', locale));
}

/** The sentence, and all that is said below it. */
const ANSWER = /id="answer".*?<div role="status"[^>]*><p[^>]*>([^<]*)<\/p>(.*?)<\/section>/s;

for (const { code: locale } of locales)
  test(`each place that was worked out by hand is answered so by its page (${locale})`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const wrong: string[] = [];
    const ask = async ([city, name, coverage, area, count]: (typeof DECIDED)[number]) => {
      const code = districtCode(city, name);
      const response = await request.get(`${localizedPath('/check', locale)}?view=filtered&district=${code}`);
      const [, headline, rest = ''] = ANSWER.exec(await response.text()) ?? [];
      if (headline !== sentence(coverage, area, locale)) wrong.push(`${code}: ${headline}`);
      if (
        count !== undefined &&
        !rest
          .replace(/<[^>]*>/g, ' ')
          .split(/[^\d,]+/)
          .includes(count)
      )
        wrong.push(`${code}: does not tell ${count}`);
    };
    // A few at a time, as visitors come; in English every third, since the answer is the same in other words.
    const cases = DECIDED.filter((_, at) => locale === 'ar' || at % 3 === 0);
    for (let at = 0; at < cases.length; at += 4) await Promise.all(cases.slice(at, at + 4).map(ask));
    expect(wrong).toEqual([]);
  });
