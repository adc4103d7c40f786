import { z } from 'zod';
import { bothCalendars } from '../../i18n/format';
import type { RegistryLocale } from '../contract';
import { FileRefusedError } from './errors';

const DAY = /\{(\d{4}-\d{2}-\d{2})\}/g;

/**
 * A text with its days in both calendars: a writer gives `{2024-07-28}`, and no Hijri date is typed by hand.
 * @throws {FileRefusedError} it names a day that no calendar has
 */
export function withDays(text: string, locale: RegistryLocale): string {
  return text.replace(DAY, (written, day: string) => {
    if (!z.iso.date().safeParse(day).success)
      throw new FileRefusedError(`No calendar has the day ${written}.`);
    return bothCalendars(day, locale);
  });
}
