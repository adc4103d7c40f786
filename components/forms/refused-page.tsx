import { headers } from 'next/headers';
import { cache } from 'react';
import { PageNotFoundError } from '@/components/page/page-not-found-error';
import { FORM_STATE_HEADER, type PageState, takeFormPageState } from '@/lib/http/form-page-state';
import { formRoute } from '@/lib/http/form-route';
import type { Locale } from '@/lib/i18n/locales';
import { formComponents } from './form-by-code';
import { FormPage } from './form-page';
import { GrievanceLetter } from './grievance-letter';
import { TrackPage } from './track-page';

/** The state behind this request's token; metadata and page ask for it, and it can be read once only. */
export const refusedForm = cache(
  async (): Promise<PageState | undefined> => takeFormPageState((await headers()).get(FORM_STATE_HEADER)),
);

/**
 * The same, for the page's content.
 * @throws {PageNotFoundError} when somebody asks for the address itself
 */
export async function requireRefusedForm(): Promise<PageState> {
  const state = await refusedForm();
  if (state === undefined) throw new PageNotFoundError();
  return state;
}

/**
 * A form's page with what was typed and what was wrong: the answer to a post without JavaScript (lib/http/form-page.ts
 * fetches it).
 */
export function RefusedFormPage({ locale, state }: { locale: Locale; state: PageState }) {
  if (state.form === 'track') return <TrackPage locale={locale} state={state} />;
  if (state.view === 'letter') return <GrievanceLetter locale={locale} values={state.values} />;
  const FormOfPage = formComponents[state.form];
  const { values, issues, failure, files } = state;
  return (
    <FormPage route={formRoute(state.form)}>
      <FormOfPage locale={locale} refused={{ values, issues, failure, files }} />
    </FormPage>
  );
}
