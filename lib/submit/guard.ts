import { env } from '@/lib/env';
import { type Field, type FormCode, forms } from '@/lib/forms';
import type { FileLimits } from '@/lib/forms/validators/files';
import { clientAddress } from '@/lib/http/client-address';
import { assertSameSite, mediaType, requestedLocale } from '@/lib/http/request';
import type { Locale } from '@/lib/i18n/locales';
import { Problem } from '@/lib/problem';
import { assertFilesLeft, assertRefusalsLeft } from '@/lib/submit/rate-limits';

/** One post of a form, while it is being answered. */
export interface Exchange {
  request: Request;
  form: FormCode;
  locale: Locale;
  /** The visitor's, as limits count by it. */
  address: string;
  /** Whether the visitor's browser waits for a page (a native post) or a script for JSON. */
  wantsPage: boolean;
}

/** The field of a form that takes files. */
export interface FileField {
  form: string;
  name: string;
  limits: FileLimits;
}

/** The content types in which a browser sends a form by itself. */
export const MULTIPART = 'multipart/form-data';
export const NATIVE_TYPES = ['application/x-www-form-urlencoded', MULTIPART];
const READABLE = ['application/json', ...NATIVE_TYPES];

/** A form's own content type asks for a page, unless the client says that it reads JSON. */
function wantsPage(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return NATIVE_TYPES.includes(mediaType(request)) && !/\bapplication\/(?:problem\+)?json\b/.test(accept);
}

export function exchangeOf(request: Request, form: FormCode): Exchange {
  return {
    request,
    form,
    locale: requestedLocale(request),
    address: clientAddress(request.headers, env().TRUST_PROXY),
    wantsPage: wantsPage(request),
  };
}

/** The field of a form that takes files, if it has one. */
export function fileFieldOf(form: FormCode): FileField | undefined {
  const entry = Object.entries<Field>(forms[form].fields).find(([, { kind }]) => kind === 'files');
  return entry?.[1].files && { form, name: entry[0], limits: entry[1].files };
}

/**
 * The media type of a body that can be read here, looked at before a byte of it is.
 * @throws {Problem} unsupported_media_type, also for a compressed body
 */
export function readableType(request: Request): string {
  const type = mediaType(request);
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!READABLE.includes(type) || encoding !== 'identity') throw new Problem('unsupported_media_type');
  return type;
}

/**
 * What a post must be before a byte of its body is read: of an address that has not been refused too often, of this site,
 * and of a type that can be read.
 * @returns the media type
 * @throws {Problem} too_many_requests, cross_site, unsupported_media_type
 */
export async function guard({ request, form, address }: Exchange): Promise<string> {
  await assertRefusalsLeft(form, address);
  assertSameSite(request, env().TRUST_PROXY);
  const type = readableType(request);
  if (type === MULTIPART && fileFieldOf(form)) await assertFilesLeft(form, address);
  return type;
}
