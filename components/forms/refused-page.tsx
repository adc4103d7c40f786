import { headers } from 'next/headers';
import { cache } from 'react';
import { PageHeader } from '@/components/page/page-header';
import { PageNotFoundError } from '@/components/page/page-not-found-error';
import { type FormCode, forms } from '@/lib/forms';
import { FORM_STATE_HEADER, type FormPageState, takeFormPageState } from '@/lib/http/form-page-state';
import type { Locale } from '@/lib/i18n/locales';
import { type RouteId, routeEntries } from '@/lib/site/routes';
import { formComponents } from './form-by-code';

/** The state behind this request's token; metadata and page ask for it, and it can be read once only. */
export const refusedForm = cache(
  async (): Promise<FormPageState | undefined> => takeFormPageState((await headers()).get(FORM_STATE_HEADER)),
);

/**
 * The same, for the page's content.
 * @throws {PageNotFoundError} when somebody asks for the address itself
 */
export async function requireRefusedForm(): Promise<FormPageState> {
  const state = await refusedForm();
  if (state === undefined) throw new PageNotFoundError();
  return state;
}

/** The route of the page that holds a form. */
export function formRoute(code: FormCode): RouteId {
  const entry = routeEntries.find(([, { path }]) => path === forms[code].page);
  if (entry === undefined) throw new RangeError(`No route for the page of the form ${code}`);
  return entry[0];
}

/**
 * A form's page with what was typed and what was wrong: the answer to a post without JavaScript (lib/http/form-page.ts
 * fetches it).
 */
export function RefusedFormPage({ locale, state }: { locale: Locale; state: FormPageState }) {
  const FormOfPage = formComponents[state.form];
  return (
    <>
      <PageHeader route={formRoute(state.form)} />
      <div className="container-page py-10 md:py-14">
        <div className="max-w-prose">
          <FormOfPage
            locale={locale}
            refused={{ values: state.values, issues: state.issues, failure: state.failure }}
          />
        </div>
      </div>
    </>
  );
}
