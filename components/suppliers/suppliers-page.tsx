import { useLocale, useTranslations } from 'next-intl';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Helpline } from '@/components/shell/helpline';
import { buttonClass } from '@/components/ui/button-class';
import { Choice, Choices } from '@/components/ui/choices';
import { ArrowIcon, CheckIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { startLink, supplierSignIn } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import { type SupplierEntry, SupplierSign } from './supplier-sign';

const entries = [
  { route: 'supplierRegistration', of: 'registration' },
  { route: 'registrationGuideline', of: 'registrationGuideline' },
  { route: 'profileGuideline', of: 'profileGuideline' },
  { route: 'supplierComplaint', of: 'supplierComplaint' },
] as const satisfies readonly { route: string; of: SupplierEntry }[];

const categories = ['construction', 'it', 'professional', 'hr', 'marketing', 'administration'] as const;

const promises = ['free', 'record', 'languages'] as const;

/** The suppliers' entry (spec section 2): sign-in, registration, guidelines, complaint. */
export function SuppliersPage() {
  const t = useTranslations('Suppliers');
  return (
    <>
      <PageHeader route="suppliers" />
      <Section id="entry" title={t('entry.title')}>
        <Entries />
      </Section>
      <SignIn />
      <Section id="categories" title={t('categories.title')} lead={t('categories.lead')}>
        <ul className="columns-[16rem] list-disc gap-x-8 ps-5 marker:text-brown-600">
          {categories.map((id) => (
            <li key={id} className="break-inside-avoid py-1">
              {t(`categories.items.${id}`)}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="fairness" tone="tint" title={t('fairness.title')}>
        <ul className="grid gap-8 sm:grid-cols-3">
          {promises.map((id) => (
            <li key={id}>
              <CheckIcon className="size-8 rounded-full bg-brown-100 p-1.5 text-brown-800" />
              <h3 className="mt-3">{t(`fairness.items.${id}.title`)}</h3>
              <p className="mt-1 text-stone-700">{t(`fairness.items.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <HelpStrip />
    </>
  );
}

function Entries() {
  const t = useTranslations('Suppliers');
  const page = useTranslations('Routes');
  const locale = useLocale();
  return (
    <Choices pairs>
      {entries.map(({ route, of }) => (
        <Choice
          key={route}
          href={localizedPath(routePath(route), locale)}
          title={page(`${route}.title`)}
          text={t(`entry.${of}`)}
          sign={<SupplierSign of={of} />}
        />
      ))}
    </Choices>
  );
}

/** Leads to the portal when one is configured; else the telephone number is what helps. */
function SignIn() {
  const t = useTranslations('Suppliers');
  const shell = useTranslations('Shell');
  const locale = useLocale();
  return (
    <Section id="sign-in" tone="tint" title={t('signIn.title')}>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <div className="prose-registry">{t.rich('signIn.body', prose(locale))}</div>
        <a
          href={startLink(supplierSignIn, locale)}
          rel="nofollow"
          className={buttonClass('secondary', 'with-portal')}
        >
          {t('signIn.link')}
          <ArrowIcon className="size-5" />
        </a>
        <Helpline label={shell('helpline')} className={buttonClass('secondary', 'without-portal')} />
      </div>
    </Section>
  );
}
