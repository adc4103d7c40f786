import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ATTACH, problemSchema, READ_NAMES, READS, SET_STATE, STATUS, SUBMIT } from '.';

type Node = { [key: string]: unknown };

/** Whether a text of this schema may be as long as it likes: a pattern without a repetition that never ends is a bound. */
function isEndless({ type, maxLength, enum: values, const: value, pattern }: Node): boolean {
  if (
    ![type].flat().includes('string') ||
    maxLength !== undefined ||
    values !== undefined ||
    value !== undefined
  )
    return false;
  return typeof pattern !== 'string' || /[+*]|\{\d+,\}/.test(pattern);
}

/** Where a schema takes texts that have no end. */
function endlessIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isEndless(node as Node) ? [path] : [];
  return own.concat(Object.entries(node).flatMap(([name, part]) => endlessIn(part, `${path}.${name}`)));
}

const answers: Record<string, z.ZodType> = {
  ...Object.fromEntries(READ_NAMES.map((name) => [name, READS[name].output])),
  submit: SUBMIT.output,
  attach: ATTACH.output,
  status: STATUS.output,
  setState: SET_STATE.output,
  problem: problemSchema,
};

describe('what another system answers', () => {
  it.each(Object.entries(answers))('has a longest text wherever it holds one: %s', (name, schema) => {
    expect(endlessIn(z.toJSONSchema(schema, { io: 'input' }), name)).toEqual([]);
  });
});
