import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { Choice, Choices } from '@/components/ui/choices';
import { CalendarIcon, PenIcon, PhoneDeviceIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { routePath } from '@/lib/site/routing/routes';
import type { ServiceSlug } from '@/lib/site/routing/services';
import { filteredPath } from '@/lib/site/views/filters';

/** Services that begin with a place: whether and until when it is announced, this site answers itself. */
const aboutPlaces: ReadonlySet<ServiceSlug> = new Set([
  'first-registration',
  'property-search',
  'property-list',
]);

/**
 * What a visitor can do at once for a service that is done after signing in: the first thing of its page. It holds with a
 * portal and without one; the way into the portal itself stands in the heading above.
 */
export function ServiceStart({ slug }: { slug: ServiceSlug }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  const to = (route: 'app' | 'check' | 'help') => localizedPath(routePath(route), locale);
  const ways = [
    // Where one applies, before the ways to ask about it.
    { id: 'app', href: to('app'), Icon: PhoneDeviceIcon },
    ...(aboutPlaces.has(slug) ? [{ id: 'check', href: to('check'), Icon: PinIcon } as const] : []),
    { id: 'visit', href: filteredPath('appointments', locale, { service: slug }), Icon: CalendarIcon },
    { id: 'call', href: `tel:${customerServiceNumber}`, Icon: PhoneIcon },
    // An even number of ways: who begins with a place finds the way to write in the strip at the page's end.
    ...(aboutPlaces.has(slug) ? [] : [{ id: 'write', href: to('help'), Icon: PenIcon } as const]),
  ] as const;
  return (
    <section id="apply" aria-labelledby="apply-heading" className="container-page pt-8 md:pt-12">
      <div className="parcel p-5 md:p-8">
        <h2 id="apply-heading" className="text-xl md:text-2xl">
          {t('labels.start')}
        </h2>
        <div className="prose-registry mt-2">{t.rich('apply.portal', prose(locale))}</div>
        <div className="mt-5">
          <Choices pairs>
            {ways.map(({ id, href, Icon }) => (
              <Choice
                key={id}
                href={href}
                sign={<Icon className="mt-0.5 size-6 shrink-0 text-blue-700" />}
                title={t(`ways.${id}.title`, { number: customerServiceNumber })}
                text={t(`ways.${id}.text`)}
              />
            ))}
          </Choices>
        </div>
      </div>
    </section>
  );
}
