import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import {
  customerServiceNumber,
  grievanceWindowDays,
  legalEffectMaxYears,
  registrationStart,
} from './constants';

/** The constants of the site that longer texts name, by the names that messages have for them. */
export const filledIn = (locale: Locale) => ({
  helpline: customerServiceNumber,
  grievanceDays: grievanceWindowDays,
  startDate: gregorianDate(registrationStart, locale),
  startDateHijri: hijriDate(registrationStart, locale),
  effectYears: legalEffectMaxYears,
});
