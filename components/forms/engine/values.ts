import type { FieldTable } from '@/lib/forms/fields';
import { answerIn, controlsOf } from './answers';

export type Values = Record<string, unknown>;

/** Stands for the digest that only the server makes: the browser judges number, size and type of the files. */
const NO_DIGEST = '0'.repeat(64);

function describe(control: HTMLInputElement): unknown[] | undefined {
  const files = [...(control.files ?? [])].map(({ name, type, size }) => ({
    name,
    type,
    size,
    sha256: NO_DIGEST,
  }));
  return files.length > 0 ? files : undefined;
}

/** The values as they stand in the page: autofill and restored pages change controls without telling anybody. */
export function valuesOf(form: HTMLFormElement, fields: FieldTable): Values {
  const values: Values = {};
  for (const [name, { kind }] of Object.entries(fields)) {
    const controls = controlsOf(form, name);
    const [control] = controls;
    if (control instanceof HTMLInputElement && kind === 'consent') values[name] = control.checked;
    else if (control instanceof HTMLInputElement && kind === 'files') values[name] = describe(control);
    // A choice whose buttons are still to come is one that was not made.
    else if (control !== undefined || kind === 'slot') values[name] = answerIn(controls);
  }
  return values;
}
