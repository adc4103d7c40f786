import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { type Field, type FormCode, forms, type IssueCode } from '@/lib/forms';
import type { FieldKind } from '@/lib/forms/fields';
import { faultKeys } from '@/lib/forms/message-keys';
import { formatNumber } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { loadKeyring } from '@/lib/registry/crypto/keyring';
import { openStore } from '@/lib/registry/store/store';
import { readSubmissions } from '@/lib/registry/submissions/admin';
import { UNLISTED } from '@/lib/unlisted';
import { formSamples, sampleFiles } from './form-samples';
import { hasText, text } from './site';
import { expect, type FileChooser, type Locator, type Page, test } from './test';

export type FormValues = Record<string, unknown>;

const bytesOf = async (file: File) => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** The fields of a form with their facts, in its order. */
export const fieldsOf = (code: FormCode) => Object.entries<Field>(forms[code].fields);

/** The field that names the visitor. */
const nameField = (code: FormCode) => fieldsOf(code).find(([, { kind }]) => kind === 'name')?.[0] as string;

let visitors = 0;

/** A sample that no other test sends (equal content is one submission), with the name by which it is found again. */
export function newSample(code: FormCode, changes: FormValues = {}): FormValues {
  visitors += 1;
  const name = `زائر ${process.pid} ${Date.now()} ${visitors}`;
  // A telephone may hold a few open visits only, so each visitor has one of its own.
  const phone = `05${String((Date.now() * 10 + visitors) % 100_000_000).padStart(8, '0')}`;
  const own = code === 'appointment' ? { phoneNumber: phone } : {};
  return { ...formSamples[code], [nameField(code)]: name, ...own, ...changes };
}

/** References of what is stored of one sample: one a row. */
export async function storedOf(code: FormCode, values: FormValues): Promise<string[]> {
  const DATA_DIR = process.env.TEST_DATA_DIR as string;
  const store = await openStore({ kind: 'sqlite', path: join(DATA_DIR, 'registry.sqlite') });
  const field = nameField(code);
  const references: string[] = [];
  try {
    for await (const record of readSubmissions(store, loadKeyring({ DATA_DIR }), { form: code }))
      if (record.values[field] === values[field]) references.push(record.reference);
  } finally {
    await store.close();
  }
  return references;
}

/** A form on its page, as a visitor meets it. */
export class FormDriver {
  readonly page: Page;
  readonly code: FormCode;
  readonly locale: Locale;
  readonly address: string;

  constructor(page: Page, code: FormCode, locale: Locale) {
    this.page = page;
    this.code = code;
    this.locale = locale;
    this.address = localizedPath(forms[code].page, locale);
  }

  /** Its page, as a visitor finds it, and the form itself. */
  async open(): Promise<void> {
    await this.page.goto(this.address);
    await this.unfold();
  }
  /** While branches are samples, the form of appointments is folded; of a correction, what tells the property beside its number. */
  async unfold(): Promise<void> {
    const sample = text(this.locale, 'Requests', 'example.show');
    const name = this.code === 'appointment' ? sample : this.text('parts.unsure');
    const folded = this.page.locator('details:not([open]) > summary', { hasText: name });
    if ((await folded.count()) > 0) await folded.click();
  }

  text(key: string, values: object = {}): string {
    // A link within a consent is not asked for by its tag.
    const said = text(this.locale, 'Forms', key).replace(/<\/?\w+>/g, '');
    return createTranslator({ locale: this.locale, messages: { said } })('said', values as never);
  }
  /** The sentence beside a field at fault. */
  beside(name: string, code: string): string {
    const field = forms[this.code].fields[name as never] as Field;
    if (!field.required) return this.fault(name, code);
    const fault = this.fault(name, code);
    return code === 'required' || code === 'choose_option'
      ? `${this.text('errors.required')} ${fault}.`
      : fault;
  }
  /** The sentence of a fault of one field, in the summary. */
  fault(name: string, code: string): string {
    const field = forms[this.code].fields[name as never] as Field;
    const key = faultKeys(this.code, name, field, code as IssueCode).find((each) =>
      hasText(this.locale, 'Forms', each),
    );
    const { min = 0, max = 0 } = field.bounds ?? {};
    const bounds = { min: formatNumber(min, this.locale), max: formatNumber(max, this.locale) };
    return this.text(String(key), { ...bounds, label: this.text(`${this.code}.${name}.label`) });
  }
  control(name: string): Locator {
    return this.page.locator(`#${this.code}-${name}`);
  }
  /** The radio buttons of a choice, or the one of them with that value. */
  radios(name: string, value?: string): Locator {
    const one = value === undefined ? '' : `[value="${value}"]`;
    return this.page.locator(`input[type="radio"][name="${name}"]${one}`);
  }
  async isRadio(name: string): Promise<boolean> {
    return (await this.radios(name).count()) > 0;
  }
  /** The time that is chosen. */
  get chosenTime(): Promise<string> {
    return this.page.locator('input[name="slot"]:checked').inputValue();
  }
  error(name: string): Locator {
    return this.page.locator(`#${this.code}-${name}-error`);
  }
  /** The button that sends; others ask for something in between. The branch that ships is a sample. */
  get submit(): Locator {
    const key = this.code === 'appointment' ? 'sampleBooking' : `${this.code}.submit`;
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }
  get summary(): Locator {
    return this.page.getByRole('region', { name: this.text('summaryTitle') });
  }
  /** What says that nothing was stored although no field is at fault. */
  get failure(): Locator {
    return this.page.getByRole('region', { name: this.text('failureTitle') });
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The heading of its receipt; at a branch of the sample nothing is booked. */
  get sentTitle(): string {
    return this.text(this.code === 'appointment' ? 'noBranches.sampleTitle' : `${this.code}.sent`);
  }
  get reference(): Locator {
    return this.page.getByTestId('reference');
  }

  /** Gives one field its value, with the pointer and the keyboard as a test may. */
  async fillField(name: string, kind: FieldKind, value: unknown): Promise<void> {
    const control = this.control(name);
    if (kind === 'files') await control.setInputFiles(await bytesOf(sampleFiles.pdf));
    else if (kind === 'consent') await control.check();
    else if (kind === 'slot') await this.chooseTime();
    else if (kind === 'choice' || kind === 'registry') await this.choose(name, String(value));
    else await control.fill(String(value));
  }

  async choose(name: string, value: string): Promise<void> {
    if (await this.isRadio(name)) await this.radios(name, value).check();
    else await this.control(name).selectOption(value);
  }

  /** Where a name waits for the choice that asks for it, the values have that choice too. */
  async #withChoice(values: FormValues): Promise<FormValues> {
    const waits = values.districtName && values.district === '';
    return waits && (await this.control('districtName').isHidden())
      ? { ...values, district: UNLISTED }
      : values;
  }

  /** Fills every field that has a value, in the order of the form. @returns the values */
  async fill(asked: FormValues = newSample(this.code)): Promise<FormValues> {
    const values = await this.#withChoice(asked);
    await this.unfold();
    for (const [name, { kind }] of fieldsOf(this.code)) {
      if (kind === 'files' || (values[name] !== undefined && values[name] !== '' && values[name] !== false))
        await this.fillField(name, kind, values[name]);
    }
    return values;
  }

  /** What the lists of the form show as chosen, which is kept; of a time, the day and the hour apart. */
  async chosenTexts(): Promise<string[]> {
    const texts: string[] = [];
    for (const [name, { kind }] of fieldsOf(this.code)) {
      if (!['choice', 'registry', 'slot'].includes(kind)) continue;
      const shown = (await this.isRadio(name))
        ? this.page.locator(`label:has(input[name="${name}"]:checked)`)
        : this.control(name).locator('option:checked:not([value=""], [value="unlisted"])');
      // A second line is a part of its own: of a branch its address, of the form's own choices what they mean, which no receipt repeats.
      texts.push(
        ...(await shown.evaluateAll((all, isOwn) => {
          return all.flatMap((each) => {
            const parts = [...each.querySelectorAll('span:not(:has(span))')];
            const said = (parts.length > 0 ? parts : [each]).map((part) => part.textContent ?? '');
            return isOwn ? said.slice(0, 1) : said;
          });
        }, kind === 'choice')),
      );
      if (kind === 'slot') {
        const day = this.control(name).locator('[role="radiogroup"] > p:has(+ div :checked)');
        texts.push(await day.innerText());
      }
    }
    return texts;
  }

  /** A time that no test beside this one wants: each test process has days of its own. */
  async freeTime(): Promise<string> {
    await expect(this.radios('slot').first()).toBeAttached();
    const own = test.info().parallelIndex % 2;
    const days = this.control('slot').locator('div[role="radiogroup"][aria-labelledby]');
    // Without JavaScript the times of all days stand there.
    const isOne = (await this.radios('slot-day').count()) > 0;
    if (isOne) {
      const day = this.radios('slot-day').nth(own);
      await day.check();
      await expect(days).toHaveAttribute('aria-labelledby', `appointment-${await day.inputValue()}`);
    }
    const shown = days.nth(isOne ? 0 : own);
    // At the end of a week the next day is in a week that is still folded.
    const folded = shown.locator('xpath=ancestor::details[not(@open)]/summary');
    if ((await folded.count()) > 0) await folded.click();
    const times = await shown
      .getByRole('radio')
      .evaluateAll((all) => all.map((option) => (option as HTMLInputElement).value));
    return times[Math.floor(Math.random() * times.length)] as string;
  }
  async chooseTime(): Promise<string> {
    const time = await this.freeTime();
    await this.radios('slot', time).check();
    return time;
  }

  /** Goes to a field with the tabulator, over whatever stands before it. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 8 && !(await isThere()); presses += 1)
      await this.page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }

  async #press(name: string, kind: FieldKind, value: unknown, chooser: Promise<FileChooser>): Promise<void> {
    const { keyboard } = this.page;
    const control = this.control(name);
    if (kind === 'files') {
      await keyboard.press('Space');
      await (await chooser).setFiles(await bytesOf(sampleFiles.pdf));
    } else if (kind === 'consent') {
      if (!(await control.isChecked())) await keyboard.press('Space');
    } else if (await this.isRadio(name)) {
      await this.#pressRadio(name, String(value));
    } else if (kind === 'choice' || kind === 'registry') {
      const wanted = String(value);
      await expect(control.locator(`option[value="${wanted}"]`)).toBeAttached();
      const index = await control.evaluate(
        (select, code) => [...(select as HTMLSelectElement).options].findIndex((each) => each.value === code),
        wanted,
      );
      await keyboard.press('Home');
      for (let step = 0; step < index; step += 1) await keyboard.press('ArrowDown');
      await expect(control).toHaveValue(wanted);
    } else {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.insertText(String(value));
    }
  }

  /** From the first of radio buttons, none of which is chosen, to one of them. */
  async #pressRadio(name: string, value: string): Promise<void> {
    const { keyboard } = this.page;
    const values = await this.radios(name).evaluateAll((all) =>
      all.map((radio) => (radio as HTMLInputElement).value),
    );
    await keyboard.press('Space');
    for (let step = 0; step < values.indexOf(value); step += 1) await keyboard.press('ArrowDown');
    await expect(this.radios(name, value)).toBeChecked();
  }

  /** The day among the days, the time among the times. */
  async #pressTime(): Promise<void> {
    const { keyboard } = this.page;
    await this.tabTo(this.radios('slot-day').first());
    if (test.info().parallelIndex % 2 === 1) await keyboard.press('ArrowDown');
    await this.tabTo(this.radios('slot').first());
    const times = await this.radios('slot').evaluateAll((all) =>
      all.map((radio) => (radio as HTMLInputElement).value),
    );
    await this.#pressRadio('slot', times[Math.floor(Math.random() * times.length)] as string);
  }

  /** Fills the form with the keyboard alone, from wherever the focus is before it, and ends on the button that sends. @returns the values */
  async type(asked: FormValues): Promise<FormValues> {
    const values = await this.#withChoice(asked);
    // Asked for well before the key is pressed: the browser is told to hand choosers over, and does not say when it does.
    const chooser = new Promise<FileChooser>((resolve) => this.page.once('filechooser', resolve));
    for (const [name, { kind }] of fieldsOf(this.code)) {
      if (kind === 'slot') {
        await this.#pressTime();
        continue;
      }
      // What an earlier answer takes away is not there to be filled in.
      if (await this.control(name).isHidden()) continue;
      await this.tabTo(this.control(name));
      if (kind === 'files' || (values[name] !== undefined && values[name] !== ''))
        await this.#press(name, kind, values[name], chooser);
      else if (kind !== 'choice' && kind !== 'registry') {
        await this.page.keyboard.press('ControlOrMeta+a');
        await this.page.keyboard.press('Delete');
      }
    }
    await this.tabTo(this.submit);
    return values;
  }

  /** Expects what was typed to stand there still; `except` names what must not, or cannot. */
  async expectValues(values: FormValues, except: readonly string[] = []): Promise<void> {
    for (const [name, { kind }] of fieldsOf(this.code)) {
      if (except.includes(name) || kind === 'files' || kind === 'slot') continue;
      if (kind === 'consent')
        await expect(this.control(name)).toBeChecked({ checked: values[name] === true });
      else if (await this.isRadio(name)) {
        const chosen = this.page.locator(`input[type="radio"][name="${name}"]:checked`);
        if (values[name]) await expect(chosen).toHaveValue(String(values[name]));
        else await expect(chosen).toHaveCount(0);
      } else await expect(this.control(name)).toHaveValue(String(values[name] ?? ''));
    }
  }
}
