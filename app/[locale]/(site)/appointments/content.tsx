import { AppointmentForm } from '@/components/forms/requests/appointment-form';
import type { PageContext } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { pageRegistry } from '@/lib/site/reads';
import { services } from '@/lib/site/routing/services';
import { isSample } from '@/lib/site/samples';
import { offersAppointments } from '@/lib/site/views/form-options';

/** The form, with the service that the address names. */
export async function content({ locale, query }: PageContext) {
  const service = services.find(({ slug }) => slug === query.service)?.slug;
  const refused = service && { values: { service }, issues: [], failure: undefined, files: [] };
  const isExample = await isSample(await pageRegistry(), 'appointments');
  return (
    <RequestPage route="appointments" hasForm={await offersAppointments()} isExample={isExample}>
      {await AppointmentForm({ locale, ...(refused && { refused }) })}
    </RequestPage>
  );
}
