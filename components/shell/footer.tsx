import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/ui/brand-mark';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { ConsentLink } from './consent';
import { Helpline } from './helpline';
import { useLinkGroups } from './link-groups';
import { PageLinks } from './page-links';
import { ThemeChoice } from './theme-choice';

/** Footer: whose site it is, its pages in groups, and quietly the choice of appearance. A phone has most groups in its menu. */
export function Footer() {
  const t = useTranslations('Shell');
  const site = useTranslations('Site');
  return (
    <footer className="on-dark no-print relative isolate mt-auto overflow-hidden bg-brown-900 text-sm text-brown-100">
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <div className="container-page space-y-5 py-6 max-md:pb-20 md:space-y-8 md:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <p className="flex items-center gap-3 font-bold text-white">
            <BrandMark className="size-9" />
            {site('productName')}
          </p>
          {/* A phone has it in the bar at the bottom. */}
          <Helpline
            label={t('helpline')}
            className="text-white underline-offset-4 hover:underline max-lg:hidden"
          />
        </div>
        <Groups />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-brown-700 pt-2 text-brown-200 md:pt-4">
          <p>
            {t('footer.copyright', { year: riyadhDate(new Date()).slice(0, 4), name: site('productName') })}
          </p>
          <ConsentLink className="text-white underline-offset-4 hover:underline" />
          <ThemeChoice
            label={t('theme.label')}
            choices={[
              { value: '', label: t('theme.system') },
              { value: 'light', label: t('theme.light') },
              { value: 'dark', label: t('theme.dark') },
              { value: 'contrast', label: t('theme.contrast') },
            ]}
          />
        </div>
      </div>
    </footer>
  );
}

/** On a phone whoever has come to the end finds help and the policies; the rest stands in the menu at the bottom. */
const onPhones = new Set(['support', 'legal']);

function Groups() {
  const t = useTranslations('Shell');
  return (
    <nav
      aria-label={t('footer.heading')}
      className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-8"
    >
      {useLinkGroups().map(({ key, heading, links }) => (
        <section
          key={key}
          className={`footer-links md:max-lg:first:col-span-2 ${onPhones.has(key) ? '' : 'max-md:hidden'}`}
        >
          <h2 className="text-base text-white md:text-base">{heading}</h2>
          <PageLinks links={links} className="mt-1 md:mt-3" />
        </section>
      ))}
    </nav>
  );
}
