import { env } from '@/lib/env';
import { type Field, type FormCode, type FormIssue, forms } from '@/lib/forms';
import { fromHtml } from '@/lib/forms/html';
import { FORM_BODY_LIMITS, readBody } from '@/lib/http/body';
import { clientAddress } from '@/lib/http/client-address';
import { assertFilesLeft } from '@/lib/http/rate-limits';
import { assertSameSite, mediaType, requestedLocale } from '@/lib/http/request';
import type { Locale } from '@/lib/i18n/locales';
import { attachments } from '@/lib/registry';
import type { KeptAttachment, StoredAttachment } from '@/lib/registry/attachments/store';
import {
  collectPairs,
  decodeForm,
  MULTIPART,
  NATIVE_TYPES,
  openEnvelope,
  type ReceivedForm,
  readableType,
} from './decode';
import { type FileField, readMultipart } from './read-files';

/** One post of a form, while it is being answered. */
export interface Exchange {
  request: Request;
  form: FormCode;
  locale: Locale;
  /** Whether the visitor's browser waits for a page (a native post) or a script for JSON. */
  wantsPage: boolean;
}

/** A form as it arrived, with the files that arrived with it or wait since an earlier try. */
export interface Arrival extends ReceivedForm {
  files: (StoredAttachment | KeptAttachment)[];
  /** What is wrong with the files; no schema sees the bytes. */
  fileIssues: FormIssue[];
}

/** A form's own content type asks for a page, unless the client says that it reads JSON. */
function wantsPage(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return NATIVE_TYPES.includes(mediaType(request)) && !/\bapplication\/(?:problem\+)?json\b/.test(accept);
}

export function exchangeOf(request: Request, form: FormCode): Exchange {
  return { request, form, locale: requestedLocale(request), wantsPage: wantsPage(request) };
}

/** The field of a form that takes files, if it has one. */
export function fileFieldOf(form: FormCode): FileField | undefined {
  const entry = Object.entries<Field>(forms[form].fields).find(([, { kind }]) => kind === 'files');
  return entry?.[1].files && { form, name: entry[0], limits: entry[1].files };
}

/** As the store makes them; what is no such text is not asked for. */
const isAttachmentId = (id: unknown): id is string => typeof id === 'string' && id.length <= 64;

/**
 * Files come as files only: a description of them without the bytes would be a claim. What a client writes under the
 * field's name is refused; what is really there takes its place.
 */
async function withFiles(
  received: ReceivedForm,
  field: FileField,
  arrived: StoredAttachment[],
  issues: FormIssue[],
): Promise<Arrival> {
  const kept = [received.envelope.keptFiles].flat().filter(isAttachmentId);
  const place = { form: field.form, field: field.name };
  const earlier = await (await attachments()).kept(kept.slice(0, field.limits.max), place);
  const files = [...earlier, ...arrived];
  const claimed = received.fields[field.name];
  const fileIssues: FormIssue[] =
    claimed === undefined || claimed === '' ? issues : [{ path: field.name, code: 'invalid_type' }];
  const { [field.name]: _claimed, ...fields } = received.fields;
  if (files.length > 0)
    fields[field.name] = files.map(({ name, type, size, sha256 }) => ({ name, type, size, sha256 }));
  return { ...received, fields, files, fileIssues };
}

/**
 * Guards and reads a post.
 * @throws {Problem} cross_site, unsupported_media_type, body_too_large, body_timeout, malformed_request, too_many_requests,
 *   and what {@link readMultipart} throws
 */
export async function readForm({ request, form, wantsPage }: Exchange): Promise<Arrival> {
  assertSameSite(request, env().TRUST_PROXY);
  const field = fileFieldOf(form);
  const type = readableType(request);
  const { fields: table } = forms[form];
  if (type === MULTIPART) {
    if (field) await assertFilesLeft(form, clientAddress(request.headers, env().TRUST_PROXY));
    const limits = { min: 0, max: 0, maxBytes: 1 };
    const reader = wantsPage ? 'page' : 'script';
    const target = field ?? { form, name: '', limits };
    const { pairs, files, issues } = await readMultipart(request, target, { reader });
    const received = openEnvelope(fromHtml(table, collectPairs(pairs)));
    return field ? withFiles(received, field, files, issues) : { ...received, files: [], fileIssues: issues };
  }
  const body = decodeForm(type, await readBody(request, FORM_BODY_LIMITS));
  const received = type === 'application/json' ? body : { ...body, fields: fromHtml(table, body.fields) };
  return field ? withFiles(received, field, [], []) : { ...received, files: [], fileIssues: [] };
}
