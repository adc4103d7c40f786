import { bothCalendars } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  customerServiceNumber,
  grievanceWindowDays,
  lawIssued,
  legalEffectMaxYears,
  registrationStart,
} from './constants';

/** The constants of the site that longer texts name, by the names that messages have for them. */
export const filledIn = (locale: Locale) => ({
  helpline: customerServiceNumber,
  grievanceDays: grievanceWindowDays,
  startDate: bothCalendars(registrationStart, locale),
  lawIssued: bothCalendars(lawIssued, locale),
  effectYears: legalEffectMaxYears,
});
