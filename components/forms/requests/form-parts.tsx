import { getTranslations } from 'next-intl/server';
import { StaleNotice } from '@/components/data/stale-notice';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { codeSchema } from '@/lib/registry';
import { routePath } from '@/lib/site/routing/routes';
import type { RefusedForm } from '../engine/form-definition';

/**
 * A form as its page places it: texts and choices of one language, and, after a refusal, what was typed, with the choices
 * that follow from it. Each stands in a file of its own: a page's scripts hold what its files import, and so one form.
 */
export interface RequestFormProps {
  locale: Locale;
  refused?: RefusedForm;
}

/** That the choices of a form are not the latest, where they are not. */
export function FormAge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <div className="mb-6">
      <StaleNotice since={since} />
    </div>
  );
}

/** What must be readable before the consent beside it is given. On the way back the browser's own copy of the page, or else the draft, has what was typed. */
export async function PrivacyLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return (
    <a
      href={localizedPath(routePath('privacy'), locale)}
      className="font-semibold text-brown-700 underline underline-offset-4"
    >
      {t('privacyPolicy')}
    </a>
  );
}

/** The choices that follow from what was typed; none where it is no code that the registry could have. */
export async function following<T>(typed: string | undefined, find: (code: string) => Promise<T>) {
  const code = codeSchema.safeParse(typed);
  return code.success ? find(code.data) : undefined;
}
