import { useTranslations } from 'next-intl';

/** With JavaScript the draft is the same in both languages (use-draft.ts); without, a link takes nothing along. */
export function LanguageNote() {
  const t = useTranslations('Forms');
  return (
    <noscript>
      <p className="mb-6 text-sm text-stone-700 print:hidden">{t('languageNote')}</p>
    </noscript>
  );
}
