import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { formatNumber, gregorianDate, hijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Announcement } from '@/lib/registry/areas/announcements';
import { shippedAnnouncements } from '@/lib/registry/seed/announcements';
import { contentRows } from '@/lib/registry/seed/content';
import { areasDocument } from '@/lib/site/routing/legacy-redirects';
import { browserFlags, ensureBrowser } from './browser.mjs';

/**
 * Makes the fixed document behind the old `docs/areas` address: the areas announced until February 2025, in both
 * languages, from the announcements that ship with the site. Run once with `npm run areas-document`; its result is
 * committed, because a fixed document must not change with the machine that serves it.
 */
const until = '2025-02-28';
const announcements = shippedAnnouncements().filter(({ announced_on, starts_on, ends_on }) => {
  const first = announced_on ?? starts_on ?? ends_on;
  return first != null && first <= until;
});

const texts = {
  ar: {
    direction: 'rtl',
    title: 'المناطق العقارية المعلنة',
    until: 'ما أُعلن حتى فبراير 2025',
    intro:
      'تجمع هذه الوثيقة المناطق العقارية التي أُعلن التسجيل العيني الأول فيها حتى نهاية فبراير 2025، كما وردت في المصادر المنشورة المذكورة مع كل منطقة. التواريخ منقولة كما نُشرت، وما لم يُنشر منها تُرك فارغًا. والعبرة بالإعلان الرسمي.',
    area: 'المنطقة العقارية',
    places: 'الأحياء والمواقع',
    start: 'بداية التسجيل',
    end: 'نهاية التسجيل',
    plots: 'القطع',
    source: 'المصدر',
    unnamed: (count: number) =>
      `${formatNumber(count, 'ar')} ${new Intl.PluralRules('ar').select(count) === 'few' ? 'أحياء' : 'حيًا'} لم تُذكر أسماؤها هنا`,
    part: (name: string) => `جزء من ${name}`,
    unknown: 'لم يُنشر',
  },
  en: {
    direction: 'ltr',
    title: 'Announced real estate areas',
    until: 'As announced until February 2025',
    intro:
      'This document lists the real estate areas in which first registration was announced until the end of February 2025, as the published sources named with each area state them. Dates stand as published; what was not published is left open. The official announcement is what counts.',
    area: 'Area',
    places: 'Districts and places',
    start: 'Registration starts',
    end: 'Registration ends',
    plots: 'Plots',
    source: 'Source',
    unnamed: (count: number) => `${formatNumber(count, 'en')} districts not named here`,
    part: (name: string) => `part of ${name}`,
    unknown: 'not published',
  },
} as const;

const escaped = (value: string) =>
  value.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);

const places = [...contentRows('regions.csv'), ...contentRows('cities.csv')];
const nameIn = (code: string, locale: Locale) =>
  places.find((row) => row.code === code)?.[`name_${locale}`] ?? code;

function partText(part: Announcement['parts'][number], locale: Locale): string {
  const t = texts[locale];
  const name = part[`name_${locale}`];
  if (name === undefined) {
    const place = nameIn(part.city ?? part.region, locale);
    return part.districts ? `${place}: ${t.unnamed(part.districts)}` : place;
  }
  return part.kind === 'district_part' && !/^(جزء|part)/i.test(name) ? t.part(name) : name;
}

function dateCell(date: string | null | undefined, locale: Locale): string {
  if (date == null) return `<td class="open">${texts[locale].unknown}</td>`;
  return `<td class="date">${gregorianDate(date, locale)}<br><small>${hijriDate(date, locale)}</small></td>`;
}

function row(area: Announcement, locale: Locale): string {
  const separator = locale === 'ar' ? '، ' : ', ';
  const plots = area.plots == null ? texts[locale].unknown : formatNumber(area.plots, locale);
  return `<tr><th scope="row">${escaped(area[`name_${locale}`])}</th>
    <td>${escaped(area.parts.map((part) => partText(part, locale)).join(separator))}</td>
    ${dateCell(area.starts_on, locale)}${dateCell(area.ends_on, locale)}
    <td>${plots}</td><td><small><bdi dir="ltr">${escaped(area.sources.map((source) => source[`name_${locale}`]).join('; '))}</bdi></small></td></tr>`;
}

function section(locale: Locale): string {
  const t = texts[locale];
  return `<section lang="${locale}" dir="${t.direction}">
    <h1>${t.title}</h1><p class="until">${t.until}</p><p>${t.intro}</p>
    <table><thead><tr>${[t.area, t.places, t.start, t.end, t.plots, t.source].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
    <tbody>${announcements.map((area) => row(area, locale)).join('')}</tbody></table></section>`;
}

const fontFile = (subset: string, weight: number) =>
  readFileSync(
    join(
      'node_modules',
      '@fontsource',
      'ibm-plex-sans-arabic',
      'files',
      `ibm-plex-sans-arabic-${subset}-${weight}-normal.woff2`,
    ),
  ).toString('base64');

const fontFaces = (['arabic', 'latin'] as const)
  .flatMap((subset) =>
    [400, 700].map(
      (weight) =>
        `@font-face{font-family:Plex;font-weight:${weight};src:url(data:font/woff2;base64,${fontFile(subset, weight)});unicode-range:${subset === 'arabic' ? 'U+0600-06FF,U+200C-200E,U+2010-2011' : 'U+0000-00FF,U+02BB-02BC,U+2013-2014,U+2018-201D'}}`,
    ),
  )
  .join('');

const html = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${texts.ar.title} · ${texts.en.title} · 2025-02</title><style>
${fontFaces}
body{font:9.5pt/1.7 Plex,sans-serif;color:#2c2825;margin:0}
section+section{break-before:page}
h1{font-size:20pt;color:#332216;margin:0;border-block-end:3pt solid #7a5436;padding-block-end:4pt}
.until{font-weight:700;color:#7a5436}
table{border-collapse:collapse;width:100%}
th,td{border-block-end:.5pt solid #cbc4bd;padding:4pt;text-align:start;vertical-align:top}
thead th{background:#f3eae1;color:#332216}
tr{break-inside:avoid}
small{color:#5a534d;overflow-wrap:anywhere}
.open{color:#5a534d}
.date{white-space:nowrap}
</style></head><body>${section('ar')}${section('en')}</body></html>`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const page = await browser.newPage();
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const pdf = await page.pdf({
  format: 'A4',
  landscape: true,
  tagged: true,
  outline: true,
  printBackground: true,
  margin: { top: '14mm', bottom: '14mm', left: '12mm', right: '12mm' },
});
await browser.close();
writeFileSync(join('public', areasDocument), pdf);
console.log(`${announcements.length} areas, ${pdf.length} bytes`);
