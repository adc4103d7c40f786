import { useLocale, useTranslations } from 'next-intl';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Choice, Choices } from '@/components/ui/choices';
import { ltr } from '@/components/ui/ltr';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { PhoneDrawing } from './phone-drawing';
import { TaskSign, tasks } from './task-sign';

/** What can be done from a phone, and where the app is. */
export function AppPage() {
  const t = useTranslations('MobileApp');
  const locale = useLocale();
  const tags = prose(locale);
  return (
    <>
      <Head />
      {/* The app first: whoever reads "the registry's app" somewhere comes for it. */}
      <div className="container-page grid gap-10 py-10 md:py-14 lg:grid-cols-2">
        <section>
          <h2>{t('signedIn.title')}</h2>
          <div className="prose-registry mt-4">{t.rich('signedIn.body', tags)}</div>
        </section>
        <section>
          <h2>{t('safety.title')}</h2>
          <div className="prose-registry mt-4">{t.rich('safety.body', tags)}</div>
        </section>
      </div>
      <Section id="tasks" tone="tint" title={t('tasks.title')}>
        <Choices>
          {tasks.map((route) => (
            <Choice
              key={route}
              href={localizedPath(routePath(route), locale)}
              title={t(`tasks.items.${route}.title`)}
              text={t(`tasks.items.${route}.text`)}
              sign={<TaskSign task={route} />}
            />
          ))}
        </Choices>
      </Section>
      <Section id="shortcut" title={t('shortcut.title')}>
        <div className="max-w-prose">
          <Steps>{t.rich('shortcut.body', tags)}</Steps>
        </div>
      </Section>
      <HelpStrip />
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
    <ul aria-label={t('stores.title')} className="flex flex-wrap gap-3">
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

function Head() {
  const t = useTranslations('MobileApp');
  const locale = useLocale();
  return (
    <PageHeader
      route="app"
      lead={t('lead')}
      mark={<PhoneDrawing className="mx-auto h-full" />}
      aside={
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink href={localizedPath(routePath('services'), locale)}>{t('services')}</ButtonLink>
          <Stores />
        </div>
      }
    />
  );
}
