import type { Field, FormCode } from '@/lib/forms';
import { FORM_CODES } from '@/lib/forms';
import type { FieldKind } from '@/lib/forms/fields';
import type { Locale } from '@/lib/i18n/locales';
import { UNLISTED } from '@/lib/unlisted';
import { FormDriver, type FormValues, fieldsOf, newSample, storedOf } from '../support/form-driver';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, watchFaults } from '../support/site';

/** What an empty field is told, by its kind; some ask for something else than an answer of their own. */
const whenEmpty: Partial<Record<FieldKind, string>> = {
  choice: 'choose_option',
  registry: 'choose_option',
  slot: 'choose_option',
  consent: 'must_accept',
};
const alsoWhenEmpty: Partial<Record<FormCode, Record<string, string>>> = {
  'registration-interest': { contactConsent: 'must_consent' },
};
const emptyFault = (code: FormCode, [name, { kind, required }]: [string, Field]) =>
  alsoWhenEmpty[code]?.[name] ?? (required ? (whenEmpty[kind] ?? 'required') : undefined);

/** A wrong answer for each kind of field, and what it is told. */
function wrongAnswer([, { kind, bounds, issues }]: [string, Field]): [string, string] | undefined {
  switch (kind) {
    case 'line':
      return bounds && ['ا', 'too_short'];
    case 'paragraph':
      return bounds && ['م'.repeat(bounds.max + 1), 'too_long'];
    case 'name':
      return ['12345', 'invalid_name'];
    case 'email':
      return ['noura@', 'invalid_email'];
    case 'phone':
      return ['0405330609', 'invalid_phone'];
    case 'id':
      return ['1000000000', 'invalid_id'];
    case 'integer':
      return ['٠', 'invalid_number'];
    case 'date':
      return ['31/2/2026', 'invalid_date'];
    case 'code':
      return ['<؟>', issues?.find((issue) => issue.startsWith('invalid_')) as string];
    default:
      return undefined;
  }
}

/** Faults that only some answers make. */
const ruled: Partial<Record<FormCode, { answers: FormValues; faults: Record<string, string> }>> = {
  'correction-request': {
    answers: { capacity: 'agent', deedNumber: '310107033284', deedDate: '1/1/2199' },
    faults: { agencyNumber: 'required', deedDate: 'date_in_future' },
  },
  'grievance-request': { answers: { decisionDate: '1/1/1447' }, faults: { decisionDate: 'window_closed' } },
};

/** Tests of a form in one language: on a phone in Arabic, at a desk in English. */
function describeForm(
  code: FormCode,
  locale: Locale,
  javaScriptEnabled: boolean,
  tests: (locale: Locale) => void,
): void {
  test.describe(`${code}${javaScriptEnabled ? '' : ' without JavaScript'} (${locale})`, () => {
    test.use({ javaScriptEnabled });
    if (locale === 'ar') test.use({ viewport: { width: 360, height: 740 } });
    tests(locale);
  });
}

/**
 * Each form is refused in one language and sent in the other, and without JavaScript the other way round: a form is the same in
 * both, but for its words (tests/unit/messages.test.ts).
 */
for (const [index, code] of FORM_CODES.entries()) {
  const [one, other]: [Locale, Locale] = index % 2 === 0 ? ['ar', 'en'] : ['en', 'ar'];
  describeForm(code, one, true, (locale) => {
    test('tells every fault, takes the visitor to each field and keeps what was typed', async ({ page }) => {
      const faults = await watchFaults(page);
      const form = new FormDriver(page, code, locale);
      await form.open();
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      // What has no mark and is asked for is told, also before there is a city to choose it of.
      if (code === 'registration-interest') {
        await expect(form.error('district')).toBeVisible();
        await expect(form.control('districtName')).toBeHidden();
        // Of two contacts one is enough: the first is asked for, until either is there.
        await expect(form.error('phoneNumber')).toHaveText(form.fault('phoneNumber', 'required'));
        await expect(form.error('email')).toBeHidden();
        await form.control('email').fill('noura@example.com');
        await expect(form.error('phoneNumber')).toBeHidden();
        await form.control('email').fill('');
      }
      for (const entry of fieldsOf(code)) {
        const [name] = entry;
        const fault = emptyFault(code, entry);
        if (fault === undefined) continue;
        const sentence = form.beside(name, fault);
        await expect(form.error(name)).toHaveText(sentence);
        const link = form.summary.locator(`a[href="#${code}-${name}"]`);
        await expect(link).toHaveText(form.fault(name, fault));
        await link.press('Enter');
        await expect(form.control(name)).toBeFocused();
        await expect(page.locator(`#${code}-${name}-label`)).toBeInViewport();
        await expect(form.control(name)).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 12)));
      }
      await expectAccessible(page);
      await expectNoSideways(page);

      const wrong: FormValues = {};
      // Who is no agent is not asked for its number.
      if (code === 'correction-request') {
        wrong.capacity = 'agent';
        await form.choose('capacity', 'agent');
      }
      // Nor is who has not said that his district is not listed asked for its name, nor who wants to be told for his plots.
      if (code === 'registration-interest') {
        await expect(form.control('plotCount')).toBeHidden();
        Object.assign(wrong, {
          requestKind: 'on_demand',
          region: 'riyadh',
          city: 'riyadh',
          district: UNLISTED,
        });
        for (const name of ['requestKind', 'region', 'city', 'district'])
          await form.choose(name, String(wrong[name]));
      }
      for (const entry of fieldsOf(code)) {
        const answer = wrongAnswer(entry);
        if (answer === undefined) continue;
        wrong[entry[0]] = answer[0];
        await form.control(entry[0]).fill(answer[0]);
      }
      if (code === 'supplier-registration') {
        // Whose number must be a commercial registration.
        for (const [name, answer] of [
          ['country', 'SA'],
          ['taxOrganizationType', 'corporation'],
        ] as const) {
          wrong[name] = answer;
          await form.control(name).selectOption(answer);
        }
      }
      await form.submit.click();
      for (const entry of fieldsOf(code)) {
        const fault = wrongAnswer(entry)?.[1];
        if (fault) await expect(form.error(entry[0])).toHaveText(form.fault(entry[0], fault));
      }
      await expect(form.summary).toBeFocused();
      await form.expectValues(wrong);

      const { answers, faults: told } = ruled[code] ?? { answers: {}, faults: {} };
      if (!ruled[code]) return expect(faults).toEqual([]);
      const values = await form.fill(newSample(code, answers));
      if ('agencyNumber' in told) await form.control('agencyNumber').fill('');
      await form.submit.click();
      for (const [name, fault] of Object.entries(told)) {
        await expect(form.error(name)).toHaveText(form.beside(name, fault));
      }
      await expect(form.summary.getByRole('link')).toHaveCount(Object.keys(told).length);
      await form.expectValues(values);
      expect(faults).toEqual([]);
    });
  });

  describeForm(code, other, true, (locale) => {
    test('is filled and sent with the keyboard, and stored once through a lost connection and a double click', async ({
      page,
      context,
    }) => {
      const faults = await watchFaults(page);
      const form = new FormDriver(page, code, locale);
      await form.open();
      await form.control(fieldsOf(code)[0]?.[0] as string).focus();
      const values = await form.type(newSample(code));
      const chosen = await form.chosenTexts();

      await context.setOffline(true);
      await page.keyboard.press('Enter');
      await expect(form.failure).toBeFocused();
      await expect(form.failure).toContainText(form.text('failures.network'));
      await form.expectValues(values);
      await context.setOffline(false);

      // The answer is lost, not the request: it arrived and is stored.
      await page.evaluate(() => {
        const real = window.fetch;
        window.fetch = async (...request) => {
          const answer = await real(...request);
          if (!String(request[0]).startsWith('/api/forms/')) return answer;
          window.fetch = real;
          throw new TypeError(`lost ${answer.status}`);
        };
      });
      await form.submit.click();
      await expect(form.failure).toBeFocused();
      await form.expectValues(values);
      const [reference, ...more] = await storedOf(code, values);
      expect(reference).toMatch(/^[0-9A-Z]{8}$/);
      expect(more).toEqual([]);

      let posts = 0;
      page.on('request', (request) => {
        posts += request.method() === 'POST' ? 1 : 0;
      });
      // Two clicks before anything is drawn anew: the second of two real ones might meet the receipt and take the focus.
      await form.submit.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(form.heading).toHaveText(form.sentTitle);
      await expect(form.heading).toBeFocused();
      await expect(form.reference).toHaveText(reference as string);
      const receipt = page.getByRole('main').locator('dl').last();
      for (const choice of chosen) await expect(receipt).toContainText(choice);
      expect(posts).toBe(1);
      expect(await storedOf(code, values)).toEqual([reference]);
      await expectAccessible(page);
      await expectNoSideways(page);

      await page.goBack();
      await form.unfold();
      await expect(form.submit).toBeVisible();
      await form.expectValues({}, code === 'registration-interest' ? ['district'] : []);
      await expect(page.getByText(form.text('draft.restored'))).toBeHidden();
      expect(faults).toEqual([]);
    });
  });

  describeForm(code, other, false, (locale) => {
    test('says beside each field that was left empty what to enter', async ({ page }) => {
      const form = new FormDriver(page, code, locale);
      await form.open();
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      for (const entry of fieldsOf(code)) {
        const fault = emptyFault(code, entry);
        if (fault !== undefined) await expect(form.error(entry[0])).toHaveText(form.beside(entry[0], fault));
      }
    });
  });

  describeForm(code, one, false, (locale) => {
    test('comes back with everything still filled in, and then is sent', async ({ page }) => {
      const form = new FormDriver(page, code, locale);
      await form.open();
      const values = newSample(code);
      for (const [name, { kind }] of fieldsOf(code)) {
        if (kind !== 'slot' && values[name] !== '') await form.fillField(name, kind, values[name]);
      }
      const email = fieldsOf(code).find(([, { kind }]) => kind === 'email')?.[0] as string;
      await form.control(email).fill('no address');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await form.submit.click();
      expect((await answer).status()).toBe(422);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(form.summary).toBeFocused();
      await expect(form.error(email)).toHaveText(form.text('errors.invalid_email'));
      await form.expectValues({ ...values, [email]: 'no address' });
      const takesFiles = fieldsOf(code).some(([, { kind }]) => kind === 'files');
      await expect(page.getByLabel('cv.pdf')).toHaveCount(takesFiles ? 1 : 0);
      await expectNoSideways(page);
      await expectAccessible(page, { scripts: false });
      await form.summary.locator(`a[href="#${code}-${email}"]`).click();
      await expect(form.control(email)).toBeFocused();
      await form.control(email).fill('noura@example.com');
      if (code === 'appointment') await form.chooseTime();
      await form.submit.click();
      await expect(form.heading).toHaveText(form.sentTitle);
      await expect(form.reference).toHaveText(/^[0-9A-Z]{8}$/);
      await expectAccessible(page, { scripts: false });
      expect(await storedOf(code, values)).toHaveLength(1);
    });
  });
}
