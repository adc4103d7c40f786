import { getTranslations } from 'next-intl/server';
import { StaleNotice } from '@/components/data/stale-notice';
import type { FormCode } from '@/lib/forms';
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

/** The forms with a consent to the privacy policy; an expression of interest asks in it to be told as well. */
type ConsentingForm = Exclude<FormCode, 'supplier-complaint'>;

/** That the choices of a form are not the latest, where they are not. */
export function FormAge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <div className="mb-6">
      <StaleNotice since={since} />
    </div>
  );
}

/**
 * The sentence of a consent, its policy a link: it must be readable before it is agreed to. On the way back the browser's own
 * copy of the page, or else the draft, has what was typed.
 */
export async function ConsentLabel({ locale, form }: { locale: Locale; form: ConsentingForm }) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const key =
    form === 'registration-interest'
      ? (`${form}.contactConsent` as const)
      : (`${form}.privacyConsent` as const);
  return t.rich(`${key}.label`, {
    privacy: (chunks) => (
      <a href={localizedPath(routePath('privacy'), locale)} className="font-semibold link">
        {chunks}
      </a>
    ),
  });
}

/** The choices that follow from what was typed; none where it is no code that the registry could have. */
export async function following<T>(typed: string | undefined, find: (code: string) => Promise<T>) {
  const code = codeSchema.safeParse(typed);
  return code.success ? find(code.data) : undefined;
}
