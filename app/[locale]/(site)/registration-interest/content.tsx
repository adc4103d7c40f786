import { RegistrationInterestForm } from '@/components/forms/requests/registration-interest-form';
import type { PageContext } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { loadCheck, placeChoice } from '@/lib/site/views/check-page';

/** The form, with the place that the address names. */
export async function content({ locale, query }: PageContext) {
  const { region, city, district } = (await loadCheck(placeChoice(query))).choice;
  const values = Object.fromEntries(
    Object.entries({ region, city, district }).filter(([, code]) => code !== undefined),
  ) as Record<string, string>;
  const refused = { values, issues: [], failure: undefined, files: [] };
  const form = await RegistrationInterestForm({
    locale,
    ...(city !== undefined && { refused }),
  });
  return <RequestPage route="interest">{form}</RequestPage>;
}
