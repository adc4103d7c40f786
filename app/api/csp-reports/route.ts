import { receiveCspReports } from '@/lib/http/csp-reports';
import { methodNotAllowed } from '@/lib/http/problem';

export const POST = (request: Request) => receiveCspReports(request);
export const GET = methodNotAllowed('POST');
export const PUT = methodNotAllowed('POST');
export const PATCH = methodNotAllowed('POST');
export const DELETE = methodNotAllowed('POST');
