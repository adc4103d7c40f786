import type { RichTranslationValues } from 'next-intl';
import type { ReactNode } from 'react';
import { ltr } from '@/components/ui/ltr';
import { SiteLink } from '@/components/ui/site-link';
import { Step } from '@/components/ui/steps';
import { bothCalendars } from '@/lib/i18n/format';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { filledIn } from '@/lib/site/filled-in';
import { isParametric, routeEntries, routePath } from '@/lib/site/routing/routes';
import { services } from '@/lib/site/routing/services';

const blocks = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
  li: (chunks: ReactNode) => <li>{chunks}</li>,
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
  step: (chunks: ReactNode) => <Step>{chunks}</Step>,
  ltr,
  /** Words that hold where there is a portal to lead to. */
  portal: (chunks: ReactNode) => <span className="with-portal">{chunks}</span>,
  phone: (chunks: ReactNode) => (
    <a href={`tel:${customerServiceNumber}`}>
      <bdi dir="ltr">{chunks}</bdi>
    </a>
  ),
};

const linkTo = (path: string, locale: Locale) => (chunks: ReactNode) => (
  <SiteLink href={localizedPath(path, locale)}>{chunks}</SiteLink>
);

/**
 * What the longer texts in messages may contain, for `t.rich`: paragraphs, lists, steps, emphasis, isolated left-to-right
 * runs, days in both calendars (`<day>2025-10-01</day>`), the constants of the site by name, and links. A link's tag is the id of its page in the route table
 * (`<faq>…</faq>`), or `service-` and the slug of a service: an editor never writes an address.
 */
export function prose(locale: Locale): RichTranslationValues {
  const pages = routeEntries
    .filter(([id]) => !isParametric(id))
    .map(([id]) => [id, linkTo(routePath(id), locale)]);
  const servicePages = services.map(({ slug }) => [
    `service-${slug}`,
    linkTo(routePath('service', { service: slug }), locale),
  ]);
  return {
    ...Object.fromEntries(pages),
    ...Object.fromEntries(servicePages),
    ...blocks,
    day: ([day]: string[]) => <time dateTime={day}>{bothCalendars(String(day), locale)}</time>,
    ...filledIn(locale),
  };
}
