import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type CardTexts, cardSvg } from '@/lib/site/cards/drawing';
import { pictureOf } from '@/lib/site/cards/picture';
import { text } from '../support/site';
import { expect, test } from '../support/test';

/** Letters that join, digits and a bracket inside an Arabic line, and a Latin line beside it. */
const texts = (locale: Locale): CardTexts => ({
  name: text(locale, 'Site', 'productName'),
  above: locale === 'ar' ? 'حي الملقا في الرياض' : 'Al Malqa district in Riyadh',
  headline: text(locale, 'Check', 'answer.headline.whole.closed').replace(
    '{end}',
    locale === 'ar' ? '28 مارس 2024' : '28 March 2024',
  ),
  foot: text(locale, 'Check', 'share.day').replace(
    '{date}',
    locale === 'ar' ? '22 نوفمبر 2026' : '22 November 2026',
  ),
  address: 'registry.example/check/riyadh-al-malqa',
});

/** The same drawing for a browser, which knows by itself how a line runs from the right. */
function forBrowser(svg: string, locale: Locale): string {
  const font = readFileSync('lib/site/cards/fonts/bold.ttf').toString('base64');
  const drawing =
    locale === 'en'
      ? svg
      : svg
          .replace(/<tspan[^>]*>[^<]*<\/tspan>/g, '')
          .replaceAll('text-anchor="end"', 'text-anchor="start" direction="rtl"');
  return `<style>@font-face{font-family:"IBM Plex Sans Arabic";font-weight:700;src:url(data:font/ttf;base64,${font})}
    body{margin:0}svg{display:block;width:1200px;height:630px}text{text-rendering:geometricPrecision}</style>${drawing}`;
}

async function drawnByBrowser(page: Page, svg: string, locale: Locale): Promise<Buffer> {
  await page.setContent(forBrowser(svg, locale));
  await page.evaluate(() => document.fonts.load('700 20px "IBM Plex Sans Arabic"', 'اب'));
  await page.evaluate(() => document.fonts.ready);
  return page.locator('svg').screenshot();
}

/** How much of the ink of each picture lies on ink of the other, up to three pixels aside: the two measure letters each in their way; inside the white sheet alone. */
async function agreement(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [width, height, reach] = [1200, 630, 3];
      const inks = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(width, height);
          const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          pen.drawImage(image, 0, 0, width, height);
          const { data } = pen.getImageData(0, 0, width, height);
          return (x: number, y: number) => (data[4 * (y * width + x) + 1] ?? 255) < 140;
        }),
      );
      const covered = (of: (x: number, y: number) => boolean, by: (x: number, y: number) => boolean) => {
        let all = 0;
        let met = 0;
        for (let y = 70; y < 560; y += 1)
          for (let x = 90; x < 1110; x += 1) {
            if (!of(x, y)) continue;
            all += 1;
            near: for (let dy = -reach; dy <= reach; dy += 1)
              for (let dx = -reach; dx <= reach; dx += 1)
                if (by(x + dx, y + dy)) {
                  met += 1;
                  break near;
                }
          }
        return all === 0 ? 0 : met / all;
      };
      const [a, b] = inks as [(x: number, y: number) => boolean, (x: number, y: number) => boolean];
      return Math.min(covered(a, b), covered(b, a));
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

for (const { code: locale } of locales)
  test(`the picture of an answer has its letters shaped and in order, as a browser draws them (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    const own = texts(locale);
    const svg = cardSvg(own, '#1b8354', locale);
    const sent = await pictureOf(svg);
    expect(await agreement(page, [sent, await drawnByBrowser(page, svg, locale)])).toBeGreaterThan(0.97);
    // Words in another order, or one letter for another, are told from it.
    const other = cardSvg(
      { ...own, headline: own.headline.split(' ').reverse().join(' ') },
      '#1b8354',
      locale,
    );
    expect(await agreement(page, [sent, await drawnByBrowser(page, other, locale)])).toBeLessThan(0.92);
  });
