import { locales, localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { startLink, supplierSignIn } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import { type Service, services } from '@/lib/site/routing/services';
import { faqCategories, faqQuestions } from '@/lib/site/texts/faq';
import { expect, type Page, test } from '../support/kept-tab';
import { expectAccessible, text } from '../support/site';

const openAll = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });

for (const { code } of locales) {
  const at = (path: string) => localizedPath(path, code);

  test(`${code}: questions are shown by category without JavaScript`, async ({ tab }) => {
    const page = await tab({ scripts: false });
    await page.goto(at('/faq'));
    const questions = page.locator('main details:has(> [id]):visible');
    const shown = (category: keyof typeof faqQuestions) =>
      page.locator(`details:has(> #${faqQuestions[category][0]})`);
    for (const category of faqCategories) await expect(shown(category)).toBeVisible();
    for (const chosen of faqCategories) {
      await page.getByRole('radio', { name: text(code, 'Faq', `categories.${chosen}`) }).check();
      for (const category of faqCategories)
        await expect(shown(category)).toBeVisible({ visible: category === chosen });
      await expect(questions).toHaveCount(faqQuestions[chosen].length);
    }
    await page.getByRole('radio', { name: text(code, 'Faq', 'all'), exact: true }).check();
    for (const category of faqCategories) await expect(shown(category)).toBeVisible();
  });

  test(`${code}: the questions are searched while one types, and sent to the search of the site without JavaScript`, async ({
    page,
    tab,
  }) => {
    await page.goto(at('/faq'));
    const field = page.locator('#faq-q');
    const questions = page.locator('main details:visible');
    const status = page.locator('search:has(#faq-q) [role="status"]');
    const word = { ar: 'رهن', en: 'mortgage' }[code];
    await page.locator('label[for="show-general"]').click();
    // What is typed before the page's scripts have come is typed again.
    await expect(async () => {
      await field.fill('');
      await field.fill(word);
      await expect(status).not.toBeEmpty({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator('details:has(> #mortgaged-sale)')).toBeVisible();
    await expect(page.locator('details:has(> #cost)')).toBeHidden();
    await expect(status).toContainText(String(await questions.count()));
    await field.fill('xyzzy');
    await expect(questions).toHaveCount(0);
    await expect(status).toHaveText(text(code, 'Faq', 'search.none'));
    await field.fill('');
    await expect(questions).toHaveCount(faqCategories.flatMap((one) => [...faqQuestions[one]]).length);

    const plain = await tab({ scripts: false });
    await plain.goto(at('/faq'));
    await plain.locator('#faq-q').fill(word);
    await plain.locator('#faq-q').press('Enter');
    await expect(plain.locator('main a[href*="/faq#"]').first()).toBeVisible();
  });

  test(`${code}: the subjects of the questions stay in view beside them, on a phone above them`, async ({
    page,
  }) => {
    const last = page.locator('#transfer summary').last();
    const choice = page.locator('label[for="show-transfer"]');
    const jump = page.locator('main a[href="#transfer"]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/faq'));
    await expect(jump).toBeHidden();
    await last.scrollIntoViewIfNeeded();
    await expect(choice).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('/faq'));
    await expect(choice).toBeHidden();
    await jump.click();
    await expect(page.locator('#transfer h2')).toBeInViewport();
    await expect(jump).toHaveAttribute('aria-current', 'true');
  });

  test(`${code}: the chapters of a long page stay in view on a phone, and the one that is read is marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(routePath('titleRegistry')));
    const bar = page.getByRole('navigation', { name: text(code, 'Page', 'contents') });
    const read = bar.locator('a[aria-current]');
    await expect(read).toHaveAttribute('href', '#register');
    for (const chapter of ['first', 'rights']) {
      await page.locator(`#${chapter} h3`).last().scrollIntoViewIfNeeded();
      await expect(read).toHaveAttribute('href', `#${chapter}`);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    // At a zoom of 400 % what is read needs the room.
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar).not.toBeInViewport();
  });

  test(`${code}: an answer names the article that it rests on, and stays accessible`, async ({ page }) => {
    await page.goto(at('/faq'));
    const question = page.locator('details:has(> #refused)');
    await question.locator('summary').first().click();
    await expect(question.getByText(text(code, 'Basis', 'texts.law'))).toContainText(/\s21\D+35$/);
    await openAll(page);
    await expectAccessible(page);
  });

  test(`${code}: a line of a text has some 75 characters`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/terms-of-use'));
    const lengths = await page.locator('.prose-registry > p').evaluateAll((all) =>
      all.flatMap((paragraph) => {
        const inLine = new Map<number, number>();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (let at = 0; at < (text.nodeValue as string).length; at += 1) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const { bottom } = range.getBoundingClientRect();
            inLine.set(bottom, (inLine.get(bottom) ?? 0) + 1);
          }
        // The last line ends where the text does.
        return [...inLine.values()].slice(0, -1);
      }),
    );
    expect(lengths.length).toBeGreaterThan(5);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(80);
  });

  test(`${code}: the help band of a page does not lead to the page itself`, async ({ page }) => {
    for (const [path, count] of [
      ['/faq', 0],
      ['/our-services', 1],
    ] as const) {
      await page.goto(at(path));
      const band = page.getByRole('region', { name: text(code, 'Page', 'help.title') });
      await expect(band.locator(`a[href="${at('/faq')}"]`)).toHaveCount(count);
    }
  });

  test(`${code}: tracking is one step away from header, home and footer, and on the site map`, async ({
    page,
  }) => {
    const track = (place: string) =>
      page
        .locator(place)
        .locator(`a[href="${at('/track')}"]`)
        .first();
    await page.goto(at('/'));
    for (const place of ['header', 'main', 'footer']) await expect(track(place)).toBeVisible();
    await page.goto(at('/site-map'));
    await expect(track('main')).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`${code}: an address of a question opens its answer, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      tab,
    }) => {
      const page = await tab({ scripts: javaScriptEnabled });
      await page.goto(`${at('/faq')}#finality`);
      await expect(page.locator('#finality')).toBeInViewport();
      await expect(page.locator('details:has(> #refused)')).not.toHaveAttribute('open');
    });
  }

  test(`${code}: the contents of a long page lead to its parts`, async ({ page }) => {
    for (const path of ['/title-registry', '/privacy-policy', '/suppliers/registration-guideline']) {
      await page.goto(at(path));
      const links = page.getByRole('navigation', { name: text(code, 'Page', 'contents') }).getByRole('link');
      const parts = page.locator('main section[id]');
      await expect(links).toHaveCount(await parts.count());
      await links.last().click();
      await expect(parts.last()).toBeInViewport();
    }
  });

  test(`${code}: what is acted on is folded on a phone only, what few look up everywhere`, async ({
    page,
  }) => {
    const folded = (chapter: string, key: string) =>
      page.locator(`#${chapter} summary`).filter({ hasText: text(code, 'TitleRegistry', key) });
    await page.goto(at('/title-registry'));
    const duties = page.locator('#duties');
    await expect(duties).toBeVisible();
    const words = page.locator('#glossary dt').first();
    await expect(words).toBeVisible();
    for (const { chapter, title, shown } of [
      { chapter: 'rights', title: 'sections.effect.title', shown: page.locator('#effect') },
      {
        chapter: 'register',
        title: 'more.what.title',
        shown: page
          .locator('#register details')
          .filter({ hasText: text(code, 'TitleRegistry', 'more.what.title') })
          .locator('p'),
      },
    ]) {
      await expect(shown.first()).toBeHidden();
      await folded(chapter, title).click();
      await expect(shown.first()).toBeVisible();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(duties).toBeHidden();
    await expect(words).toBeHidden();
    await page.locator('#glossary summary').click();
    await expect(words).toBeVisible();
    await folded('rights', 'sections.duties.title').click();
    await expect(duties).toBeVisible();
    // An address of a folded part unfolds it.
    await page.goto('/robots.txt');
    await page.goto(`${at('/title-registry')}#objection`);
    await expect(page.locator('#objection')).toBeInViewport();
    await expect(duties).toBeHidden();
  });

  test(`${code}: the title registry is not long on a phone, and whole on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('/title-registry'));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4750);
    await page.emulateMedia({ media: 'print' });
    const whole = ['#glossary dd', '#effect', '#duties', '#register details p', '#first details p', '#after'];
    for (const part of whole) await expect(page.locator(part).first()).toBeVisible();
  });

  test(`${code}: the parts of the two deeds are named beside them, on a narrow page by numbers and rows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(at('/title-registry'));
    const deeds = page.locator('#deed figure');
    const [table, name, number] = [
      deeds.locator('table'),
      deeds.locator('dd'),
      deeds.locator('svg [data-part]'),
    ];
    await expect(table).toBeHidden();
    await expect(number.first()).toBeHidden();
    // Three parts and where dealings are done, of each of the two.
    await expect(name.filter({ visible: true })).toHaveCount(8);
    for (const drawing of await deeds.getByRole('img').all()) {
      const sheet = await drawing.evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);
      const names = await drawing
        .locator('xpath=following-sibling::dl/div')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(names).toHaveLength(4);
      for (const [index, box] of names.entries()) {
        expect(box.right <= sheet.left || box.left >= sheet.right).toBe(true);
        expect(box.top).toBeGreaterThanOrEqual(names[index - 1]?.bottom ?? 0);
      }
    }
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(name.filter({ visible: true })).toHaveCount(0);
    await expect(table).toBeVisible();
    await expect(number.filter({ visible: true })).toHaveCount(8);
    // On a phone each has its own below it.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(table).toBeHidden();
    await expect(name.filter({ visible: true })).toHaveCount(8);
    await expect(number.filter({ visible: true })).toHaveCount(8);
    for (const word of await deeds.locator('svg text').all()) {
      const size = await word.evaluate((text) => {
        const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
        return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      });
      expect(size).toBeGreaterThanOrEqual(12);
    }
  });

  test(`${code}: every service starts somewhere that exists`, async ({ page, request }) => {
    for (const service of services as readonly Service[]) {
      const own = at(routePath('service', { service: service.slug }));
      const start = await request.get(startLink(service.slug, code), { maxRedirects: 0 });
      expect(start.status()).toBe(307);
      expect(start.headers()['cache-control']).toBe('no-store');
      expect(start.headers().location).toBe(
        service.startsAt ? at(routePath(service.startsAt)) : `${own}#apply`,
      );
      await page.goto(own);
      const portal = page.locator(`main a[href="${startLink(service.slug, code)}"]`);
      await expect(portal).toHaveCount(service.startsAt ? 0 : 1);
      await expect(portal).not.toBeVisible();
      const apply = page.locator('#apply');
      await expect(apply.getByRole('link', { name: customerServiceNumber }).first()).toBeVisible();
      if (service.startsAt) {
        const label = text(code, 'Services', 'labels.applyOnline');
        const link = page.locator('main').getByRole('link', { name: label, exact: true });
        await expect(link).toHaveCount(1);
        await expect(link).toHaveAttribute('href', at(routePath(service.startsAt)));
        continue;
      }
      // Without a portal the page begins with what can be done instead; the appointments for this very service are one.
      await expect(page.locator('main h2').first()).toHaveText(text(code, 'Services', 'labels.start'));
      const visit = apply.getByRole('link', { name: text(code, 'Services', 'ways.visit.title') });
      await visit.click();
      await expect(page.locator('select[name="service"]')).toHaveValue(service.slug);
    }
    const signIn = await request.get(startLink(supplierSignIn, code), { maxRedirects: 0 });
    expect(signIn.headers().location).toBe(`${at('/suppliers')}#sign-in`);
  });
}

test('a start that is no service is not found', async ({ request }) => {
  for (const path of [
    '/api/portal/en/no-such-service',
    '/api/portal/fr/correction',
    '/api/portal/en/__proto__',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
