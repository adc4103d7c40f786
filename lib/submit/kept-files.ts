import { env } from '@/lib/env';
import type { FormIssue } from '@/lib/forms';
import { clientAddress, networkOf } from '@/lib/http/client-address';
import { attachments } from '@/lib/registry';
import { type Arrival, type Exchange, fileFieldOf } from './read';

/**
 * Lets the files of a form that is shown again wait for the corrected one. Where too many wait already it is the keeping
 * that is refused and not the form: the visitor is told to attach them again.
 */
export async function keepForPage(
  { request, form }: Exchange,
  arrived: Arrival['files'],
): Promise<{ files: { id: string; name: string }[]; issues: FormIssue[] }> {
  // One that a submission has is not there for another.
  const files = arrived.filter((file) => !('claimed' in file && file.claimed));
  const field = fileFieldOf(form);
  if (files.length === 0 || field === undefined) return { files: [], issues: [] };
  const own = clientAddress(request.headers, env().TRUST_PROXY);
  const ids = files.map(({ id }) => id);
  const store = await attachments();
  if (await store.keep(ids, { own, near: networkOf(own) }))
    return { files: files.map(({ id, name }) => ({ id, name })), issues: [] };
  await store.discard(ids);
  return { files: [], issues: [{ path: field.name, code: 'attach_again' }] };
}
