import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Choice, Choices } from '@/components/ui/choices';
import { CalendarIcon, ChartIcon, PenIcon, PeopleIcon, PinIcon, ShieldIcon } from '@/components/ui/icons';
import { ltr } from '@/components/ui/ltr';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { PhoneDrawing } from './phone-drawing';

const tasks = [
  { route: 'check', Icon: ShieldIcon },
  { route: 'areas', Icon: PinIcon },
  { route: 'appointments', Icon: CalendarIcon },
  { route: 'correction', Icon: PenIcon },
  { route: 'analytics', Icon: ChartIcon },
  { route: 'registrars', Icon: PeopleIcon },
] as const;

/** Landing page for phones, without menus (spec section 2: layout "none set"). */
export function AppPage() {
  const t = useTranslations('MobileApp');
  const locale = useLocale();
  const tags = prose(locale);
  return (
    <>
      <Hero />
      <Section id="tasks" title={t('tasks.title')}>
        <Choices>
          {tasks.map(({ route, Icon }) => (
            <Choice
              key={route}
              href={localizedPath(routePath(route), locale)}
              title={t(`tasks.items.${route}.title`)}
              text={t(`tasks.items.${route}.text`)}
              sign={<Icon className="size-7 shrink-0 text-brown-700" />}
            />
          ))}
        </Choices>
      </Section>
      <Section id="signed-in" tone="tint" title={t('signedIn.title')}>
        <div className="prose-registry">{t.rich('signedIn.body', tags)}</div>
      </Section>
      <div className="container-page grid gap-12 py-10 md:py-14 lg:grid-cols-2">
        <section>
          <h2>{t('safety.title')}</h2>
          <Stores />
          <div className="prose-registry mt-4">{t.rich('safety.body', tags)}</div>
        </section>
        <section>
          <h2>{t('shortcut.title')}</h2>
          <div className="mt-6">
            <Steps>{t.rich('shortcut.body', tags)}</Steps>
          </div>
        </section>
      </div>
    </>
  );
}

/** The app in its stores, as far as the operator has said where. */
function Stores() {
  const t = useTranslations('MobileApp');
  const { APP_STORE_URL, GOOGLE_PLAY_URL } = env();
  const stores = [
    ['apple', APP_STORE_URL],
    ['google', GOOGLE_PLAY_URL],
  ] as const;
  const links = stores.flatMap(([store, href]) => (href === undefined ? [] : [{ store, href }]));
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('stores.title')} className="mt-6 flex flex-wrap gap-3">
      {links.map(({ store, href }) => (
        <li key={store}>
          <a href={href} rel="noreferrer" className={buttonClass('secondary')}>
            {t.rich(`stores.${store}`, { ltr })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Hero() {
  const t = useTranslations('MobileApp');
  const locale = useLocale();
  return (
    <div className="on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50">
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-800" />
      <div className="container-page flex flex-wrap items-center justify-between gap-10 py-10 md:py-12">
        <div>
          <h1 className="max-w-2xl text-white md:text-5xl">{t('hero.title')}</h1>
          <p className="mt-4 max-w-prose text-lg text-brown-100">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink variant="light" href={localizedPath(routePath('services'), locale)}>
              {t('hero.services')}
            </ButtonLink>
            <ButtonLink variant="outlineLight" href={localizedPath(routePath('home'), locale)}>
              {t('hero.home')}
            </ButtonLink>
          </div>
        </div>
        <PhoneDrawing className="on-page hidden h-72 shrink-0 md:block lg:me-16" />
      </div>
    </div>
  );
}
