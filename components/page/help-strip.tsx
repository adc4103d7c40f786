import { useLocale, useTranslations } from 'next-intl';
import { Helpline } from '@/components/shell/helpline';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';

/**
 * Foot of an explaining page: the ways to reach people, in the same order everywhere (WCAG 3.2.6). The page that it stands on
 * is none of them; where an answer above has a button that calls, there is none here.
 */
export function HelpStrip({ on, hasCall = true }: { on?: 'faq'; hasCall?: boolean }) {
  const t = useTranslations('Page');
  const shell = useTranslations('Shell');
  const locale = useLocale();
  return (
    <section aria-labelledby="help-strip" className="no-print relative isolate overflow-hidden bg-brown-100">
      <ParcelPattern className="fading absolute inset-y-0 start-1/2 end-0 -z-10 text-brown-200 max-lg:hidden" />
      <div className="container-page space-y-5 py-8 md:py-10">
        <div>
          <h2 id="help-strip">{t('help.title')}</h2>
          <p className="mt-1 text-stone-700">{t('help.text', { hasCall: String(hasCall) })}</p>
        </div>
        {/* On a phone whoever calls first, then what has long names, then two of one width; on a tablet two by two. */}
        <div className="grid grid-cols-2 gap-2 sm:gap-3 lg:flex lg:flex-wrap">
          {hasCall && (
            <Helpline
              label={shell('helpline')}
              className={buttonClass('primary', on === 'faq' ? 'max-lg:col-span-2' : 'max-sm:col-span-2')}
            />
          )}
          {on !== 'faq' && (
            <ButtonLink
              variant="secondary"
              className="max-sm:col-span-2"
              href={localizedPath(routePath('faq'), locale)}
            >
              {t('help.faq')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" href={localizedPath(routePath('help'), locale)}>
            {t('help.write')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={localizedPath(routePath('appointments'), locale)}>
            {t('help.visit')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
