import { contactMessage } from './messages';

/** Values that occur nowhere else, in every writing in which they could leak. */
export const SECRETS = {
  subject: 'Zanzibar-subject-7731',
  fullName: 'عبدالرحمن الزنجباري',
  email: 'leak.canary.7731@example.com',
  phoneNumber: '0557731773',
  nationalId: '2000000006',
  message: 'Canary message 7731: حدود القطعة غير صحيحة في صحيفة العقار.',
};
const FORBIDDEN = [
  ...Object.values(SECRETS),
  '966557731773',
  '557731773',
  'leak.canary',
  'الزنجباري',
  'Zanzibar',
  'Canary message',
];
/** A contact message of these values. */
export const payload = contactMessage(SECRETS);

/** The forbidden values in a text or a file, in UTF-8, UTF-16, base64 and JSON escapes. */
export function leaks(haystack: Buffer): string[] {
  return FORBIDDEN.filter((value) =>
    [
      Buffer.from(value),
      Buffer.from(value, 'utf16le'),
      Buffer.from(Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -2)),
      Buffer.from(JSON.stringify(value).slice(1, -1)),
      Buffer.from(encodeURIComponent(value)),
    ].some((form) => haystack.includes(form)),
  );
}
