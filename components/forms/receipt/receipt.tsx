import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PageNotFoundError, TooManyMissesError } from '@/components/page/errors';
import { PageHeader } from '@/components/page/page-header';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Ltr } from '@/components/ui/ltr';
import { riyadhDate, riyadhTime } from '@/lib/calendar/riyadh';
import { type FormCode, isFormCode } from '@/lib/forms';
import type { ReceiptLine } from '@/lib/forms/mask';
import { bothCalendars, formatNumber } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { registry } from '@/lib/registry';
import type { Receipt } from '@/lib/registry/contract';
import { isSample } from '@/lib/site/reads';
import { routePath } from '@/lib/site/routing/routes';
import { dayLabel } from '@/lib/site/views/form-options';
import { countReceiptMiss } from '@/lib/submit/rate-limits';
import { countryName } from '../controls/country-names';
import { AppointmentCalendar } from './appointment-calendar';
import { PrintButton } from './print-button';
import { chosenNames, receivesVisitors } from './receipt-choices';

interface Props {
  locale: Locale;
  form: FormCode;
  receipt: Receipt;
}

/**
 * The receipt that an address names.
 * @throws {PageNotFoundError} when there is none, or it belongs to another form
 * @throws {TooManyMissesError} instead, after too many of those from one network
 */
export const findReceipt = cache(
  async (form: string, reference: string, token: string): Promise<Omit<Props, 'locale'>> => {
    const receipt = await (await registry()).receipt({ reference, token });
    if (receipt !== null && receipt.form === form && isFormCode(form)) return { form, receipt };
    const { allowed, retryAfterSeconds } = await countReceiptMiss(await headers());
    throw allowed ? new PageNotFoundError() : new TooManyMissesError(retryAfterSeconds);
  },
);

/**
 * The receipt of something sent. Whoever has the link may open it, so it shows that it was sent and when, and masked
 * signs by which its sender knows it; nothing by which a stranger would know the sender.
 */
export async function ReceiptPage({ locale, form, receipt }: Props) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const day = riyadhDate(new Date(receipt.receivedAt));
  return (
    <>
      <PageHeader route="receipt" title={t('sentTitle')} lead={null} />
      <div className="container-page space-y-8 py-10 md:py-14">
        <Alert tone="success" title={t('receipt.stored')}>
          {t('receipt.keep')}
        </Alert>
        <dl className="grid max-w-prose gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr] print:gap-y-1">
          <Fact name={t('receipt.reference')}>
            <span className="text-2xl font-bold tracking-wider text-brown-900" data-testid="reference">
              <Ltr>{receipt.reference}</Ltr>
            </span>
          </Fact>
          <Fact name={t('receipt.date')}>
            {t('receipt.moment', {
              day: bothCalendars(day, locale),
              time: riyadhTime(new Date(receipt.receivedAt)),
            })}
          </Fact>
          <Lines locale={locale} code={form} receipt={receipt} />
        </dl>
        <div className="max-w-prose">
          <h2 className="text-xl md:text-xl">{t('receipt.nextTitle')}</h2>
          <p className="mt-2">{t(await nextStep(form, receipt))}</p>
          <p className="no-print mt-2 text-stone-600">{t('receipt.print')}</p>
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <PrintButton label={t('receipt.printButton')} />
          <AppointmentCalendar locale={locale} receipt={receipt} />
          <ButtonLink variant="secondary" href={localizedPath(routePath('track'), locale)}>
            {t('receipt.track')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** The text that says what follows; nothing is booked at a branch of the sample. */
async function nextStep(form: FormCode, { lines }: Receipt) {
  if (form === 'appointment' && (await isSample(await registry(), 'appointments')))
    return 'noBranches.sampleText';
  return (await receivesVisitors(lines)) ? (`${form}.next` as const) : 'receipt.withdrawn';
}

/** Day in both calendars and clock time, in Riyadh. */
function momentLabel(moment: Date, locale: Locale): string {
  return `${dayLabel(riyadhDate(moment), locale)} ${riyadhTime(moment)}`;
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold text-stone-600">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

async function Lines({ locale, code, receipt }: { locale: Locale; code: FormCode; receipt: Receipt }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const nameOf = await chosenNames(receipt.lines, locale);
  const translate = t as unknown as (key: string, params?: Record<string, string>) => string;
  const text = (line: ReceiptLine) => {
    if ('option' in line && line.name === 'country') return countryName(line.option, locale);
    if ('option' in line) return translate(`${code}.${line.name}.options.${line.option}`);
    if ('code' in line) return <bdi>{nameOf(line.name, line.code)}</bdi>;
    if ('count' in line) return translate('receipt.files', { count: formatNumber(line.count, locale) });
    if ('date' in line) return bothCalendars(line.date, locale);
    if ('moment' in line) return momentLabel(new Date(line.moment), locale);
    if ('characters' in line)
      return translate('receipt.characters', { count: formatNumber(line.characters, locale) });
    return <bdi>{line.masked}</bdi>;
  };
  return receipt.lines.map((line) => (
    <Fact key={line.name} name={translate(`${code}.${line.name}.label`)}>
      {text(line)}
    </Fact>
  ));
}
