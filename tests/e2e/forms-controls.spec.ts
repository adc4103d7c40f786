import { FORM_CODES } from '@/lib/forms';
import { locales } from '@/lib/i18n/locales';
import { FormDriver, fieldsOf } from '../support/form-driver';
import { expect, type Page, test } from '../support/kept-tab';
import { expectAccessible, text } from '../support/site';

const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes)]),
});

/** Names of the files that the control holds, as they would be sent. */
const held = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .evaluate((control) => [...((control as HTMLInputElement).files ?? [])].map(({ name }) => name));

for (const { code: locale } of locales) {
  test.describe(`the controls of forms (${locale})`, () => {
    test('files are chosen in the language of the page, one after another, and taken back one by one', async ({
      page,
    }) => {
      const form = new FormDriver(page, 'correction-request', locale);
      await form.open();
      const control = form.control('attachments');
      await expect(control).toHaveAccessibleName(new RegExp(form.text('files.choose')));
      const list = control.locator('xpath=ancestor::div[1]/following-sibling::ul');
      const chooser = page.waitForEvent('filechooser');
      await control.press('Space');
      await (await chooser).setFiles([pdf('صك.pdf'), pdf('map.pdf', 1_600_000)]);
      await expect(list.getByRole('listitem')).toHaveText([/صك\.pdf.*2/, /map\.pdf.*1\.6/]);
      await control.setInputFiles([pdf('third.pdf')]);
      expect(await held(page, 'correction-request-attachments')).toEqual(['صك.pdf', 'map.pdf', 'third.pdf']);
      await expectAccessible(page);
      await list.getByRole('button', { name: `${form.text('files.remove')} map.pdf` }).press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(control).toBeFocused();
      expect(await held(page, 'correction-request-attachments')).toEqual(['صك.pdf', 'third.pdf']);
    });

    test('long lists are searched above them, and the one choice that is left is taken', async ({ page }) => {
      const form = new FormDriver(page, 'supplier-registration', locale);
      await form.open();
      const country = form.control('country');
      const search = page.getByRole('searchbox', { name: form.text('filter') });
      expect((await search.boundingBox())?.y).toBeLessThan((await country.boundingBox())?.y ?? 0);
      await search.fill(locale === 'ar' ? 'الامارات' : 'emIRates');
      await search.press('Enter');
      await expect(country).toHaveValue('AE');
      await expect(country).toBeFocused();
      await search.fill('٪٪');
      await expect(page.getByText(`${form.text('found')} 0`)).toBeVisible();

      const interest = new FormDriver(page, 'registration-interest', locale);
      await page.goto(interest.address);
      await interest.control('city').selectOption('riyadh');
      const district = page.getByRole('searchbox', {
        name: `${interest.text('registration-interest.district.label')}: ${interest.text('filter')}`,
      });
      await district.fill(locale === 'ar' ? 'الملز' : 'malaz');
      await expect(interest.control('district').locator('option[value="riyadh-al-malaz"]')).toBeAttached();
      // Whoever finds none has a choice as well.
      const left = interest.control('district').locator('option:not([value=""])');
      await expect(left).toHaveText([/\S/, text(locale, 'Places', 'unlisted')]);
      await expectAccessible(page);
    });

    for (const code of FORM_CODES) {
      test(`the fields of ${code} have at most two edges and two widths, and speak of bounds to nobody`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const form = new FormDriver(page, code, locale);
        await form.open();
        // Asked of agents alone, and of who gives the number of a deed.
        if (code === 'correction-request') {
          await form.choose('capacity', 'agent');
          await form.control('deedNumber').fill('310107033284');
        }
        // Asked for registration on demand.
        if (code === 'registration-interest') await form.choose('requestKind', 'on_demand');
        // Asked once none of the list is the district.
        const names = fieldsOf(code).filter(
          ([name, { kind }]) => kind !== 'consent' && name !== 'districtName',
        );
        const boxes = await page
          .locator(names.map(([name]) => `#${code}-${name}`).join())
          .evaluateAll((controls) =>
            controls.map((control) => {
              const { type } = control as HTMLInputElement;
              const seen = type === 'file' || type === 'radio' ? control.parentElement : control;
              const { left, right, bottom, width } = (seen ?? control).getBoundingClientRect();
              const rightToLeft = document.documentElement.dir === 'rtl';
              return {
                id: control.id,
                start: Math.round(rightToLeft ? right : left),
                bottom: Math.round(bottom),
                width: Math.round(width),
              };
            }),
          );
        expect(boxes).toHaveLength(names.length);
        expect(new Set(boxes.map(({ width }) => width)).size, JSON.stringify(boxes)).toBeLessThanOrEqual(2);
        const starts = [...new Set(boxes.map(({ start }) => start))];
        expect(starts.length, JSON.stringify(boxes)).toBeLessThanOrEqual(2);
        // What stands in the second column is on one line with what it belongs to.
        const [first] = boxes.map(({ start }) => start);
        for (const { id, start, bottom } of boxes)
          if (start !== first)
            expect(
              boxes.filter((other) => other.start === first && other.bottom === bottom),
              id,
            ).toHaveLength(1);
        for (const [name, { kind, bounds }] of fieldsOf(code)) {
          if (bounds === undefined || kind === 'integer') continue;
          const about = await form.control(name).evaluate((control) => control.closest('div')?.textContent);
          expect(about).not.toContain(String(bounds.max));
        }
        const isWhole = fieldsOf(code).every(([, { required }]) => required);
        const note = form.text(isWhole ? 'allRequired' : 'requiredNote');
        await expect(page.getByText(note, { exact: true })).toBeVisible();
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the control for files has the page’s own button, and shows by itself what is chosen', async ({
    page,
  }) => {
    const form = new FormDriver(page, 'correction-request', 'ar');
    await form.open();
    const control = form.control('attachments');
    await expect(page.getByText(form.text('files.choose'), { exact: true })).toBeVisible();
    await expect(control).toHaveCSS('opacity', '1');
    const chooser = page.waitForEvent('filechooser');
    await control.press('Space');
    await (await chooser).setFiles([pdf('map.pdf')]);
    expect(await control.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(1);
  });
});
