import { getTranslations } from 'next-intl/server';
import { Ltr } from '@/components/ui/ltr';
import { riyadhDate, riyadhTime } from '@/lib/calendar/riyadh';
import { DECISION_KINDS } from '@/lib/forms/grievance-request/fields';
import { parseDate } from '@/lib/forms/validators/date';
import type { Locale } from '@/lib/i18n/locales';
import { dayLabel } from '@/lib/site/views/form-options';
import { PrintButton } from '../receipt/print-button';

/** What was typed into the grievance, as a letter. It is as complete as the form was: what is missing is left to the pen. */
export async function GrievanceLetter({
  locale,
  values,
}: {
  locale: Locale;
  values: Readonly<Record<string, string>>;
}) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const blank = t('letter.blank');
  const written = (name: string) => values[name]?.trim() || blank;
  const decision = parseDate(values.decisionDate ?? '');
  // A kind that the form does not have is left to the pen, and asked for nowhere: a missing text is written into the log.
  const kind = DECISION_KINDS.find((known) => known === values.decisionKind);
  const facts: [string, React.ReactNode][] = [
    [t('grievance-request.fullName.label'), written('fullName')],
    [t('grievance-request.nationalId.label'), <Ltr key="id">{written('nationalId')}</Ltr>],
    [t('grievance-request.phoneNumber.label'), <Ltr key="phone">{written('phoneNumber')}</Ltr>],
    [t('grievance-request.email.label'), <Ltr key="email">{written('email')}</Ltr>],
    [
      t('grievance-request.decisionKind.label'),
      kind ? t(`grievance-request.decisionKind.options.${kind}`) : blank,
    ],
    [t('grievance-request.decisionDate.label'), decision ? dayLabel(decision, locale) : blank],
  ];
  return (
    <article className="container-page py-10">
      <div className="no-print mb-8">
        <PrintButton label={t('letter.print')} />
      </div>
      <div className="max-w-prose space-y-6">
        <h1>{t('letter.title')}</h1>
        <p>{t('letter.to')}</p>
        <p className="font-semibold">{t('letter.subject', { number: written('requestNumber') })}</p>
        <p>{t('letter.about')}</p>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="font-semibold text-stone-600">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h2 className="text-xl md:text-xl">{t('grievance-request.grounds.label')}</h2>
        <p className="whitespace-pre-wrap" dir="auto">
          {written('grounds')}
        </p>
        <p>
          {t('letter.date')}: {dayLabel(riyadhDate(), locale)} {riyadhTime(new Date())}
        </p>
        <p>
          {t('letter.signature')}: {blank}
        </p>
      </div>
    </article>
  );
}
