'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { buttonClass } from '@/components/ui/button-class';
import { ENVELOPE, MIN_FILL_MS } from '@/lib/forms/envelope';
import type { FieldTable } from '@/lib/forms/fields';
import type { FormIssue } from '@/lib/forms/issues';
import { DraftNotice } from './draft-notice';
import { ErrorSummary, FailureAlert } from './error-summary';
import { FormProvider } from './form-context';
import { type Outcome, sendFiles, sendForm } from './send';
import { type FormTexts, issueText, type ShownIssue } from './texts';
import { TrapField } from './trap-field';
import { useCaptcha } from './use-captcha';
import { useDraft } from './use-draft';
import { type Values, valuesOf } from './values';

/** A file that arrived with an earlier try and waits on the server. */
interface KeptFile {
  id: string;
  name: string;
}

/** A refused form that the server shows again (no JavaScript, or not yet). */
export interface RefusedForm {
  values: Readonly<Record<string, string>>;
  issues: readonly { path: string; code: string }[];
  /** Why nothing was stored, when no field is at fault. */
  failure: string | undefined;
  files: readonly KeptFile[];
}

/** What a form's page gives to its form. */
export interface FormProps {
  locale: string;
  action: string;
  texts: FormTexts;
  captchaSiteKey: string | undefined;
  refused: RefusedForm | undefined;
}

interface Props extends FormProps {
  code: string;
  fields: FieldTable;
  schema: z.ZodMiniType;
  /** Rules that hold when a form is sent, beside its schema. */
  rules?: (values: Values) => FormIssue[];
  children: ReactNode;
}

const NOTHING_TYPED = {};
const NO_FILES: readonly KeptFile[] = [];

function trapOf(form: HTMLFormElement): string | undefined {
  const control = form.elements.namedItem(ENVELOPE.trap);
  return (control as HTMLInputElement | null)?.value || undefined;
}

const asErrors = (issues: RefusedForm['issues']): FieldErrors<Values> =>
  Object.fromEntries(issues.map(({ path, code }) => [path, { type: code, message: code }]));

/** The code of a fault. One inside of a value (in one of several files) is its field's. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error) return String(error.message);
  for (const inner of Object.values(error)) {
    const code = codeOf(inner);
    if (code !== undefined) return code;
  }
}

function shownIssues(errors: FieldErrors<Values>, texts: FormTexts): ShownIssue[] {
  return Object.keys(texts.fields).flatMap((name) => {
    const code = codeOf(errors[name]);
    return code !== undefined ? [{ name, text: issueText(texts, name, code) }] : [];
  });
}

/** The schema, and then, of what it accepted, the rules of the moment. */
function resolverOf(schema: z.ZodMiniType, rules: Props['rules']): Resolver<Values> {
  const judge = zodResolver(schema as z.ZodMiniType<Values, Values>) as Resolver<Values>;
  if (rules === undefined) return judge;
  return async (values, context, options) => {
    const verdict = await judge(values, context, options);
    if (Object.keys(verdict.errors).length > 0) return verdict;
    const errors = asErrors(rules(verdict.values as Values));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : verdict;
  };
}

/** At least so long: a timer counts whole milliseconds and may end a little early, and the server measures. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.ceil(ms) + 10));

/**
 * One form, for every form of the site: native controls with real names, so that it works before and without JavaScript;
 * with it, the same schema runs in the browser, the answer comes without leaving the page, and nothing typed is lost.
 * `noValidate` always: a browser's own bubbles speak its language, not the page's, and one at a time.
 */
export function Form({
  code,
  locale,
  action,
  texts,
  fields,
  schema,
  rules,
  refused,
  captchaSiteKey,
  children,
}: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLElement>(null);
  const opened = useRef(0);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState(refused?.failure);
  const [initialErrors] = useState(() => asErrors(refused?.issues ?? []));
  const [summary, setSummary] = useState(() => shownIssues(initialErrors, texts));
  const [resolver] = useState(() => resolverOf(schema, rules));
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver,
    errors: initialErrors,
    shouldFocusError: false, // the summary takes the focus, not the first field at fault
  });
  const hasFiles = Object.values(fields).some(({ kind }) => kind === 'files');
  const captcha = useCaptcha(captchaSiteKey, code, locale);
  const draft = useDraft(form, code, fields, refused !== undefined);

  useEffect(() => {
    opened.current = performance.now();
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
    alert.current?.focus();
  };

  const tellFaults = (errors: FieldErrors<Values>) => {
    const shown = shownIssues(errors, texts);
    tell(shown, shown.length > 0 ? undefined : 'internal');
  };

  const conclude = (outcome: Outcome) => {
    if (outcome.kind === 'accepted') {
      draft.clear();
      delete form.current?.dataset.dirty;
      router.push(outcome.receipt);
      return;
    }
    if (outcome.kind === 'failed') return tell([], outcome.code);
    const errors = asErrors(outcome.issues);
    for (const [name, error] of Object.entries(errors)) setError(name, { message: String(error?.message) });
    tellFaults(errors);
  };

  const send = async (element: HTMLFormElement, values: Values) => {
    setSending(true);
    setFailure(undefined);
    setSummary([]);
    const [token] = await Promise.all([
      captcha.token(),
      pause(Math.max(0, MIN_FILL_MS - (performance.now() - opened.current))),
    ]);
    const envelope = {
      [ENVELOPE.trap]: trapOf(element),
      [ENVELOPE.elapsed]: Math.round(performance.now() - opened.current),
      [ENVELOPE.captcha]: token,
    };
    conclude(
      await (hasFiles ? sendFiles(action, element, envelope) : sendForm(action, { ...values, ...envelope })),
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.name === ENVELOPE.intent) return; // a page of its own, with and without JavaScript
    event.preventDefault();
    if (busy.current) return; // the second half of a double click
    busy.current = true;
    const element = event.currentTarget;
    for (const [name, value] of Object.entries(valuesOf(element, fields))) setValue(name, value);
    void handleSubmit((values) => send(element, values), tellFaults)();
  };

  const errors = Object.fromEntries(
    shownIssues(formState.errors, texts).map(({ name, text }) => [name, text]),
  );
  return (
    <FormProvider
      value={{
        code,
        fields,
        texts,
        values: refused?.values ?? NOTHING_TYPED,
        files: refused?.files ?? NO_FILES,
        errors,
        register,
      }}
    >
      {failure && (
        <FailureAlert
          ref={alert}
          title={texts.failureTitle}
          reason={texts.failures[failure] ?? texts.failures.internal}
        />
      )}
      <ErrorSummary
        ref={alert}
        form={code}
        title={texts.summaryTitle}
        labels={texts.fields}
        issues={summary}
      />
      {draft.restored && (
        <DraftNotice text={texts.draftRestored} discard={texts.draftDiscard} onDiscard={draft.discard} />
      )}
      <form
        ref={form}
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={submit}
        onFocus={captcha.wake}
        onInput={(event) => {
          event.currentTarget.dataset.dirty = 'true';
        }}
        className="space-y-6"
      >
        {/* Enter in a field presses the first button that sends: this one, before those that ask for something else. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {children}
        <TrapField />
        <SubmitButton label={sending ? texts.sending : texts.submit} sending={sending} />
        {captcha.element}
      </form>
    </FormProvider>
  );
}

/** `aria-disabled`, not `disabled`: a disabled button loses the focus, and with it the visitor's place. */
function SubmitButton({ label, sending }: { label: string; sending: boolean }) {
  return (
    <div className="pt-2">
      <button type="submit" aria-disabled={sending} className={buttonClass('primary', 'w-full sm:w-auto')}>
        {label}
      </button>
      <p role="status" className="sr-only">
        {sending ? label : ''}
      </p>
    </div>
  );
}
