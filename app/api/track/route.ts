import { methodNotAllowed } from '@/lib/http/submit-form';
import { trackSubmission } from '@/lib/http/track';

export const POST = trackSubmission;
export const GET = methodNotAllowed('POST');
export const PUT = methodNotAllowed('POST');
export const PATCH = methodNotAllowed('POST');
export const DELETE = methodNotAllowed('POST');
