import type { FieldTable } from './fields';

/**
 * What a native form post says, in the types of the schema: a ticked box arrives as `on`. Everything else is text already,
 * and whatever is not known stays as it came, so that the schema refuses it by name.
 */
export function fromHtml(fields: FieldTable, received: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(received).map(([name, value]) => [
    name,
    fields[name]?.kind === 'consent' && value === 'on' ? true : value,
  ]);
  return Object.fromEntries(entries);
}

/** What was typed, to fill a form again: the texts of known fields, as they came. */
export function typedValues(fields: FieldTable, received: Record<string, unknown>): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const value = received[name];
    if (typeof value === 'string') typed[name] = value;
    else if (value === true) typed[name] = 'on';
  }
  return typed;
}
