import { useLocale, useTranslations } from 'next-intl';
import { LinkCard } from '@/components/ui/card';
import { CalendarIcon, MailIcon, PeopleIcon, PhoneDeviceIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

const ways = [
  { route: 'registrars', Icon: PeopleIcon },
  { route: 'appointments', Icon: CalendarIcon },
  { route: 'app', Icon: PhoneDeviceIcon },
  { route: 'help', Icon: MailIcon },
] as const;

/** The ways to reach somebody: a registrar, a branch, the app, the help page. */
export function HomeReach() {
  const t = useTranslations('Home');
  const page = useTranslations('Routes');
  const locale = useLocale();
  return (
    <Section id="reach" title={t('reach.title')} lead={t('reach.lead')} tone="tint">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ route, Icon }) => (
          <li key={route}>
            <LinkCard
              href={localizedPath(routePath(route), locale)}
              title={page(`${route}.label`)}
              text={t(`reach.${route}`)}
              icon={<Icon className="size-6" />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
