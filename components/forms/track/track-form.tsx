'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { WithHelpline } from '@/components/shell/helpline';
import { buttonClass } from '@/components/ui/button-class';
import { Ltr } from '@/components/ui/ltr';
import { REFERENCE } from '@/components/ui/specimen-numbers';
import type { TrackedSubmission, TrackQuestion } from '@/lib/submit/page-state';
import { box, faulty, isolated } from '../controls/box';
import { ErrorSummary, goToSummary } from '../engine/error-summary';
import { missingText } from '../engine/texts';
import { FieldError } from '../field-error';

interface Outcome {
  found?: TrackedSubmission | undefined;
  failure?: string | undefined;
}

interface Props {
  action: string;
  initial: (Outcome & { asked: TrackQuestion }) | undefined;
  texts: Readonly<
    Record<
      | 'reference'
      | 'referenceHint'
      | 'contact'
      | 'contactHint'
      | 'submit'
      | 'checking'
      | 'stateTitle'
      | 'received'
      | 'changed'
      | 'referenceMissing'
      | 'contactMissing'
      | 'required'
      | 'not_found'
      | 'too_many_requests'
      | 'failed'
      | 'summaryTitle',
      string
    >
  >;
}

/** Asks by POST: the contact is personal data and belongs in no address. */
async function ask(action: string, form: HTMLFormElement): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = (await response.json()) as TrackedSubmission & { code?: string };
    return response.ok ? { found: answer } : { failure: answer.code ?? 'failed' };
  } catch {
    return { failure: 'failed' };
  }
}

/** What was asked and what came of it, with the places that the focus goes to: what is missing, or the answer. */
function useQuestion(action: string, initial: Props['initial']) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(initial);
  const [asking, setAsking] = useState(false);
  const [empty, setEmpty] = useState<ReturnType<typeof emptyOf>>(() =>
    initial?.failure === 'invalid_submission' ? emptyOf(initial.asked) : [],
  );
  const result = useRef<HTMLElement>(null);
  const summary = useRef<HTMLElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) return;
    const form = event.currentTarget;
    const blank = emptyOf(Object.fromEntries(new FormData(form)) as unknown as TrackQuestion);
    flushSync(() => {
      setEmpty(blank);
      setOutcome(undefined);
    });
    if (blank.length > 0) return goToSummary(summary.current);
    setAsking(true);
    const answer = await ask(action, form);
    // In the other language, or once the page is loaded again, the number is still there (fillIn).
    if (answer.found) history.replaceState(history.state, '', `#${answer.found.reference}`);
    flushSync(() => {
      setOutcome(answer);
      setAsking(false);
    });
    result.current?.focus();
  };

  return { outcome, asking, empty, submit, summary, result };
}

/** Reference and contact in, state out; a form of its own, because nothing is stored and nothing is kept as a draft. */
export function TrackForm({ action, initial, texts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillIn(form.current), []);
  const { outcome, asking, empty, submit, summary, result } = useQuestion(action, initial);

  return (
    <>
      <ErrorSummary
        ref={summary}
        form="track"
        title={texts.summaryTitle}
        issues={empty.map((name) => ({ name, text: texts[`${name}Missing`] }))}
      />
      <form ref={form} method="post" action={action} noValidate onSubmit={submit} className="space-y-6">
        {(['reference', 'contact'] as const).map((name) => (
          <TrackField
            key={name}
            name={name}
            label={texts[name]}
            hint={texts[`${name}Hint`]}
            error={empty.includes(name) ? missingText(texts.required, texts[`${name}Missing`]) : undefined}
            value={initial?.asked[name]}
          />
        ))}
        <button type="submit" aria-disabled={asking} className={buttonClass('primary', 'w-full sm:w-auto')}>
          {asking ? texts.checking : texts.submit}
        </button>
      </form>
      <Result ref={result} outcome={outcome} texts={texts} />
    </>
  );
}

/** A receipt leads here with its reference behind the sign `#`, which no server is told. */
function fillIn(form: HTMLFormElement | null): void {
  const reference = location.hash.slice(1);
  const field = form?.elements.namedItem('reference');
  if (reference.length !== REFERENCE.length || !/^[A-Z\d]+$/i.test(reference)) return;
  if (field instanceof HTMLInputElement && field.value === '') field.value = reference;
}

const emptyOf = (question: TrackQuestion) =>
  (['reference', 'contact'] as const).filter((name) => question[name].trim() === '');

interface FieldProps {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string | undefined;
}

function TrackField({ name, label, hint, error, value }: FieldProps) {
  const id = `track-${name}`;
  return (
    <div className={error && faulty}>
      <label htmlFor={id} id={`${id}-label`} className="block font-semibold text-stone-900">
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-stone-600">
        {hint}
      </p>
      <FieldError id={id} error={error} />
      <input
        id={id}
        name={name}
        type="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        defaultValue={value ?? ''}
        className={`${box} ${isolated} mt-1.5 ${name === 'reference' ? 'sm:max-w-72' : ''}`}
      />
    </div>
  );
}

function Result({
  ref,
  outcome,
  texts,
}: {
  ref: React.Ref<HTMLElement>;
  outcome: Outcome | undefined;
  texts: Props['texts'];
}) {
  if (outcome === undefined || outcome.failure === 'invalid_submission') return null;
  const { found, failure } = outcome;
  if (!found) {
    const known = failure === 'not_found' || failure === 'too_many_requests' ? failure : 'failed';
    return (
      <section
        ref={ref}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer comes as a page, and it is what was asked for.
        autoFocus
        aria-label={texts.stateTitle}
        className="mt-8 rounded-md border-2 border-red-700 bg-red-50 p-5"
      >
        <p>
          <WithHelpline text={texts[known]} />
        </p>
      </section>
    );
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: as above.
      autoFocus
      aria-label={texts.stateTitle}
      className="mt-8 rounded-md border border-green-300 bg-green-50 p-5"
    >
      <p className="text-lg font-bold text-green-800">{found.state}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
        <Fact name={texts.reference}>
          <Ltr>{found.reference}</Ltr> ({found.form})
        </Fact>
        <Fact name={texts.received}>{found.received}</Fact>
        <Fact name={texts.changed}>{found.changed}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold text-stone-600">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
