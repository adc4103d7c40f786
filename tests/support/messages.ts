import { randomBytes } from 'node:crypto';
import type { SubmitInput } from '@/lib/registry/contract';
import { validate } from '@/lib/registry/submissions/forms';

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

/** A submission as its sender writes it. */
export type Unchecked = Omit<SubmitInput, 'payload'> & { payload: Record<string, unknown> };

/** Hands a submission to a registry as its service does: validated where it comes into the process. */
export async function submitTo<T>(
  registry: { submit(input: SubmitInput): Promise<T> },
  input: Unchecked,
): Promise<T> {
  return registry.submit(validate(input));
}
