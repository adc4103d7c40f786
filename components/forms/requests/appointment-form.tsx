import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { pageRegistry } from '@/lib/site/reads';
import { isSample } from '@/lib/site/samples';
import { branchOptions, slotOptions } from '@/lib/site/views/form-options';
import { formProps } from '../engine/form-props';
import { AppointmentFields } from './appointment-fields';
import { ConsentLabel, FormAge, following, type RequestFormProps } from './form-parts';

export async function AppointmentForm({ locale, refused }: RequestFormProps) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const { options, staleSince } = await branchOptions(locale);
  if (options.branches.length === 0)
    return <EmptyState title={t('noBranches.title')}>{t('noBranches.text')}</EmptyState>;
  const props = await formProps('appointment', locale, refused);
  // While branches are examples, nothing is booked.
  const isExample = await isSample(await pageRegistry(), 'appointments');
  return (
    <>
      <FormAge since={staleSince} />
      <AppointmentFields
        {...props}
        texts={isExample ? { ...props.texts, submit: t('sampleBooking') } : props.texts}
        {...options}
        slots={await following(refused?.values.branch, (branch) => slotOptions(branch, locale))}
        labels={{
          loading: t('placesOf.loading'),
          chooseBranch: t('placesOf.chooseBranch'),
          show: t('placesOf.showTimes'),
          none: t('placesOf.none'),
          day: t('placesOf.day'),
        }}
        consentLabel={<ConsentLabel locale={locale} form="appointment" />}
      />
    </>
  );
}
