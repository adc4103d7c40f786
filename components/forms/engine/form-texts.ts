import { getTranslations } from 'next-intl/server';
import { type Field, type FormCode, forms, type IssueCode } from '@/lib/forms';
import { ENVELOPE } from '@/lib/forms/envelope';
import { FAILURES, faultKeys, hasOwnOptions, issueCodesOf } from '@/lib/forms/message-keys';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { countryOptions } from '../controls/country-names';
import type { FieldTexts, FormTexts } from './texts';

/** The words of all forms in one language, found by keys that are put together too. */
async function formWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  return {
    locale,
    t,
    translate: t as unknown as (key: string, params?: Record<string, string | number>) => string,
    has: t.has as (key: string) => boolean,
  };
}
type FormWords = Awaited<ReturnType<typeof formWords>>;

/** Bounds as a text shows them: 10,000. */
const shown = ({ bounds }: Field, locale: Locale) =>
  bounds && { min: formatNumber(bounds.min, locale), max: formatNumber(bounds.max, locale) };

/** What a kind of field says where the field has no hint of its own. */
function generalHint(field: Field, { locale, translate }: FormWords): string | undefined {
  const { kind, bounds, files } = field;
  if (kind === 'date') return translate('hints.date');
  if (kind === 'phone') return translate('hints.phone');
  if (files) return files.max === 1 ? translate('hints.file') : translate('hints.files', { max: files.max });
  // How long a text may be concerns only whose text is not: the fault says it, and the counter near its end.
  return bounds && kind === 'integer' ? translate('hints.number', shown(field, locale)) : undefined;
}

function fieldTexts(code: FormCode, name: string, field: Field, words: FormWords): FieldTexts {
  const { t, translate, has, locale } = words;
  const base = `${code}.${name}`;
  const own = (part: string) => (has(`${base}.${part}`) ? translate(`${base}.${part}`) : undefined);
  // A consent's label links to what it speaks of (ConsentLabel); as a text it has no link.
  const label = t.markup(`${base}.label` as never, { privacy: (chunks: string) => chunks } as never);
  const fault = (issue: IssueCode) => {
    const key = faultKeys(code, name, field, issue).find(has) as string;
    return translate(key, { ...shown(field, locale), label });
  };
  const mark = own('mark');
  const hint = own('hint') ?? generalHint(field, words);
  const placeholder = own('placeholder');
  const options = hasOwnOptions(field)
    ? field.options?.map((option) => [option, translate(`${base}.options.${option}`)])
    : field.options && countryOptions(locale);
  const notes = (hasOwnOptions(field) ? (field.options ?? []) : []).flatMap((option) => {
    const note = own(`notes.${option}`);
    return note === undefined ? [] : [[option, note]];
  });
  return {
    label,
    errors: Object.fromEntries(issueCodesOf(field).map((issue) => [issue, fault(issue)])),
    ...(mark && { mark }),
    ...(hint && { hint }),
    ...(placeholder && { placeholder }),
    ...(options && { options: Object.fromEntries(options) }),
    ...(notes.length > 0 && { notes: Object.fromEntries(notes) }),
  };
}

/**
 * The texts of a form in one language. Keys of fields are made from the form's code and the field's name
 * (`Forms.contact.email.label`), so that a field is one entry in the table and one in each language.
 */
export async function formTexts(code: FormCode, locale: Locale): Promise<FormTexts> {
  const words = await formWords(locale);
  const { t, translate } = words;
  const fields = Object.entries<Field>(forms[code].fields);
  const trap: FieldTexts = { label: t('trap'), errors: { leave_empty: t('errors.leave_empty') } };
  return {
    fields: {
      ...Object.fromEntries(fields.map(([name, field]) => [name, fieldTexts(code, name, field, words)])),
      [ENVELOPE.trap]: trap,
    },
    submit: translate(`${code}.submit`),
    sending: t('sending'),
    requiredNote: t(fields.some(([, { required }]) => !required) ? 'requiredNote' : 'allRequired'),
    required: t('errors.required'),
    optional: t('optional'),
    chooseOption: t('chooseOption'),
    summaryTitle: t('summaryTitle'),
    failureTitle: t('failureTitle'),
    failures: Object.fromEntries(
      FAILURES.map((failure) => [failure, t(`failures.${failure}`)]),
    ) as FormTexts['failures'],
    draftRestored: t('draft.restored'),
    draftDiscard: t('draft.discard'),
    charactersLeft: t('charactersLeft'),
    filter: t('filter'),
    found: t('found'),
    attached: t('attached'),
    chooseFile: t('files.chooseOne'),
    chooseFiles: t('files.choose'),
    chosenFiles: t('files.chosen'),
    removeFile: t('files.remove'),
  };
}
