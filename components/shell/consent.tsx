import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { tagManager } from '@/lib/site/routing/tag-manager';

/** Where the choice is explained, for those without JavaScript too: for them nothing is ever loaded. */
function useExplanation(): string {
  return `${localizedPath(routePath('privacy'), useLocale())}#measuring`;
}

/**
 * The question whether visits may be measured, on sites with a tag manager. It is hidden until public/consent.js, which is
 * asked for on such sites only, has found that it is open. Both answers are one click and look alike.
 */
export function Consent() {
  const t = useTranslations('Shell.consent');
  const explanation = useExplanation();
  const settings = tagManager();
  if (!settings) return null;
  return (
    <>
      <section
        hidden
        tabIndex={-1}
        aria-label={t('title')}
        data-consent={settings.id}
        data-origin={settings.origin}
        className="no-print sticky bottom-0 z-40 max-md:bottom-17 border-t border-brown-300 bg-white py-4"
      >
        <div className="container-page flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose">
            {t('text')}{' '}
            <a className="font-semibold underline underline-offset-4" href={explanation}>
              {t('more')}
            </a>
          </p>
          <div className="flex flex-wrap gap-3">
            {(['refused', 'accepted'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                className={buttonClass('secondary')}
                data-consent-choice={choice}
              >
                {t(choice)}
              </button>
            ))}
          </div>
        </div>
      </section>
      <script src="/consent.js" defer />
    </>
  );
}

/** The link by which the choice is changed later. */
export function ConsentLink({ className }: { className: string }) {
  const t = useTranslations('Shell.consent');
  const explanation = useExplanation();
  if (!tagManager()) return null;
  return (
    <a href={explanation} data-consent-open="" className={className}>
      {t('change')}
    </a>
  );
}
