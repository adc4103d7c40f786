import { env } from '@/lib/env';
import type { FormCode } from '@/lib/forms';
import { formAction } from '@/lib/forms/envelope';
import type { Locale } from '@/lib/i18n/locales';
import type { FormProps, RefusedForm } from './form-definition';
import { formTexts } from './form-texts';

/** What every form's page passes to its client component. */
export async function formProps(
  code: FormCode,
  locale: Locale,
  refused: RefusedForm | undefined,
): Promise<FormProps> {
  return {
    locale,
    action: formAction(code, locale),
    texts: await formTexts(code, locale),
    captchaSiteKey: env().RECAPTCHA_SITE_KEY,
    refused,
  };
}
