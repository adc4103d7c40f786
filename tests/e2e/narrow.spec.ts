import { FORM_CODES } from '@/lib/forms';
import { locales, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { eachThird } from '../support/amounts';
import { FormDriver } from '../support/form-driver';
import { expect, type Page, test } from '../support/kept-tab';
import { everyPage, sitemapPaths } from '../support/site';

/**
 * 320 px, which is also what 1280 px are at 400 %: nothing is wider, and nothing is cut. Scripts are off: what they add is
 * looked at where it is tested (pages.spec.ts, forms.spec.ts), and so one page after another takes no time.
 */
const NARROW = { width: 320, height: 700 };
test.use({ javaScriptEnabled: false, viewport: NARROW });

/** The pages that routes have: what the registry fills stands on pages alike. */
const ofRoutes = new Set(everyPage.map(({ path }) => path));

/**
 * What holds more than it shows: a table that scrolls, an amount that is clipped. A carousel, maps side by side and texts for screen readers
 * are meant to.
 */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, div, table, td, th, dd, p, span, li, svg)')]
      .filter((element) => {
        const isSeen = element.clientWidth > 1 && element.closest('.sr-only, .swiper') === null;
        if (!isSeen || element.matches('.map-strip') || element.scrollWidth <= element.clientWidth + 1)
          return false;
        return getComputedStyle(element).overflowX !== 'visible';
      })
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  );

/** Words, and days that belong together, that go on in the next line: a column is too narrow for them. */
const broken = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isInTwoLines = () => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 8;
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('svg, script, style, .sr-only')) continue;
      // Of a text in one line no word is in two.
      range.selectNodeContents(text);
      if (!isInTwoLines()) continue;
      for (const { index, 0: word } of text.nodeValue?.matchAll(/[^ \n\t\u200b\u2013/-]{2,}/g) ?? []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (isInTwoLines()) found.push(word);
      }
    }
    return found;
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { code: locale } of locales) {
  test(`no page of the sitemap is wider than a narrow phone, cuts anything off, or breaks a word or a day (${locale})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const paths = (await sitemapPaths(request)).filter((path) => splitLocale(path).locale === locale);
    expect(paths.length).toBeGreaterThan(everyPage.length / 2);
    expect(paths.filter((path) => ofRoutes.has(path))).toHaveLength(ofRoutes.size / 2);
    const faults: string[] = [];
    for (const path of eachThird(paths)) {
      await page.goto(path, { waitUntil: 'load' });
      if ((await overflow(page)) > 0) faults.push(`${path}: wider than the screen`);
      for (const part of await clipped(page)) faults.push(`${path}: ${part}`);
      for (const word of await broken(page)) faults.push(`${path}: ${word} in two lines`);
      if (!ofRoutes.has(path)) continue;
      // On its way through the widths the page is loaded once.
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const word of await broken(page)) faults.push(`${path} ${width}: ${word} in two lines`);
      }
      await page.setViewportSize(NARROW);
    }
    expect(faults).toEqual([]);
  });

  test(`the sentence of no answer reaches over its parcel (${locale})`, async ({ page }) => {
    const answers = [
      'district=riyadh-al-malqa',
      'district=riyadh-al-sidrah&city=riyadh',
      'district=riyadh-al-olaya',
      'city=sharurah&district=unlisted',
    ];
    for (const query of answers) {
      await page.goto(`${localizedPath('/check', locale)}?view=filtered&${query}`);
      const [text, box] = await page
        .locator('.answer [role="status"] p')
        .first()
        .evaluate((sentence) => {
          const range = document.createRange();
          range.selectNodeContents(sentence);
          return [range, sentence].map((part) => part.getBoundingClientRect().width);
        });
      expect(text, query).toBeLessThanOrEqual(box as number);
    }
  });

  test(`no form that is refused is wider than a narrow phone (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const code of eachThird(FORM_CODES)) {
      const form = new FormDriver(page, code, locale);
      await form.open();
      await form.submit.click();
      await expect(form.summary).toBeVisible();
      expect(await overflow(page), code).toBeLessThanOrEqual(0);
      expect(await clipped(page), code).toEqual([]);
    }
  });
}
