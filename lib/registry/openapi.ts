import { z } from 'zod';
import { FORM_CODES } from '../forms';
import {
  ATTACH,
  DISPOSITION_MAX,
  idempotencyKeySchema,
  PROBLEMS,
  type ProblemCode,
  problemSchema,
  READ_NAMES,
  READS,
  SET_STATE,
  STATUS,
  SUBMIT,
} from './contract';
import { FILE_BYTES_MAX, payloadSchema } from './openapi-payloads';
import { JSON_LIMIT } from './serve/body';

type Json = Record<string, unknown>;

/** Collects named schemas while it turns zod into JSON Schema 2020-12, which is OpenAPI 3.1's own dialect. */
class Components {
  readonly schemas: Json = {};

  /** A schema as it stands in a request or an answer: named ones by reference. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const whole = z.toJSONSchema(z.object({ value: schema }), { io, target: 'draft-2020-12' }) as Json;
    const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs = {}, properties } = JSON.parse(text) as { $defs?: Json; properties: { value: Json } };
    for (const [name, definition] of Object.entries($defs)) {
      // The name is the key already; inside, `id` would be read as a keyword that JSON Schema does not have.
      const { id: _id, ...body } = definition as Json;
      this.schemas[name] = body;
    }
    return properties.value;
  }

  /** An object schema as query parameters. */
  parameters(schema: z.ZodType): Json[] {
    const { required = [] } = z.toJSONSchema(schema, { io: 'input' }) as { required?: string[] };
    // What goes into a coerced number is anything; a caller needs to know what it is read as, and its bounds.
    const { properties = {} } = z.toJSONSchema(schema, { io: 'output' }) as Record<string, Json>;
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: value,
    }));
  }

  /** A submission: its payload is that of one of the forms. */
  submission(): Json {
    const reference = this.of(SUBMIT.body, 'input');
    const { properties } = this.schemas.Submission as { properties: Json };
    const payloads = FORM_CODES.map((code) => {
      const name = `${code.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Payload`;
      this.schemas[name] = payloadSchema(code);
      return { $ref: `#/components/schemas/${name}` };
    });
    properties.form = { type: 'string', enum: FORM_CODES };
    properties.payload = { anyOf: payloads };
    return reference;
  }
}

const jsonBody = (schema: Json): Json => ({ 'application/json': { schema } });

/** What a caller sends as JSON; the whole of it has a bound too. */
const jsonRequest = (schema: Json): Json => ({
  description: `At most ${JSON_LIMIT.toLocaleString('en')} bytes.`,
  required: true,
  content: jsonBody(schema),
});

function problemResponses(problem: Json, codes: ProblemCode[]): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(PROBLEMS[code], [...(byStatus.get(PROBLEMS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      { description: list.join(' or '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
}

function readPaths(components: Components, problem: Json): Json {
  const paths: Json = {};
  for (const name of READ_NAMES) {
    const { path, input, output, summary } = READS[name];
    const nullable = output.safeParse(null).success;
    const answer = nullable ? (output as unknown as z.ZodNullable<z.ZodType>).unwrap() : output;
    const codes: ProblemCode[] = ['malformed_request', 'unauthorised', 'internal', 'unavailable'];
    paths[path] = {
      get: {
        operationId: name,
        summary,
        ...(input.description === undefined ? {} : { description: input.description }),
        parameters: components.parameters(input),
        responses: {
          '200': { description: 'The answer', content: jsonBody(components.of(answer, 'output')) },
          ...problemResponses(problem, nullable ? [...codes, 'not_found'] : codes),
        },
      },
    };
  }
  return paths;
}

const keyHeader = (components: Components): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: components.of(idempotencyKeySchema, 'input'),
});

/** What whoever hands something in may be told, a file or a form alike. */
const WRITE_PROBLEMS: ProblemCode[] = [
  'malformed_request',
  'unauthorised',
  'idempotency_conflict',
  'too_large',
  'unsupported_media_type',
  'invalid_submission',
  'unknown_form',
  'internal',
  'unavailable',
];

function attachPath(components: Components, problem: Json): Json {
  const attached = jsonBody(components.of(ATTACH.output, 'output'));
  return {
    operationId: 'attach',
    summary: ATTACH.summary,
    parameters: [
      ...components.parameters(ATTACH.input),
      keyHeader(components),
      {
        name: 'Content-Disposition',
        in: 'header',
        required: true,
        description:
          "The name of the file: `attachment; filename*=UTF-8''` and the name, percent-encoded (RFC 8187)",
        schema: { type: 'string', maxLength: DISPOSITION_MAX },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/octet-stream': { schema: { maxLength: FILE_BYTES_MAX } } },
    },
    responses: {
      '201': { description: 'Stored durably; it waits a day for its submission', content: attached },
      '200': { description: 'Stored before; nothing new was written', content: attached },
      ...problemResponses(problem, WRITE_PROBLEMS),
    },
  };
}

function submitPath(components: Components, problem: Json): Json {
  const accepted = jsonBody(components.of(SUBMIT.output, 'output'));
  return {
    operationId: 'submit',
    summary: SUBMIT.summary,
    parameters: [keyHeader(components)],
    requestBody: jsonRequest(components.submission()),
    responses: {
      '201': { description: 'Stored durably', content: accepted },
      '200': { description: 'Stored before; nothing new was written', content: accepted },
      ...problemResponses(problem, [...WRITE_PROBLEMS, 'slot_taken']),
    },
  };
}

/** A question or a change about one submission, whose answer is its state. */
function statePath(
  operationId: string,
  { input, output, summary }: typeof STATUS | typeof SET_STATE,
  components: Components,
  problem: Json,
): Json {
  return {
    operationId,
    summary,
    requestBody: jsonRequest(components.of(input, 'input')),
    responses: {
      '200': { description: 'The state', content: jsonBody(components.of(output, 'output')) },
      ...problemResponses(problem, [
        'malformed_request',
        'unauthorised',
        'not_found',
        ...(operationId === 'setSubmissionState' ? (['not_passed_on'] as const) : []),
        'too_large',
        'unsupported_media_type',
        'internal',
        'unavailable',
      ]),
    },
  };
}

/** Where the service gives its own description. */
export const OPENAPI_PATH = '/openapi.json';
export const HEALTH_PATH = '/health';

/** The OpenAPI 3.1 document of the registry's HTTP service, made from the contract. */
export function openApiDocument(): Json {
  const components = new Components();
  const problem = components.of(problemSchema, 'output');
  const paths = {
    ...readPaths(components, problem),
    [ATTACH.path]: { post: attachPath(components, problem) },
    [SUBMIT.path]: { post: submitPath(components, problem) },
    [STATUS.path]: { post: statePath('submissionStatus', STATUS, components, problem) },
    [SET_STATE.path]: { post: statePath('setSubmissionState', SET_STATE, components, problem) },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Title registry',
      version: '1.0.0',
      description:
        'What the public site asks of the registry. Dates are calendar dates in Asia/Riyadh, instants are UTC, money is in Saudi riyals, and texts come in Arabic and English. A parameter or member that is not described is refused, and so is a parameter that is given twice.',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
