import { getTranslations } from 'next-intl/server';
import { grievanceDeadline } from '@/lib/site/views/grievance-deadline';
import { formProps } from '../engine/form-props';
import { ConsentLabel, type RequestFormProps } from './form-parts';
import { GrievanceRequestFields } from './grievance-request-fields';

export async function GrievanceRequestForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const typed = refused?.values.decisionDate;
  return (
    <GrievanceRequestFields
      {...(await formProps('grievance-request', locale, refused))}
      deadline={typed ? await grievanceDeadline(typed, locale) : undefined}
      labels={{
        applicant: t('parts.applicant'),
        decision: t('parts.decision'),
        grievance: t('parts.grievance'),
        show: t('deadline.show'),
        calendar: t('deadline.calendar'),
        letter: t('letter.open'),
        letterHint: t('letter.hint'),
      }}
      consentLabel={<ConsentLabel locale={locale} form="grievance-request" />}
    />
  );
}
