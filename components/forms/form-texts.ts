import { getTranslations } from 'next-intl/server';
import { type Field, type FormCode, forms } from '@/lib/forms';
import { COUNTRY_CODES } from '@/lib/forms/country-codes';
import { ENVELOPE } from '@/lib/forms/envelope';
import type { FieldKind } from '@/lib/forms/fields';
import type { IssueCode } from '@/lib/forms/issues';
import type { Locale } from '@/lib/i18n/locales';
import { countryOptions } from './country-names';
import type { FieldTexts, FormTexts } from './texts';

/** What can be wrong with a field of each kind, beside `required` and `invalid_type`. */
const CODES: Record<FieldKind, readonly IssueCode[]> = {
  line: ['too_short', 'too_long'],
  paragraph: ['too_short', 'too_long'],
  name: ['too_short', 'too_long', 'invalid_name'],
  email: ['invalid_email'],
  phone: ['invalid_phone'],
  id: ['invalid_id'],
  code: [],
  date: ['invalid_date'],
  integer: ['invalid_number'],
  choice: ['choose_option'],
  registry: ['choose_option'],
  slot: ['choose_option'],
  files: ['too_many_files', 'file_too_large', 'file_type', 'file_infected'],
  consent: ['must_accept'],
};

/** Why nothing was stored, by the codes of lib/http/problem.ts that a sent form can meet. */
const FAILURES = [
  'network',
  'internal',
  'unavailable',
  'too_many_requests',
  'body_too_large',
  'idempotency_conflict',
] as const;

/**
 * The texts of a form in one language. Keys of fields are made from the form's code and the field's name
 * (`Forms.contact.email.label`), so that a field is one entry in the table and one in each language.
 */
export async function formTexts(code: FormCode, locale: Locale): Promise<FormTexts> {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const translate = t as unknown as (key: string, params?: Record<string, number>) => string;
  const has = t.has as (key: string) => boolean;

  const generalHint = ({ kind, bounds, files }: Field): string | undefined => {
    if (kind === 'date') return translate('hints.date');
    if (files)
      return files.max === 1 ? translate('hints.file') : translate('hints.files', { max: files.max });
    if (bounds && kind === 'integer') return translate('hints.number', { ...bounds });
    return bounds && kind !== 'name' ? translate('hints.bounds', { ...bounds }) : undefined;
  };

  const fieldTexts = ([name, field]: [string, Field]): [string, FieldTexts] => {
    const base = `${code}.${name}`;
    const own = (part: string) => (has(`${base}.${part}`) ? translate(`${base}.${part}`) : undefined);
    const codes: readonly IssueCode[] = [
      'required',
      'invalid_type',
      ...CODES[field.kind],
      ...(field.issues ?? []),
    ];
    const texts: FieldTexts = {
      label: translate(`${base}.label`),
      errors: Object.fromEntries(
        codes.map((issue) => [issue, translate(`errors.${issue}`, field.bounds && { ...field.bounds })]),
      ),
    };
    const hint = own('hint') ?? generalHint(field);
    const placeholder = own('placeholder');
    const options =
      field.options === COUNTRY_CODES
        ? countryOptions(locale)
        : field.options?.map((option) => [option, translate(`${base}.options.${option}`)]);
    return [
      name,
      {
        ...texts,
        ...(hint && { hint }),
        ...(placeholder && { placeholder }),
        ...(options && { options: Object.fromEntries(options) }),
      },
    ];
  };

  const trap: FieldTexts = { label: t('trap'), errors: { leave_empty: t('errors.leave_empty') } };
  return {
    fields: {
      ...Object.fromEntries(Object.entries<Field>(forms[code].fields).map(fieldTexts)),
      [ENVELOPE.trap]: trap,
    },
    submit: translate(`${code}.submit`),
    sending: t('sending'),
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
    attached: t('attached'),
  };
}
