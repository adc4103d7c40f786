import { useRouter } from 'next/navigation';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { attributes } from '@/lib/channels.cjs';
import { ENVELOPE, MIN_FILL_MS } from '@/lib/forms/envelope';
import { goToSummary } from './error-summary';
import { asErrors, resolverOf, shownIssues } from './faults';
import type { FormDefinition } from './form-definition';
import { type Outcome, sendFiles, sendForm } from './send';
import { besideField, type FormTexts, type ShownIssue } from './texts';
import { useCaptcha } from './use-captcha';
import { useDraft } from './use-draft';
import { type Values, valuesOf } from './values';

function trapOf(form: HTMLFormElement): string | undefined {
  const control = form.elements.namedItem(ENVELOPE.trap);
  return (control as HTMLInputElement | null)?.value || undefined;
}

/** At least so long: a timer counts whole milliseconds and may end a little early, and the server measures. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.ceil(ms) + 10));

/** What the page tells of a sending: that it is under way, what is wrong, why nothing was stored. */
function useVerdict(texts: FormTexts, first: ShownIssue[], firstFailure: string | undefined) {
  const alert = useRef<HTMLElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState(firstFailure);
  const [summary, setSummary] = useState(first);

  useEffect(() => {
    // Back from the receipt to a page that the browser kept alive: it must not be sending for ever. The first showing is told
    // as well, and a form that was held until the scripts ran may be on its way by then.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setSending(false);
    };
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  /** Shows what is wrong and takes the visitor there. */
  const tell = (issues: ShownIssue[], reason: string | undefined) => {
    flushSync(() => {
      setSummary(issues);
      setFailure(reason);
      setSending(false);
    });
    busy.current = false;
    goToSummary(alert.current);
  };
  const tellFaults = (errors: FieldErrors<Values>) => {
    const shown = shownIssues(errors, texts);
    tell(shown, shown.length > 0 ? undefined : 'internal');
  };
  const begin = () => {
    setSending(true);
    setFailure(undefined);
    setSummary([]);
  };
  return { alert, busy, sending, failure, summary, tell, tellFaults, begin };
}

/** What goes along with the values, once enough time has passed since the form was opened. */
function useEnvelope(token: () => Promise<string | undefined>) {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  const elapsed = () => performance.now() - opened.current;
  return async (element: HTMLFormElement) => {
    const [captcha] = await Promise.all([token(), pause(Math.max(0, MIN_FILL_MS - elapsed()))]);
    return {
      [ENVELOPE.trap]: trapOf(element),
      [ENVELOPE.elapsed]: Math.round(elapsed()),
      [ENVELOPE.captcha]: captcha,
    };
  };
}

export const takesFiles = (fields: FormDefinition['fields']) =>
  Object.values(fields).some(({ kind }) => kind === 'files');

/** How a form is judged in the browser; it begins with the faults that the server found. */
function useJudge({ schema, rules, refused, texts, fields }: FormDefinition) {
  const [initialErrors] = useState(() => asErrors(refused?.issues ?? []));
  const [firstIssues] = useState(() => shownIssues(initialErrors, texts));
  const [resolver] = useState(() => resolverOf(schema, rules));
  const { formState, ...form } = useForm<Values>({
    resolver,
    errors: initialErrors,
    shouldFocusError: false, // the summary takes the focus, not the first field at fault
  });
  const errors = Object.fromEntries(
    shownIssues(formState.errors, texts).map(({ name, code, text }) => [
      name,
      // What another answer makes necessary says why.
      fields[name]?.required ? besideField(texts, code, text) : text,
    ]),
  );
  return { ...form, errors, firstIssues };
}

/** How a form is judged, sent and answered; `form` is the element that it happens in. */
export function useSending(form: RefObject<HTMLFormElement | null>, definition: FormDefinition) {
  const { code, locale, action, texts, fields, refused, captchaSiteKey } = definition;
  const router = useRouter();
  const { register, handleSubmit, setError, setValue, errors, firstIssues } = useJudge(definition);
  const verdict = useVerdict(texts, firstIssues, refused?.failure);
  const captcha = useCaptcha(captchaSiteKey, code, locale);
  const draft = useDraft(form, code, fields, refused !== undefined);
  const envelopeOf = useEnvelope(captcha.token);

  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'accepted') {
      draft.clear();
      form.current?.removeAttribute(attributes.dirty);
      router.push(outcome.receipt);
      return;
    }
    if (outcome.kind === 'failed') return verdict.tell([], outcome.code);
    const errors = asErrors(outcome.issues);
    for (const [name, error] of Object.entries(errors)) setError(name, { message: String(error?.message) });
    verdict.tellFaults(errors);
  };

  const send = async (element: HTMLFormElement, values: Values) => {
    verdict.begin();
    const envelope = await envelopeOf(element);
    const outcome = takesFiles(fields)
      ? sendFiles(action, element, envelope)
      : sendForm(action, { ...values, ...envelope });
    conclude(await outcome);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.name === ENVELOPE.intent) return; // a page of its own, with and without JavaScript
    event.preventDefault();
    if (verdict.busy.current) return; // the second half of a double click
    verdict.busy.current = true;
    const element = event.currentTarget;
    for (const [name, value] of Object.entries(valuesOf(element, fields))) setValue(name, value);
    void handleSubmit((values) => send(element, values), verdict.tellFaults)();
  };

  return { register, submit, errors, verdict, captcha, draft };
}
