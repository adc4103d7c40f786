import { ContactForm } from '@/components/forms/contact-form';
import { definePage } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';
import { everyLocale } from '@/lib/i18n/locales';

const page = definePage('help', ({ locale }) => (
  <>
    <PageHeader route="help" />
    <div className="container-page py-10 md:py-14">
      <div className="max-w-prose">
        <ContactForm locale={locale} />
      </div>
    </div>
  </>
));

export const generateStaticParams = everyLocale;
export const generateMetadata = page.generateMetadata;
export default page.Page;
