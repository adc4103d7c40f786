import type { FormIssue } from '@/lib/forms/issues';
import type { ProblemCode } from '@/lib/problem';

/** How a sending ended. Success is an explicit 201 (or 202) with a reference, nothing else. */
export type Outcome =
  | { kind: 'accepted'; reference: string; receipt: string }
  | { kind: 'invalid'; issues: FormIssue[] }
  | { kind: 'failed'; code: ProblemCode | 'network' };

const DEADLINE_MS = 30_000;
/** Fifteen megabytes over a slow connection. */
const FILES_DEADLINE_MS = 300_000;

interface Answer {
  reference?: unknown;
  receipt?: unknown;
  code?: ProblemCode;
  issues?: FormIssue[];
}

/** Posts the values of a form as JSON. */
export function sendForm(action: string, body: Record<string, unknown>): Promise<Outcome> {
  return send(action, DEADLINE_MS, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Posts a form with its files, as the browser itself would. */
export function sendFiles(
  action: string,
  form: HTMLFormElement,
  envelope: Record<string, string | number | undefined>,
): Promise<Outcome> {
  const body = new FormData(form);
  for (const [name, value] of Object.entries(envelope)) {
    if (value !== undefined) body.set(name, String(value));
  }
  return send(action, FILES_DEADLINE_MS, { body });
}

/** What an answer that is not ours means: of a proxy in front of a site that is away, or of one that has limits of its own. */
function foreign({ status, ok }: Response): ProblemCode | 'network' {
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'too_many_requests';
  if (status >= 500) return 'unavailable';
  return ok ? 'network' : 'internal';
}

/**
 * Never throws: no answer, a cut connection and a foreign answer are all `failed`, and the form keeps everything that was
 * typed.
 */
async function send(action: string, deadlineMs: number, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      ...init,
      method: 'POST',
      headers: { ...init.headers, accept: 'application/json' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (answer === null) return { kind: 'failed', code: foreign(response) };
    if ((response.status === 201 || response.status === 202) && typeof answer.reference === 'string') {
      return { kind: 'accepted', reference: answer.reference, receipt: String(answer.receipt) };
    }
    if (answer.issues && answer.issues.length > 0) return { kind: 'invalid', issues: answer.issues };
    return { kind: 'failed', code: answer.code ?? 'internal' };
  } catch {
    return { kind: 'failed', code: 'network' };
  }
}
