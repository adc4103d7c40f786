import { getTranslations } from 'next-intl/server';
import { prose } from '@/components/page/prose';
import { REFERENCE } from '@/components/ui/specimen-numbers';
import type { Locale } from '@/lib/i18n/locales';
import type { TrackPageState } from '@/lib/submit/page-state';
import { FormPage } from '../engine/form-page';
import { TrackForm } from './track-form';
import { TrackGuide } from './track-guide';

/** /track: where a submission stands. `state` is there when the page answers a post without JavaScript. */
export async function TrackPage({ locale, state }: { locale: Locale; state?: TrackPageState }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return (
    <FormPage route="track" aside={<TrackGuide />}>
      <TrackForm
        action={`/api/track?locale=${locale}`}
        initial={state && { asked: state.asked, found: state.found, failure: state.failure }}
        texts={{
          reference: t('track.reference.label'),
          referenceHint: t('track.reference.hint', { example: REFERENCE }),
          contact: t('track.contact.label'),
          contactHint: t('track.contact.hint'),
          submit: t('track.submit'),
          checking: t('track.checking'),
          stateTitle: t('track.stateTitle'),
          received: t('track.received'),
          changed: t('track.changed'),
          referenceMissing: t('track.reference.missing'),
          contactMissing: t('track.contact.missing'),
          required: t('errors.required'),
          not_found: t('track.notFound'),
          too_many_requests: t('track.tooMany'),
          failed: t('track.failed'),
          summaryTitle: t('summaryTitle'),
        }}
      />
      <p className="links mt-6 max-w-prose text-stone-700">{t.rich('track.elsewhere', prose(locale))}</p>
    </FormPage>
  );
}
