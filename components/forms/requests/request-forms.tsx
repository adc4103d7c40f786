import { getTranslations } from 'next-intl/server';
import { StaleNotice } from '@/components/data/stale-notice';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { codeSchema } from '@/lib/registry';
import { isSample, pageRegistry } from '@/lib/site/reads';
import { routePath } from '@/lib/site/routing/routes';
import { branchOptions, districtOptions, placeOptions, slotOptions } from '@/lib/site/views/form-options';
import { grievanceDeadline } from '@/lib/site/views/grievance-deadline';
import type { RefusedForm } from '../engine/form-definition';
import { formProps } from '../engine/form-props';
import { AppointmentFields } from './appointment-fields';
import { ContactFields } from './contact-fields';
import { CorrectionRequestFields } from './correction-request-fields';
import { GrievanceRequestFields } from './grievance-request-fields';
import { JoinUsFields } from './join-us-fields';
import { RegistrationInterestFields } from './registration-interest-fields';
import { SupplierComplaintFields } from './supplier-complaint-fields';
import { SupplierRegistrationFields } from './supplier-registration-fields';

/**
 * The forms as pages place them: texts and choices of one language, and, after a refusal, what was typed, with the choices
 * that follow from it.
 */
export interface RequestFormProps {
  locale: Locale;
  refused?: RefusedForm;
}

/** That the choices of a form are not the latest, where they are not. */
function FormAge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <div className="mb-6">
      <StaleNotice since={since} />
    </div>
  );
}

/** What must be readable before the consent beside it is given. On the way back the browser's own copy of the page, or else the draft, has what was typed. */
async function PrivacyLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return (
    <a
      href={localizedPath(routePath('privacy'), locale)}
      className="font-semibold text-brown-700 underline underline-offset-4"
    >
      {t('privacyPolicy')}
    </a>
  );
}

const textsOf = (locale: Locale) => getTranslations({ locale, namespace: 'Forms' });

/** The choices that follow from what was typed; none where it is no code that the registry could have. */
async function following<T>(typed: string | undefined, find: (code: string) => Promise<T>) {
  const code = codeSchema.safeParse(typed);
  return code.success ? find(code.data) : undefined;
}

export async function ContactForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('contact', locale, refused);
  return <ContactFields {...props} consentLink={<PrivacyLink locale={locale} />} />;
}

export async function SupplierRegistrationForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('supplier-registration', locale, refused);
  return <SupplierRegistrationFields {...props} consentLink={<PrivacyLink locale={locale} />} />;
}

export async function SupplierComplaintForm({ locale, refused }: RequestFormProps) {
  return <SupplierComplaintFields {...(await formProps('supplier-complaint', locale, refused))} />;
}

export async function CorrectionRequestForm({ locale, refused }: RequestFormProps) {
  const t = await textsOf(locale);
  const { options, staleSince } = await placeOptions(locale);
  const parts = {
    applicant: t('parts.applicant'),
    property: t('parts.property'),
    request: t('parts.request'),
  };
  return (
    <>
      <FormAge since={staleSince} />
      <CorrectionRequestFields
        {...(await formProps('correction-request', locale, refused))}
        places={options}
        parts={parts}
        consentLink={<PrivacyLink locale={locale} />}
      />
    </>
  );
}

export async function GrievanceRequestForm({ locale, refused }: RequestFormProps) {
  const t = await textsOf(locale);
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
      consentLink={<PrivacyLink locale={locale} />}
    />
  );
}

export async function RegistrationInterestForm({ locale, refused }: RequestFormProps) {
  const t = await textsOf(locale);
  const { options, staleSince } = await placeOptions(locale);
  return (
    <>
      <FormAge since={staleSince} />
      <RegistrationInterestFields
        {...(await formProps('registration-interest', locale, refused))}
        places={options}
        districts={await following(refused?.values.city, (city) => districtOptions(city, locale))}
        areaPath={localizedPath('/announced-areas/', locale)}
        labels={{
          applicant: t('parts.applicant'),
          property: t('parts.property'),
          loading: t('placesOf.loading'),
          chooseCity: t('placesOf.chooseCity'),
          show: t('placesOf.show'),
          announced: t('placesOf.announced'),
        }}
      />
    </>
  );
}

export async function AppointmentForm({ locale, refused }: RequestFormProps) {
  const t = await textsOf(locale);
  const { options, staleSince } = await branchOptions(locale);
  if (options.branches.length === 0)
    return <EmptyState title={t('noBranches.title')}>{t('noBranches.text')}</EmptyState>;
  const isExample = await isSample(await pageRegistry(), 'appointments');
  return (
    <>
      {isExample && (
        <div className="mb-6">
          <Alert tone="warning" title={t('noBranches.sampleTitle')}>
            {t('noBranches.sampleText')}
          </Alert>
        </div>
      )}
      <FormAge since={staleSince} />
      <AppointmentFields
        {...(await formProps('appointment', locale, refused))}
        {...options}
        slots={await following(refused?.values.branch, (branch) => slotOptions(branch, locale))}
        labels={{
          loading: t('placesOf.loading'),
          chooseBranch: t('placesOf.chooseBranch'),
          show: t('placesOf.showTimes'),
          none: t('placesOf.none'),
        }}
        consentLink={<PrivacyLink locale={locale} />}
      />
    </>
  );
}

export async function JoinUsForm({ locale, refused }: RequestFormProps) {
  const props = await formProps('join-us', locale, refused);
  return <JoinUsFields {...props} consentLink={<PrivacyLink locale={locale} />} />;
}
