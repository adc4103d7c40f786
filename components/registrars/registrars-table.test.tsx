import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import { RegistrarsTable } from './registrars-table';

const registrar = {
  code: 'r-1',
  name: { ar: 'مسجل', en: 'A registrar' },
  phone: '966501234567',
  region: 'riyadh',
  verifiedOn: null,
};

async function table(sample: boolean) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await messagesFor('en')} timeZone="Asia/Riyadh">
      <RegistrarsTable items={[registrar]} regions={[]} sample={sample} />
    </NextIntlClientProvider>,
  );
}

describe('the list of registrars', () => {
  it('calls a registrar with a press on the number', async () => {
    expect(await table(false)).toContain('href="tel:+966501234567"');
  });

  it('has nobody to call where it holds examples', async () => {
    const shown = await table(true);
    expect(shown).toContain('dir="ltr"');
    expect(shown).not.toContain('href');
  });
});
