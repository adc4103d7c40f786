'use client';

import { type ReactNode, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { attributes } from '@/lib/channels.cjs';
import { DraftNotice } from './draft-notice';
import { ErrorSummary, FailureAlert } from './error-summary';
import { FormProvider } from './form-context';
import type { FormDefinition, KeptFile } from './form-definition';
import { TrapField } from './trap-field';
import { takesFiles, useSending } from './use-sending';

interface Props extends FormDefinition {
  children: ReactNode;
  /** What else can be done with what was typed: below the button that sends. */
  after?: ReactNode;
}

const NOTHING_TYPED = {};
const NO_FILES: readonly KeptFile[] = [];

/**
 * One form, for every form of the site: native controls with real names, so that it works before and without JavaScript;
 * with it, the same schema runs in the browser, the answer comes without leaving the page, and nothing typed is lost.
 * `noValidate` always: a browser's own bubbles speak its language, not the page's, and one at a time.
 */
export function Form({ children, after, ...definition }: Props) {
  const { code, fields, texts, refused } = definition;
  const form = useRef<HTMLFormElement>(null);
  const { register, submit, errors, verdict, captcha, draft } = useSending(form, definition);
  const values = refused?.values ?? NOTHING_TYPED;
  const files = refused?.files ?? NO_FILES;
  return (
    <FormProvider value={{ code, fields, texts, values, files, errors, register }}>
      {verdict.failure && (
        <FailureAlert
          ref={verdict.alert}
          title={texts.failureTitle}
          reason={texts.failures[verdict.failure] ?? texts.failures.internal}
        />
      )}
      <ErrorSummary ref={verdict.alert} form={code} title={texts.summaryTitle} issues={verdict.summary} />
      {draft.restored && (
        <DraftNotice text={texts.draftRestored} discard={texts.draftDiscard} onDiscard={draft.discard} />
      )}
      <form
        ref={form}
        method="post"
        action={definition.action}
        encType={takesFiles(fields) ? 'multipart/form-data' : undefined}
        noValidate
        onSubmit={submit}
        onFocus={captcha.wake}
        onInput={(event) => {
          event.currentTarget.setAttribute(attributes.dirty, 'true');
        }}
        className="space-y-6"
      >
        {/* Enter in a field presses the first button that sends: this one, before those that ask for something else. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <p className="text-sm text-stone-600">{texts.requiredNote}</p>
        {children}
        <TrapField />
        <SubmitButton label={verdict.sending ? texts.sending : texts.submit} sending={verdict.sending} />
        {after}
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
