import { methodNotAllowed } from '@/lib/http/problem';
import { formPageRedirect, receiveForm } from '@/lib/submit';

interface Context {
  params: Promise<{ form: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  receiveForm(request, (await params).form);
/** Whoever opens a form's address, or asks for its answer again, gets the form's page. */
export const GET = async (request: Request, { params }: Context) =>
  formPageRedirect(request, (await params).form);
export const PUT = methodNotAllowed('GET, HEAD, POST');
export const PATCH = methodNotAllowed('GET, HEAD, POST');
export const DELETE = methodNotAllowed('GET, HEAD, POST');
