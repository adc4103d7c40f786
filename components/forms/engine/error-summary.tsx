'use client';

import type { MouseEvent, Ref } from 'react';
import { WarningIcon } from '@/components/ui/icons';
import { fieldId, type ShownIssue } from './texts';
import { unfoldAround } from './unfold-around';

interface Props {
  form: string;
  title: string;
  /** Each names its field in its sentence. */
  issues: readonly Pick<ShownIssue, 'name' | 'text'>[];
  /** Given in the browser, which moves the focus here; without JavaScript the page loads with the focus here. */
  ref?: Ref<HTMLElement>;
}

/**
 * Goes to a field from the summary: the label comes into view first, else the page would stop with the control at its
 * edge and its question out of sight; then the control gets the focus without another scroll.
 */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (control === null) return;
  event.preventDefault();
  unfoldAround(control);
  (document.getElementById(`${control.id}-label`) ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}

/** Goes to the summary: where it is higher than the window, as at a zoom of 400 %, to its beginning. */
export function goToSummary(summary: HTMLElement | null): void {
  summary?.focus();
  if (summary && summary.offsetHeight > window.innerHeight) summary.scrollIntoView({ block: 'start' });
}

/** All faults of a form in one place, each a link to its field. It takes the focus when it appears. */
export function ErrorSummary({ form, title, issues, ref }: Props) {
  if (issues.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a post that failed; what failed is what comes first.
    <section ref={ref} tabIndex={-1} autoFocus aria-labelledby={`${form}-summary`} className={panel}>
      <div className="flex gap-3">
        <WarningIcon className="mt-0.5 size-6 shrink-0 text-red-700" />
        <h2 id={`${form}-summary`} className="text-xl text-red-800">
          {title}
        </h2>
      </div>
      <ul className="mt-2 list-disc ps-5 sm:ps-14">
        {issues.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`} onClick={goToField} className={link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const panel = 'mb-8 rounded-md border-2 border-red-700 bg-red-50 p-4 sm:p-5';
/** A block: the bullet of a fault that takes two lines stands at the first. */
const link = 'block py-1 font-semibold text-red-800 underline underline-offset-4';

interface FailureProps {
  title: string;
  reason: string;
  ref?: Ref<HTMLElement>;
}

/** Nothing was stored, and no field is at fault. */
export function FailureAlert({ title, reason, ref }: FailureProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: as above.
    <section ref={ref} tabIndex={-1} autoFocus aria-label={title} className={`${panel} flex gap-3`}>
      <WarningIcon className="mt-1 size-6 shrink-0 text-red-700" />
      <div>
        <p className="text-lg font-bold text-red-800">{title}</p>
        <p className="mt-1">{reason}</p>
      </div>
    </section>
  );
}
