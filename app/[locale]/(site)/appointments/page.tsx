import { AppointmentForm } from '@/components/forms/requests/request-forms';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { offersAppointments } from '@/lib/site/views/form-options';

const page = definePage('appointments', async ({ locale }) => (
  <RequestPage route="appointments" hasForm={await offersAppointments()}>
    {await AppointmentForm({ locale })}
  </RequestPage>
));

// Not prerendered: places, branches and times are those of the running registry.
export const generateStaticParams = () => [];
export const revalidate = 60;

export const generateMetadata = page.generateMetadata;
export default page.Page;
