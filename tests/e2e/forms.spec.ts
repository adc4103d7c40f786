import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';
import { type Field, FORM_CODES, type FormCode, forms } from '../../lib/forms';
import { type Locale, locales, localizedPath } from '../../lib/i18n/locales';
import { formSamples } from '../support/form-samples';

const root = new URL('../../', import.meta.url);
const messages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`messages/${locale}/Forms.json`, root), 'utf8'));

/** The button that sends; others ask for something in between. */
const submit = (page: Page, locale: Locale, code: FormCode) =>
  page.getByRole('button', { name: messages(locale)[code].submit, exact: true });
const control = (page: Page, code: FormCode, name: string) => page.locator(`#${code}-${name}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
let made = 0;

/** A sample that no other test sends: equal content is one submission. */
function sample(code: FormCode): Record<string, unknown> {
  made += 1;
  const own: Record<string, unknown> = { ...formSamples[code] };
  const free = Object.entries<Field>(forms[code].fields).find(([, { kind }]) => kind === 'name');
  if (free) own[free[0]] = `زائر ${process.pid} ${Date.now()} ${made}`;
  return own;
}

async function fillField(
  page: Page,
  code: FormCode,
  name: string,
  kind: string,
  value: unknown,
): Promise<void> {
  const field = control(page, code, name);
  if (kind === 'files') await field.setInputFiles(code === 'join-us' ? pdf : []);
  else if (kind === 'consent') await field.check();
  else if (['choice', 'registry'].includes(kind)) {
    if (value) await field.selectOption(String(value));
  } else if (kind !== 'slot') await field.fill(String(value ?? ''));
}

/** Fills a form as its sample says, in its order. */
async function fill(page: Page, code: FormCode, values = sample(code)): Promise<void> {
  for (const [name, { kind }] of Object.entries<Field>(forms[code].fields)) {
    await fillField(page, code, name, kind, values[name]);
  }
}

/** Chooses one of the free times; tests side by side choose different ones. */
async function chooseTime(page: Page): Promise<void> {
  const slot = control(page, 'appointment', 'slot');
  await expect(slot.locator('option').nth(20)).toBeAttached();
  const times = await slot
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await slot.selectOption(times[1 + Math.floor(Math.random() * (times.length - 1))] as string);
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    return (await engine.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }))
      .violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const { code: locale } of locales) {
  const text = messages(locale);
  for (const code of FORM_CODES) {
    const address = localizedPath(forms[code].page, locale);
    test.describe(`${code} (${locale})`, () => {
      test('sends what a visitor fills in, and shows its receipt', async ({ page }) => {
        await page.goto(address);
        await fill(page, code);
        if (code === 'appointment') await chooseTime(page);
        await submit(page, locale, code).click();
        await expect(heading(page)).toHaveText(text.sentTitle);
        await expect(heading(page)).toBeFocused();
        await expect(page.getByTestId('reference')).toHaveText(/^[0-9A-Z]{8}$/);
        expect(await violations(page)).toEqual([]);
      });

      test('tells every fault of an empty form, and has no accessibility fault in that state', async ({
        page,
      }) => {
        await page.goto(address);
        await submit(page, locale, code).click();
        const summary = page.getByRole('region', { name: text.summaryTitle });
        await expect(summary).toBeFocused();
        const required = Object.entries<Field>(forms[code].fields).filter(([, field]) => field.required);
        for (const [name] of required) {
          await expect(page.locator(`#${code}-${name}-error`)).toBeVisible();
          await expect(summary.locator(`a[href="#${code}-${name}"]`)).toBeVisible();
        }
        expect(await violations(page)).toEqual([]);
      });
    });

    test.describe(`${code} without JavaScript (${locale})`, () => {
      test.use({ javaScriptEnabled: false });

      test('comes back with everything still filled in, and then is sent', async ({ page }) => {
        await page.goto(address);
        const values = sample(code);
        await fill(page, code, values);
        const email = forms[code].fields && ('contactEmail' in forms[code].fields ? 'contactEmail' : 'email');
        await control(page, code, email).fill('no address');
        await submit(page, locale, code).click();
        await expect(page.getByRole('region', { name: text.summaryTitle })).toBeVisible();
        await expect(page.locator(`#${code}-${email}-error`)).toHaveText(text.errors.invalid_email);
        for (const [name, { kind }] of Object.entries<Field>(forms[code].fields)) {
          const field = control(page, code, name);
          if (name === email || kind === 'slot') continue;
          if (kind === 'consent') await expect(field).toBeChecked();
          else if (kind === 'files')
            await expect(page.getByLabel(pdf.name)).toHaveCount(code === 'join-us' ? 1 : 0);
          else await expect(field).toHaveValue(String(values[name] ?? ''));
        }
        await control(page, code, email).fill('noura@example.com');
        if (code === 'appointment') await chooseTime(page);
        await submit(page, locale, code).click();
        await expect(heading(page)).toHaveText(text.sentTitle);
      });
    });
  }

  // Between them they have every control that the others are made of.
  for (const code of ['contact', 'supplier-complaint'] as const) {
    test(`${code} can be filled and sent with the keyboard alone (${locale})`, async ({ page }) => {
      const values = sample(code);
      await page.goto(localizedPath(forms[code].page, locale));
      const names = Object.keys(forms[code].fields);
      await control(page, code, names[0] as string).focus();
      for (const [name, { kind }] of Object.entries<Field>(forms[code].fields)) {
        await expect(control(page, code, name)).toBeFocused();
        if (kind === 'consent') {
          await page.keyboard.press('Space');
          await page.keyboard.press('Tab'); // over the link to the policy
        } else if (kind === 'choice') await page.keyboard.press('ArrowDown');
        else await page.keyboard.insertText(String(values[name]));
        await page.keyboard.press('Tab');
      }
      await expect(submit(page, locale, code)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(text.sentTitle);
    });
  }

  test.describe(`what follows from a choice (${locale})`, () => {
    test('cities are those of the region, districts those of the city that are not announced', async ({
      page,
    }) => {
      await page.goto(localizedPath('/registration-interest', locale));
      const of = (name: string) => control(page, 'registration-interest', name);
      await of('region').selectOption('makkah');
      await expect(of('city').locator('optgroup')).toHaveCount(1);
      await of('region').selectOption('riyadh');
      await of('city').selectOption('riyadh');
      await expect(of('district').locator('option[value="riyadh-al-aqeeq"]')).toBeAttached();
      const announced = page.getByText(text.placesOf.announced);
      await announced.click();
      const area = page.locator('details[open] a[href*="/announced-areas/"]').first();
      await expect(area).toBeVisible();
    });

    test('a decision in either calendar gives the last day and its calendar file', async ({
      page,
      request,
    }) => {
      await page.goto(localizedPath('/grievance-request', locale));
      const date = control(page, 'grievance-request', 'decisionDate');
      await date.fill(String(formSamples['grievance-request'].decisionDate));
      await date.blur();
      const link = page.getByRole('link', { name: text.deadline.calendar });
      await expect(link).toBeVisible();
      const file = await (await request.get((await link.getAttribute('href')) as string)).text();
      expect(file).toContain('BEGIN:VCALENDAR');
      await date.fill('1/1/1447');
      await date.blur();
      await expect(link).toBeHidden();
      await submit(page, locale, 'grievance-request').click();
      await expect(page.locator('#grievance-request-decisionDate-error')).toBeHidden();
      await fill(page, 'grievance-request', { ...sample('grievance-request'), decisionDate: '1/1/1447' });
      await submit(page, locale, 'grievance-request').click();
      await expect(page.locator('#grievance-request-decisionDate-error')).toHaveText(
        text.errors.window_closed,
      );
    });

    test('the grievance can be printed as a letter, as far as it is written', async ({ page, context }) => {
      await page.goto(localizedPath('/grievance-request', locale));
      await control(page, 'grievance-request', 'grounds').fill('أسباب التظلم كما كُتبت');
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: text.letter.open }).click();
      const letter = await opened;
      await expect(heading(letter)).toHaveText(text.letter.title);
      await expect(letter.getByText('أسباب التظلم كما كُتبت')).toBeVisible();
    });

    test('a time that somebody else took is refused clearly, and the free ones are offered', async ({
      page,
      request,
    }) => {
      await page.goto(localizedPath('/appointments', locale));
      const values = sample('appointment');
      await fill(page, 'appointment', values);
      await chooseTime(page);
      const slot = control(page, 'appointment', 'slot');
      const taken = await slot.inputValue();
      const other = { ...sample('appointment'), slot: taken };
      const first = await request.post(`/api/forms/appointment`, {
        data: other,
        headers: { accept: 'application/json' },
      });
      expect(first.status()).toBe(201);
      await submit(page, locale, 'appointment').click();
      await expect(page.locator('#appointment-slot-error')).toHaveText(text.errors.slot_taken);
      await expect(slot.locator(`option[value="${taken}"]`)).toHaveCount(0);
      await expect(control(page, 'appointment', 'fullName')).toHaveValue(String(values.fullName));
      await chooseTime(page);
      await submit(page, locale, 'appointment').click();
      await expect(heading(page)).toHaveText(text.sentTitle);
    });

    test('a submission can be followed by its reference and contact, and by nothing less', async ({
      page,
      request,
    }) => {
      const sent = await request.post('/api/forms/contact', {
        data: { ...sample('contact'), email: 'follow@example.com' },
        headers: { accept: 'application/json' },
      });
      const { reference } = (await sent.json()) as { reference: string };
      await page.goto(localizedPath('/track', locale));
      const ask = async (typed: string, contact: string) => {
        await page.locator('#track-reference').fill(typed);
        await page.locator('#track-contact').fill(contact);
        await page.getByRole('button', { name: text.track.submit }).click();
      };
      await ask(reference, 'somebody@example.com');
      await expect(page.getByText(text.track.notFound)).toBeVisible();
      await ask('AAAAAAAA', 'follow@example.com');
      await expect(page.getByText(text.track.notFound)).toBeVisible();
      await ask(reference.toLowerCase(), ' Follow@Example.com ');
      await expect(page.getByRole('region', { name: text.track.stateTitle })).toContainText(reference);
    });
  });
}

test('without JavaScript the lists that follow from a choice are shown on request', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const text = messages('ar');
  await page.goto('/registration-interest');
  await control(page, 'registration-interest', 'fullName').fill('نورة');
  await control(page, 'registration-interest', 'city').selectOption('riyadh');
  await page.getByRole('button', { name: text.placesOf.show }).click();
  await expect(control(page, 'registration-interest', 'fullName')).toHaveValue('نورة');
  await expect(control(page, 'registration-interest', 'district').locator('option').nth(20)).toBeAttached();
  await expect(page.getByRole('region', { name: text.summaryTitle })).toHaveCount(0);
  await page.goto('/grievance-request');
  await control(page, 'grievance-request', 'decisionDate').fill('1/6/1448');
  await page.getByRole('button', { name: text.deadline.show }).click();
  await expect(page.getByText(/2 رجب 1448/)).toBeVisible();
  await page.goto('/track');
  await page.locator('#track-reference').fill('AAAAAAAA');
  await page.locator('#track-contact').fill('nobody@example.com');
  await page.getByRole('button', { name: text.track.submit }).click();
  await expect(page.getByText(text.track.notFound)).toBeVisible();
  await context.close();
});
