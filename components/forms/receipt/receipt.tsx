import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PrintedCode } from '@/components/data/printed-code';
import { PageNotFoundError, TooManyMissesError } from '@/components/page/errors';
import { PageHeader } from '@/components/page/page-header';
import { ButtonLink } from '@/components/ui/button';
import { CheckIcon } from '@/components/ui/icons';
import { Ltr } from '@/components/ui/ltr';
import { riyadhDate, riyadhTime } from '@/lib/calendar/riyadh';
import { type FormCode, isFormCode } from '@/lib/forms';
import { bothCalendars } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { registry } from '@/lib/registry';
import type { Receipt } from '@/lib/registry/contract';
import { routePath } from '@/lib/site/routing/routes';
import { isSample } from '@/lib/site/samples';
import { countReceiptMiss } from '@/lib/submit/rate-limits';
import { AppointmentCalendar } from './appointment-calendar';
import { CopyButton } from './copy-button';
import { PrintButton } from './print-button';
import { receivesVisitors } from './receipt-choices';
import { SentFacts } from './sent-facts';

interface Props {
  locale: Locale;
  form: FormCode;
  receipt: Receipt;
  /** By which its address cannot be guessed. */
  token: string;
}

/**
 * The receipt that an address names.
 * @throws {PageNotFoundError} when there is none, or it belongs to another form
 * @throws {TooManyMissesError} instead, after too many of those from one network
 */
export const findReceipt = cache(
  async (form: string, reference: string, token: string): Promise<Pick<Props, 'form' | 'receipt'>> => {
    const receipt = await (await registry()).receipt({ reference, token });
    if (receipt !== null && receipt.form === form && isFormCode(form)) return { form, receipt };
    const { allowed, retryAfterSeconds } = await countReceiptMiss(await headers());
    throw allowed ? new PageNotFoundError() : new TooManyMissesError(retryAfterSeconds);
  },
);

/**
 * The receipt of something sent. Whoever has the link may open it, so it shows that it was sent and when, and what its
 * sender knows it by; nothing by which a stranger would know the sender.
 */
export async function ReceiptPage({ locale, form, receipt, token }: Props) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const kind = form === 'contact' ? 'message' : 'request';
  // Nothing is booked at a branch of the sample.
  const isExample = form === 'appointment' && (await isSample(await registry(), 'appointments'));
  return (
    <>
      <PrintedCode
        path={localizedPath(routePath('receipt', { form, reference: receipt.reference, token }), locale)}
      />
      <PageHeader
        route="receipt"
        title={t(isExample ? 'noBranches.sampleTitle' : `${form}.sent`)}
        lead={null}
      />
      <div className="container-page main-side py-10 md:py-14 print:gap-4">
        <div className="min-w-0 space-y-8 print:space-y-3">
          <Panel locale={locale} receipt={receipt} kind={kind} />
          <section aria-labelledby="next">
            <h2 id="next" className="text-xl md:text-xl">
              {t('receipt.nextTitle')}
            </h2>
            <p className="mt-2 max-w-prose">
              {t(isExample ? 'noBranches.sampleText' : await nextStep(form, receipt))}
            </p>
            <div className="no-print mt-5 flex flex-wrap gap-3">
              <ButtonLink href={`${localizedPath(routePath('track'), locale)}#${receipt.reference}`}>
                {t('receipt.track', { kind })}
              </ButtonLink>
              <AppointmentCalendar locale={locale} receipt={receipt} />
              <PrintButton label={t('receipt.printButton')} />
            </div>
            <p className="no-print mt-4 max-w-prose text-stone-600">{t('receipt.print')}</p>
          </section>
        </div>
        <SentFacts locale={locale} form={form} receipt={receipt} />
      </div>
    </>
  );
}

/** That it arrived, its number, and when: what one keeps of it. */
async function Panel({
  locale,
  receipt: { reference, receivedAt },
  kind,
}: Pick<Props, 'locale' | 'receipt'> & { kind: 'message' | 'request' }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const received = new Date(receivedAt);
  return (
    <div className="parcel bg-green-50 p-5 [--mark-colour:var(--green-700)] md:p-8 print:p-3">
      <p className="flex gap-3 font-bold text-green-800">
        <CheckIcon className="mt-1 size-5 shrink-0" />
        {t('sentTitle', { kind })}
      </p>
      <dl className="mt-4 space-y-4 print:mt-2 print:space-y-1">
        <div>
          <dt className="font-semibold text-stone-700">{t('receipt.reference')}</dt>
          <dd className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <span
              className="text-[2rem] leading-tight font-bold tracking-wider text-brown-900 sm:text-[2.5rem]"
              data-testid="reference"
            >
              <Ltr>{reference}</Ltr>
            </span>
            <CopyButton value={reference} texts={{ copy: t('receipt.copy'), copied: t('receipt.copied') }} />
          </dd>
        </div>
        <div>
          <dt className="font-semibold text-stone-700">{t('receipt.date')}</dt>
          <dd>
            {t('receipt.moment', {
              day: bothCalendars(riyadhDate(received), locale),
              time: riyadhTime(received),
            })}
          </dd>
        </div>
      </dl>
      <p className="mt-4 print:mt-2">{t('receipt.keep', { kind })}</p>
    </div>
  );
}

/** The text that says what follows. */
async function nextStep(form: FormCode, { lines }: Receipt) {
  return (await receivesVisitors(lines)) ? (`${form}.next` as const) : 'receipt.withdrawn';
}
