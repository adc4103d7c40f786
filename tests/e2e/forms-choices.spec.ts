import { locales, localizedPath } from '@/lib/i18n/locales';
import { FormDriver, newSample } from '../support/form-driver';
import { formSamples } from '../support/form-samples';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text } from '../support/site';

for (const { code: locale } of locales) {
  test.describe(`what follows from a choice (${locale})`, () => {
    test('cities are those of the region, districts those of the city that are not announced', async ({
      page,
    }) => {
      const form = new FormDriver(page, 'registration-interest', locale);
      await form.open();
      await form.control('region').selectOption('makkah');
      await expect(form.control('city').locator('optgroup')).toHaveCount(1);
      await form.control('region').selectOption('riyadh');
      await form.control('city').selectOption('riyadh');
      await expect(form.control('district').locator('option[value="riyadh-al-malaz"]')).toBeAttached();
      await page.getByText(form.text('placesOf.announced')).click();
      const area = page.locator('details[open] a[href*="/announced-areas/"]').first();
      await expect(area).toBeVisible();
      await expectAccessible(page);
      // Another region: the city leaves the list, and its districts with it.
      await form.control('region').selectOption('makkah');
      await expect(form.control('city')).toHaveValue('');
      await expect(form.control('district').locator('option')).toHaveText([form.text('placesOf.chooseCity')]);
    });

    test('whoever does not find his district says so, and is asked for its name', async ({ page }) => {
      const form = new FormDriver(page, 'registration-interest', locale);
      await form.open();
      const [district, name] = [form.control('district'), form.control('districtName')];
      await form.control('region').selectOption('riyadh');
      await form.control('city').selectOption('riyadh');
      await expect(district.locator('option[value="riyadh-al-malaz"]')).toBeAttached();
      await district.selectOption('riyadh-al-malaz');
      await expect(name).toBeHidden();
      await district.selectOption({ label: text(locale, 'Places', 'unlisted') });
      await expect(name).toBeVisible();
      await form.submit.click();
      await expect(form.error('districtName')).toBeVisible();
      await expect(form.error('district')).toHaveCount(0);
      await expectAccessible(page);
      // One of the list after all: nothing is missing any more.
      await district.selectOption('riyadh-al-malaz');
      await expect(form.error('districtName')).toHaveCount(0);
      await expect(name).toBeHidden();
    });

    test('the name of a district is suggested from those of the city, and another is taken as well', async ({
      page,
    }) => {
      const form = new FormDriver(page, 'correction-request', locale);
      await form.open();
      const name = { ar: 'الملقا', en: 'Al Malqa' }[locale];
      const district = form.control('district');
      await expect(district).toHaveRole('combobox');
      const suggested = page.locator(`datalist[id="${await district.getAttribute('list')}"] option`);
      await expect(suggested).toHaveCount(0);
      await form.control('region').selectOption('riyadh');
      await form.control('city').selectOption('riyadh');
      await expect(suggested.and(page.locator(`[value="${name}"]`))).toHaveCount(1);
      await district.fill('Hay al Jar');
      await form.submit.click();
      await expect(form.summary).toBeVisible();
      await expect(form.error('district')).toHaveCount(0);
      await expect(form.error('correction')).toBeVisible();
      await expectAccessible(page);
    });

    test('the number of a power of attorney is asked of agents alone, also without scripts', async ({
      tab,
    }) => {
      const page = await tab({ scripts: false });
      const form = new FormDriver(page, 'correction-request', locale);
      await form.open();
      const number = form.control('agencyNumber');
      await expect(number).toBeHidden();
      await form.choose('capacity', 'agent');
      await expect(number).toBeVisible();
      await number.fill('<؟>');
      await form.choose('capacity', 'owner');
      await expect(number).toBeHidden();
      // What has to be mended is shown whoever asks.
      await form.submit.click();
      await expect(form.error('agencyNumber')).toBeVisible();
      await expect(number).toHaveValue('<؟>');
      await form.choose('capacity', 'interested');
      await expect(number).toBeVisible();
    });

    test('the date of a deed is asked of who gives its number, also without scripts', async ({ tab }) => {
      const page = await tab({ scripts: false });
      const form = new FormDriver(page, 'correction-request', locale);
      await form.open();
      const [number, date] = [form.control('deedNumber'), form.control('deedDate')];
      await expect(date).toBeHidden();
      await number.fill('310107033284');
      await expect(date).toBeVisible();
      await form.submit.click();
      await expect(form.error('deedDate')).toBeVisible();
      // What has to be mended is shown whatever is written above it.
      await number.fill('');
      await expect(date).toBeVisible();
    });

    for (const scripts of [true, false])
      test(`what tells a property beside its number is folded until it is needed${scripts ? '' : ', also without scripts'}`, async ({
        page: scripted,
        tab,
      }) => {
        const page = scripts ? scripted : await tab({ scripts: false });
        const form = new FormDriver(page, 'correction-request', locale);
        await page.goto(form.address);
        await expect(form.control('propertyNumber')).toBeVisible();
        for (const name of ['deedNumber', 'region', 'city', 'district'])
          await expect(form.control(name)).toBeHidden();
        await form.unfold();
        await form.control('deedNumber').fill('<؟>');
        await form.control('region').selectOption('riyadh');
        // Folded again, it opens for what has to be mended, and nothing is lost.
        await page.getByText(form.text('parts.unsure')).click();
        await expect(form.control('deedNumber')).toBeHidden();
        await form.submit.click();
        await expect(form.error('deedNumber')).toBeVisible();
        await expect(form.control('deedNumber')).toHaveValue('<؟>');
        await expect(form.control('region')).toHaveValue('riyadh');
        if (scripts) await expectAccessible(page);
      });

    test('what was typed about a property comes back unfolded', async ({ page }) => {
      const form = new FormDriver(page, 'correction-request', locale);
      await form.open();
      await form.control('district').fill('العقيق');
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('العقيق');
      await page.reload();
      await expect(form.control('district')).toBeVisible();
      await expect(form.control('district')).toHaveValue('العقيق');
    });

    test('the list of countries narrows while one types, in any writing', async ({ page }) => {
      const form = new FormDriver(page, 'supplier-registration', locale);
      await form.open();
      const options = form.control('country').locator('option:not([value=""])');
      await expect(options).toHaveCount(250);
      await expect(options.first()).toHaveAttribute('value', 'SA');
      await page
        .getByRole('searchbox', { name: form.text('filter') })
        .fill(locale === 'ar' ? 'الامارات' : 'emIRates');
      await expect(options).toHaveCount(1);
      await form.control('country').selectOption('AE');
      await page.getByRole('searchbox', { name: form.text('filter') }).fill('');
      await expect(options).toHaveCount(250);
      await expect(form.control('country')).toHaveValue('AE');
    });

    test('a decision in either calendar gives the last day and its calendar file', async ({
      page,
      request,
    }) => {
      const form = new FormDriver(page, 'grievance-request', locale);
      await form.open();
      const date = form.control('decisionDate');
      await date.fill(String(formSamples['grievance-request'].decisionDate));
      await date.blur();
      const link = page.getByRole('link', { name: form.text('deadline.calendar') });
      await expect(link).toBeVisible();
      await expectAccessible(page);
      const file = await (await request.get((await link.getAttribute('href')) as string)).text();
      expect(file).toContain('BEGIN:VCALENDAR');
      await date.fill('1/1/1447');
      await date.blur();
      await expect(link).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: '1447' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the grievance can be printed as a letter, as far as it is written', async ({ page, context }) => {
      const form = new FormDriver(page, 'grievance-request', locale);
      await form.open();
      await form.control('grounds').fill('أسباب التظلم كما كُتبت');
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: form.text('letter.open') }).click();
      const letter = await opened;
      await expect(letter.getByRole('heading', { level: 1 })).toHaveText(form.text('letter.title'));
      await expect(letter.getByText('أسباب التظلم كما كُتبت')).toBeVisible();
      // It was made for this visitor: on paper stands the site's address, not one that leads nowhere.
      await letter.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(letter.locator('[data-prints="address"]')).toHaveAttribute(
        'data-printed',
        new URL(letter.url()).origin,
      );
      await expectAccessible(letter);
    });

    test('a time that somebody else took is refused clearly, and the free ones are offered', async ({
      page,
      request,
    }) => {
      const form = new FormDriver(page, 'appointment', locale);
      await form.open();
      const values = await form.fill();
      const taken = await form.chosenTime;
      const first = await request.post('/api/forms/appointment', {
        data: newSample('appointment', { slot: taken }),
        headers: { accept: 'application/json' },
      });
      expect(first.status()).toBe(201);
      await form.submit.click();
      await expect(form.error('slot')).toHaveText(form.text('errors.slot_taken'));
      await expect(form.summary).toBeFocused();
      await expect(form.radios('slot', taken)).toHaveCount(0);
      await form.expectValues(values);
      await form.chooseTime();
      await form.submit.click();
      await expect(form.heading).toHaveText(form.sentTitle);
    });
  });

  test(`files of the wrong kind, size and number are told, and sent once they are right (${locale})`, async ({
    page,
  }) => {
    const form = new FormDriver(page, 'correction-request', locale);
    await form.open();
    await form.fill();
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    const pdf = (name: string) => file(name, 'application/pdf', Buffer.from(`%PDF-1.7 ${name}`));
    const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)]);
    const cases = [
      [[file('note.txt', 'text/plain', Buffer.from('text'))], 'file_type'],
      [[file('large.pdf', 'application/pdf', large)], 'file_too_large'],
      [[file('empty.pdf', 'application/pdf', Buffer.alloc(0))], 'file_empty'],
      [['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdf), 'too_many_files'],
      // What it is, is told by the server alone.
      [[file('disguised.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'))], 'file_type'],
    ] as const;
    const removals = page.getByRole('button', { name: form.text('files.remove') });
    await removals.click();
    for (const [files, fault] of cases) {
      await form.control('attachments').setInputFiles([...files]);
      await expect(removals).toHaveCount(files.length);
      // What can be seen of a file is told as soon as it is chosen.
      const isSeen = !files[0].name.startsWith('disguised');
      await expect(page.locator('li', { has: removals }).getByText(form.text(`errors.${fault}`))).toHaveCount(
        isSeen ? 1 : 0,
      );
      await form.submit.click();
      await expect(form.error('attachments')).toHaveText(form.text(`errors.${fault}`));
      await expect(form.summary).toBeFocused();
      for (const _ of files) await removals.first().click();
    }
    await form.control('attachments').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
    await form.submit.click();
    await expect(form.heading).toHaveText(form.sentTitle);
    await expect(page.getByText(form.text('receipt.files', { count: 2 }))).toBeVisible();
  });
}

for (const javaScriptEnabled of [true, false]) {
  const browser = javaScriptEnabled ? 'with' : 'without';

  test.describe(`Enter ${browser} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const code of ['grievance-request', 'registration-interest', 'appointment'] as const) {
      test(`sends ${code}, whatever other buttons it has`, async ({ page, context }) => {
        const form = new FormDriver(page, code, 'en');
        await form.open();
        await form.control('fullName').press('Enter');
        await expect(form.summary).toBeVisible();
        await expect(form.error('fullName')).toHaveText(form.beside('fullName', 'required'));
        expect(context.pages()).toHaveLength(1);
      });
    }
  });
}

test('Enter in the search of a long list takes the choice that is left and sends nothing', async ({
  page,
}) => {
  const form = new FormDriver(page, 'supplier-registration', 'en');
  await form.open();
  const filter = page.getByRole('searchbox', { name: form.text('filter') });
  await filter.fill('saudi');
  await filter.press('Enter');
  await expect(form.control('country')).toHaveValue('SA');
  await expect(form.control('country').locator('option[value="FR"]')).toHaveCount(0);
  await expect(form.summary).toHaveCount(0);
});

test('without JavaScript the lists that follow from a choice are shown on request', async ({ tab }) => {
  const page = await tab({ scripts: false });
  const form = new FormDriver(page, 'registration-interest', 'ar');
  await form.open();
  await form.control('fullName').fill('نورة');
  await form.control('city').selectOption('riyadh');
  await page.getByRole('button', { name: form.text('placesOf.show') }).click();
  await expect(form.control('fullName')).toHaveValue('نورة');
  await expect(form.control('district').locator('option').nth(20)).toBeAttached();
  await expect(form.summary).toHaveCount(0);
  // A refused page keeps the choice of whoever is not in the list, and asks for the name.
  await form.control('district').selectOption({ label: text('ar', 'Places', 'unlisted') });
  await form.submit.click();
  await expect(form.error('districtName')).toBeVisible();
  await expect(form.error('district')).toHaveCount(0);
  await expect(form.control('district').locator('option:checked')).toHaveText(
    text('ar', 'Places', 'unlisted'),
  );
  await page.goto(localizedPath('/grievance-request', 'ar'));
  await page.locator('#grievance-request-decisionDate').fill('1/6/1448');
  await page.getByRole('button', { name: text('ar', 'Forms', 'deadline.show') }).click();
  await expect(page.getByText(/2\sرجب\s1448/)).toBeVisible();
});
