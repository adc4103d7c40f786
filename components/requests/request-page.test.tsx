import { expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { shown } from '@/tests/support/shown';
import { RequestPage } from './request-page';

it('speaks of the language of a form only where there is one', async () => {
  for (const locale of ['ar', 'en'] as const) {
    const note = (await messagesFor(locale)).Forms.languageNote;
    const page = (hasForm: boolean) =>
      shown(
        locale,
        <RequestPage route="appointments" hasForm={hasForm}>
          {null}
        </RequestPage>,
      );
    expect(await page(true)).toContain(note);
    expect(await page(false)).not.toContain(note);
  }
});

it('promises nothing for after a form that books nothing', async () => {
  for (const locale of ['ar', 'en'] as const) {
    const { next } = (await messagesFor(locale)).Requests.labels;
    const page = (isExample: boolean) =>
      shown(
        locale,
        <RequestPage route="appointments" isExample={isExample}>
          {null}
        </RequestPage>,
      );
    expect(await page(false)).toContain(next);
    const example = await page(true);
    expect(example).not.toContain(next);
    // The telephone number comes first, and the form below says that it is an example.
    const { form } = (await messagesFor(locale)).Requests.example;
    expect(example.indexOf('tel:')).toBeGreaterThan(0);
    expect(example.indexOf('tel:')).toBeLessThan(example.indexOf(form));
  }
});
