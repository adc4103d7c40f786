import { getTranslations } from 'next-intl/server';
import type { FormCode } from '@/lib/forms';
import { forms } from '@/lib/forms';
import type { Field, FieldKind } from '@/lib/forms/fields';
import type { ReceiptLine } from '@/lib/forms/mask';
import { bothCalendars, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Receipt } from '@/lib/registry/contract';
import { momentLabel } from '@/lib/site/views/form-options';
import { countryName } from '../controls/country-names';
import { chosenNames } from './receipt-choices';

/** Of names and texts a receipt would show dots alone: they say nothing to who sent them. */
const TELLS_NOTHING: readonly FieldKind[] = ['name', 'line', 'id', 'paragraph'];

/** What was sent, as far as a receipt may show it: what was chosen, and the ends of the numbers that the answer goes to. */
export async function SentFacts({
  locale,
  form,
  receipt,
}: {
  locale: Locale;
  form: FormCode;
  receipt: Receipt;
}) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const nameOf = await chosenNames(receipt.lines, locale);
  const translate = t as unknown as (key: string, params?: Record<string, string>) => string;
  const fields: Readonly<Record<string, Field>> = forms[form].fields;
  const text = (line: ReceiptLine) => {
    if ('option' in line && line.name === 'country') return countryName(line.option, locale);
    if ('option' in line) return translate(`${form}.${line.name}.options.${line.option}`);
    if ('code' in line) return <bdi>{nameOf(line.name, line.code)}</bdi>;
    if ('count' in line) return translate('receipt.files', { count: formatNumber(line.count, locale) });
    if ('date' in line) return bothCalendars(line.date, locale);
    if ('moment' in line) return momentLabel(new Date(line.moment), locale);
    return 'masked' in line && <bdi dir="ltr">{line.masked}</bdi>;
  };
  const telling = receipt.lines.filter(({ name }) => !TELLS_NOTHING.includes(fields[name]?.kind ?? 'line'));
  return (
    <section aria-labelledby="sent" className="min-w-0">
      <h2 id="sent" className="text-xl md:text-xl">
        {t('receipt.sentFacts')}
      </h2>
      <dl className="rows mt-3 print:mt-1">
        {telling.map((line) => (
          <div key={line.name} className="gap-6 py-3 sm:flex print:py-1">
            <dt className="shrink-0 basis-44 font-semibold text-stone-600">
              {translate(`${form}.${line.name}.label`)}
            </dt>
            <dd className="min-w-0">{text(line)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-stone-600">{t('receipt.notShown')}</p>
    </section>
  );
}
