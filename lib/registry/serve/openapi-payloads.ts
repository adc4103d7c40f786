import { z } from 'zod';
import { type Field, type FieldTable, FORM_CODES, type FormCode, forms } from '../../forms';
import { FILE_NAME_MAX } from '../../forms/validators/normalise';
import { TOKEN_MAX } from '../../forms/validators/schemas';

type Json = Record<string, unknown>;

/** What a field's own checks hold it to: JSON Schema sees the type of a text, and not the code that reads it. */
function boundsOf({ kind, bounds, options }: Field): Json {
  if (options !== undefined || kind === 'consent' || kind === 'files') return {};
  if (bounds === undefined) return { maxLength: TOKEN_MAX };
  const { min, max } = bounds;
  if (kind === 'integer') return { description: `A number from ${min} to ${max}.`, maxLength: TOKEN_MAX };
  return { minLength: min, maxLength: max };
}

/**
 * The payload of a form as JSON Schema. A text within the length that it tells is never too long: the form counts
 * characters as a person does, a letter with its vowel signs once, JSON Schema counts every sign.
 */
function payloadSchema(code: FormCode): Json {
  const { schema } = forms[code];
  const fields: FieldTable = forms[code].fields;
  // What comes out, because what goes into an optional field is anything before it is looked at.
  const { $schema: _, ...whole } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema, path }) => {
      const field = path.length === 2 ? fields[String(path[1])] : undefined;
      if (field) Object.assign(jsonSchema, boundsOf(field));
      // A longer name of a file is cut.
      if (path.at(-1) === 'name' && path.length > 2) jsonSchema.maxLength = FILE_NAME_MAX;
    },
  });
  return whole;
}

/** The fields of every form, named, and what a submission says of them. */
export function formSchemas() {
  const named = FORM_CODES.map((code) => {
    const words = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    return [`${words.join('')}Payload`, payloadSchema(code)] as const;
  });
  return {
    schemas: Object.fromEntries(named),
    form: { type: 'string', enum: FORM_CODES },
    payload: { anyOf: named.map(([name]) => ({ $ref: `#/components/schemas/${name}` })) },
  };
}

/** The largest file that any field takes. */
export const FILE_BYTES_MAX = Math.max(
  ...Object.values(forms).flatMap(({ fields }) =>
    Object.values(fields as FieldTable).map(({ files }) => files?.maxBytes ?? 0),
  ),
);
