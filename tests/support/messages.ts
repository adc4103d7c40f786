import { randomBytes } from 'node:crypto';

/** A contact message that its form accepts. */
export function contactMessage(change: Record<string, unknown> = {}) {
  return {
    subject: 'سؤال عن منطقة معلنة',
    fullName: 'سارة محمد',
    email: 'visitor@example.com',
    phoneNumber: '0505330609',
    nationalId: '1000000008',
    message: 'أرجو توضيح حدود المنطقة المعلنة في الحي.',
    privacyConsent: true,
    ...change,
  };
}

export const newIdempotencyKey = () => randomBytes(16).toString('base64url');
