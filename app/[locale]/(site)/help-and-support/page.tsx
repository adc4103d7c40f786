import { ContactForm } from '@/components/forms/requests/contact-form';
import { definePage } from '@/components/page/define-page';
import { RequestPage } from '@/components/requests/request-page';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('help', ({ locale }) => (
  <RequestPage route="help">
    <ContactForm locale={locale} />
  </RequestPage>
));

export const generateStaticParams = everyLocale;

export const generateMetadata = page.generateMetadata;
export default page.Page;
