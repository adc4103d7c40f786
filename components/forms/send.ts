import type { FormIssue } from '@/lib/forms/issues';

/** How a sending ended. Success is an explicit 201 (or 202) with a reference, nothing else. */
export type Outcome =
  | { kind: 'accepted'; reference: string; receipt: string }
  | { kind: 'invalid'; issues: FormIssue[] }
  | { kind: 'failed'; code: string };

const DEADLINE_MS = 30_000;

interface Answer {
  reference?: unknown;
  receipt?: unknown;
  code?: unknown;
  issues?: FormIssue[];
}

/**
 * Posts a form as JSON. Never throws: no answer, a cut connection and a foreign answer are all `failed`, and the form
 * keeps everything that was typed.
 */
export async function sendForm(action: string, body: Record<string, unknown>): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const answer = (await response.json()) as Answer;
    if ((response.status === 201 || response.status === 202) && typeof answer.reference === 'string') {
      return { kind: 'accepted', reference: answer.reference, receipt: String(answer.receipt) };
    }
    if (answer.issues && answer.issues.length > 0) return { kind: 'invalid', issues: answer.issues };
    return { kind: 'failed', code: typeof answer.code === 'string' ? answer.code : 'internal' };
  } catch {
    return { kind: 'failed', code: 'network' };
  }
}
