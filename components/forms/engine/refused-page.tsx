import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { PageContext } from '@/components/page/define-page';
import { PageNotFoundError } from '@/components/page/errors';
import { headers as channels } from '@/lib/channels.cjs';
import { isFormCode } from '@/lib/forms';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { formRoute } from '@/lib/site/routing/form-route';
import { routePath } from '@/lib/site/routing/routes';
import { type PageState, readFormPageState } from '@/lib/submit/page-state';
import { GrievanceLetter } from '../requests/grievance-letter';
import { SampleBranch } from '../requests/sample-branch';
import { TrackPage } from '../track/track-page';
import { formComponents } from './form-by-code';
import { FormPage } from './form-page';

/** The state behind this request's token; metadata and page ask for it, and it can be read once only. */
const refusedForm = cache(
  async (): Promise<PageState | undefined> => readFormPageState((await headers()).get(channels.formState)),
);

/**
 * The same, for the page's content. Whoever asks for the address itself (the language switch of a refused page does) is
 * led to the form.
 * @throws {PageNotFoundError} when the address names no form
 */
export async function requireRefusedForm({ locale, params }: PageContext): Promise<PageState> {
  const state = await refusedForm();
  if (state !== undefined) return state;
  const form = String(params.form);
  if (form === 'track' || isFormCode(form)) redirect(localizedPath(routePath(formRoute(form)), locale));
  throw new PageNotFoundError();
}

/**
 * A form's page with what was typed and what was wrong: the answer to a post without JavaScript (lib/submit/page.ts
 * fetches it).
 */
export function RefusedFormPage({ locale, state }: { locale: Locale; state: PageState }) {
  if (state.form === 'track') return <TrackPage locale={locale} state={state} />;
  if (state.view === 'letter') return <GrievanceLetter locale={locale} values={state.values} />;
  const FormOfPage = formComponents[state.form];
  const { values, issues, failure, files } = state;
  return (
    <FormPage
      route={formRoute(state.form)}
      intro={state.form === 'appointment' && <SampleBranch locale={locale} />}
    >
      <FormOfPage locale={locale} refused={{ values, issues, failure, files }} />
    </FormPage>
  );
}
