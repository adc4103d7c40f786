import { readFileSync } from 'node:fs';
import { keptTogether } from '@/lib/i18n/article';
import { gregorianDate } from '@/lib/i18n/format';
import { type Locale, locales, localizedPath } from '@/lib/i18n/locales';
import { contentRows } from '@/lib/registry/seed/content';
import { eachThird } from '../support/amounts';
import { DECIDED, districtCode } from '../support/decided';
import { opening } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

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

/** How the answer of a place begins that no announcement names, though districts around it are counted. */
const counted = (locale: Locale) => [opening(text(locale, 'Check', 'answer.headline.counted.place'))];

/** The sentences that a place may be answered with, from the messages and the announcement's last day; of the last kind, how they begin. */
function sentences(
  coverage: string | null,
  area: string | undefined,
  name: string,
  locale: Locale,
): string[] {
  const t = (key: string) => text(locale, 'Check', `answer.headline.${key}`).replace('{name}', name);
  if (coverage === null || area === undefined) return [t('none')];
  if (coverage === 'namesake') return [t('counted.namesake')];
  if (coverage !== 'whole' && coverage !== 'partial') return counted(locale);
  // Every period that is known was over when these cases were worked out, and the others announced long before.
  const { announced_on: announced, ends_on: end } = announcements.get(area) ?? {};
  return [
    end
      ? t(`${coverage}.closed`).replace('{end}', gregorianDate(end, locale))
      : t(`${coverage}.over`).replace('{announced}', gregorianDate(announced ?? '', locale)),
  ];
}

const districts = contentRows('districts.csv');

/** The sentence, and all that is said below it. */
const ANSWER = /id="answer".*?<div role="status".*?<p[^>]*>([^<]*)<\/p>(.*?)<\/section>/s;

for (const { code: locale } of locales)
  test(`each place that was worked out by hand is answered so by its page (${locale})`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const wrong: string[] = [];
    const ask = async ([city, district, coverage, area, count]: (typeof DECIDED)[number]) => {
      const code = districtCode(city, district);
      const response = await request.get(`${localizedPath('/check', locale)}?view=filtered&district=${code}`);
      const [, headline, rest = ''] = ANSWER.exec(await response.text()) ?? [];
      const row = districts.find((one) => one.code === code);
      const name = keptTogether(row?.[`name_${locale}`] ?? '');
      const own = text(locale, 'Check', 'district').replace('{district}', name);
      const begins = sentences(coverage, area, own, locale).some((one) => headline?.startsWith(one));
      if (!begins) wrong.push(`${code}: ${headline}`);
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
    const cases = locale === 'ar' ? eachThird(DECIDED) : DECIDED.filter((_, at) => at % 3 === 0);
    for (let at = 0; at < cases.length; at += 4) await Promise.all(cases.slice(at, at + 4).map(ask));
    expect(wrong).toEqual([]);
  });
