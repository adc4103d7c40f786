import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowIcon, CalendarIcon, PenIcon, PhoneDeviceIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { bothCalendars } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { startLink } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import type { Service, ServiceSlug } from '@/lib/site/routing/services';
import { filteredPath } from '@/lib/site/views/filters';
import type { ServiceData } from '@/lib/site/views/service-page';

/** Services that begin with a place: whether and until when it is announced, this site answers itself. */
const aboutPlaces: ReadonlySet<ServiceSlug> = new Set([
  'first-registration',
  'property-search',
  'property-list',
]);

/** The ways that hold on paper too: what is on this site does not. */
const onPaper: ReadonlySet<string> = new Set(['call', 'app', 'visit']);

/** Where a service starts: the first thing of its page, with its one first button. */
export function ServiceStart({ service, lastEnd }: { service: Service } & ServiceData) {
  const t = useTranslations('Services');
  const deadlines = useTranslations('Home.deadlines');
  const locale = useLocale();
  const { slug, startsAt } = service;
  const tags = prose(locale);
  return (
    <section id="apply" aria-labelledby="apply-heading" className="parcel p-5 md:p-6">
      <h2 id="apply-heading">{t(startsAt ? 'labels.apply' : 'labels.start')}</h2>
      {lastEnd !== null && (
        <p className="mt-2 font-medium text-brown-900">
          {deadlines('allEnded', { end: bothCalendars(lastEnd, locale) })}
        </p>
      )}
      {startsAt ? (
        <>
          <div className="prose-registry mt-2">
            {t.rich(slug === 'appointment' ? 'apply.appointment' : 'apply.site', tags)}
          </div>
          <ButtonLink className="mt-4 max-sm:w-full" href={localizedPath(routePath(startsAt), locale)}>
            {t('labels.applyOnline')}
          </ButtonLink>
        </>
      ) : (
        <>
          {/* A plain link: the address behind it answers with a redirect that must not be preloaded. */}
          <a
            href={startLink(slug, locale)}
            rel="nofollow"
            className={buttonClass('primary', 'with-portal mt-4')}
          >
            {t('labels.applyPortal')}
            <ArrowIcon className="size-5" />
          </a>
          <div className="prose-registry mt-2">{t.rich('apply.portal', tags)}</div>
          <Ways slug={slug} />
        </>
      )}
    </section>
  );
}

/**
 * What a visitor can do at once for a service that is done after signing in. It holds with a portal and without one, which the
 * process knows that serves the page (app/globals.css). Without one the first button of a first registration is the app, in
 * which it is done; of what begins with a place it is the question about that, else the call.
 */
function Ways({ slug }: { slug: ServiceSlug }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  const to = (route: 'app' | 'check' | 'help') => localizedPath(routePath(route), locale);
  const visit = filteredPath('appointments', locale, { service: slug });
  const call = { id: 'call', href: `tel:${customerServiceNumber}`, Icon: PhoneIcon } as const;
  const app = { id: 'app', href: to('app'), Icon: PhoneDeviceIcon } as const;
  const check = { id: 'check', href: to('check'), Icon: PinIcon } as const;
  // Who comes for a first registration may have asked already.
  const isFirst = slug === 'first-registration';
  const otherwise = aboutPlaces.has(slug) ? check : call;
  const first = isFirst ? app : otherwise;
  const ways = [
    ...(isFirst ? [app, call] : [call, app]),
    { id: 'visit', href: visit, Icon: CalendarIcon },
    ...(aboutPlaces.has(slug) ? [check] : []),
    // Who begins with a place finds the way to write in the strip at the page's end.
    ...(aboutPlaces.has(slug) ? [] : [{ id: 'write', href: to('help'), Icon: PenIcon } as const]),
  ] as const;
  return (
    <>
      <p className="no-print without-portal mt-4">
        <a href={first.href} className={buttonClass('primary', 'max-sm:w-full')}>
          <first.Icon className="size-5" />
          {first.id === 'app'
            ? t('ways.app.button')
            : t(`ways.${first.id}.title`, { number: customerServiceNumber })}
        </a>
        <span className="mt-1.5 block text-sm text-stone-600">{t(`ways.${first.id}.text`)}</span>
      </p>
      {/* Three of them, four where the portal has the first button. */}
      <ul className="mt-4 grid print:block gap-x-8 gap-y-3 sm:grid-cols-3 lg:max-xl:grid-cols-1 [[data-portal]_&]:sm:grid-cols-2">
        {ways.map(({ id, href, Icon }) => {
          // A telephone number is no page that could be loaded ahead.
          const Anchor = href.startsWith('/') ? SiteLink : 'a';
          return (
            <li
              key={id}
              className={`flex gap-3 ${id === first.id ? 'with-portal' : ''} ${onPaper.has(id) ? 'print:flex! print:not-first:mt-2' : 'print:hidden'}`}
            >
              <Icon className="mt-1 size-5 shrink-0 text-brown-600" />
              <div className="min-w-0">
                <Anchor href={href} className="font-medium link-soft">
                  {t(`ways.${id}.title`, { number: customerServiceNumber })}
                </Anchor>
                <p className="text-sm text-stone-600">{t(`ways.${id}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
