import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { PROBLEMS } from '../../problem';
import {
  ATTACH,
  DISPOSITION_MAX,
  idempotencyKeySchema,
  problemSchema,
  READ_NAMES,
  READS,
  SET_STATE,
  type ServiceProblem,
  STATUS,
  SUBMIT,
} from '../contract';
import { JSON_LIMIT } from './body';
import { FILE_BYTES_MAX, formSchemas } from './openapi-payloads';

const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

/** What a caller sends as JSON; the whole of it has a bound too. */
const jsonRequest = (schema: z.ZodType) => ({
  description: `At most ${JSON_LIMIT.toLocaleString('en')} bytes.`,
  required: true,
  content: json(schema),
});

function problems(codes: ServiceProblem[]): ZodOpenApiOperationObject['responses'] {
  const byStatus = new Map<number, ServiceProblem[]>();
  for (const code of codes) {
    const [status] = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.join(' or '),
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
}

function readPaths(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const name of READ_NAMES) {
    const { path, input, output, summary } = READS[name];
    const nullable = output.safeParse(null).success;
    const answer = nullable ? (output as unknown as z.ZodNullable<z.ZodType>).unwrap() : output;
    const codes: ServiceProblem[] = ['malformed_request', 'unauthorised', 'internal', 'unavailable'];
    paths[path] = {
      get: {
        operationId: name,
        summary,
        ...(input.description === undefined ? {} : { description: input.description }),
        requestParams: { query: input },
        responses: {
          '200': { description: 'The answer', content: json(answer) },
          ...problems(nullable ? [...codes, 'not_found'] : codes),
        },
      },
    };
  }
  return paths;
}

const keyHeader = { 'Idempotency-Key': idempotencyKeySchema };

/** What whoever hands something in may be told, a file or a form alike. */
const WRITE_PROBLEMS: ServiceProblem[] = [
  'malformed_request',
  'unauthorised',
  'idempotency_conflict',
  'body_too_large',
  'unsupported_media_type',
  'invalid_submission',
  'unknown_form',
  'internal',
  'unavailable',
];

function attachPath(): ZodOpenApiOperationObject {
  const disposition = z.string().max(DISPOSITION_MAX).meta({
    description:
      "The name of the file: `attachment; filename*=UTF-8''` and the name, percent-encoded (RFC 8187)",
  });
  return {
    operationId: 'attach',
    summary: ATTACH.summary,
    requestParams: {
      query: ATTACH.input,
      header: z.object({ ...keyHeader, 'Content-Disposition': disposition }),
    },
    requestBody: {
      required: true,
      content: { 'application/octet-stream': { schema: { maxLength: FILE_BYTES_MAX } } },
    },
    responses: {
      '201': {
        description: 'Stored durably; it waits a day for its submission',
        content: json(ATTACH.output),
      },
      '200': { description: 'Stored before; nothing new was written', content: json(ATTACH.output) },
      ...problems(WRITE_PROBLEMS),
    },
  };
}

function submitPath(): ZodOpenApiOperationObject {
  return {
    operationId: 'submit',
    summary: SUBMIT.summary,
    requestParams: { header: z.object(keyHeader) },
    requestBody: jsonRequest(SUBMIT.body),
    responses: {
      '201': { description: 'Stored durably', content: json(SUBMIT.output) },
      '200': { description: 'Stored before; nothing new was written', content: json(SUBMIT.output) },
      ...problems([...WRITE_PROBLEMS, 'slot_taken']),
    },
  };
}

/** A question or a change about one submission, whose answer is its state. */
function statePath(
  operationId: string,
  { input, output, summary }: typeof STATUS | typeof SET_STATE,
): ZodOpenApiOperationObject {
  return {
    operationId,
    summary,
    requestBody: jsonRequest(input),
    responses: {
      '200': { description: 'The state', content: json(output) },
      ...problems([
        'malformed_request',
        'unauthorised',
        'not_found',
        ...(operationId === 'setSubmissionState' ? (['not_passed_on'] as const) : []),
        'body_too_large',
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
export function openApiDocument() {
  const { schemas, form, payload } = formSchemas();
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Title registry',
      version: '1.0.0',
      description:
        'What the public site asks of the registry. Dates are calendar dates in Asia/Riyadh, instants are UTC, money is in Saudi riyals, and texts come in Arabic and English. A parameter or member that is not described is refused, and so is a parameter that is given twice. The reads of the public site below /api keep the same rule, and overlook only what others append to a link (utm_source and its like).',
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: {
      ...readPaths(),
      [ATTACH.path]: { post: attachPath() },
      [SUBMIT.path]: { post: submitPath() },
      [STATUS.path]: { post: statePath('submissionStatus', STATUS) },
      [SET_STATE.path]: { post: statePath('setSubmissionState', SET_STATE) },
    },
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
  // The contract leaves the payload to the forms.
  const submission = document.components?.schemas?.Submission as { properties: object };
  Object.assign(submission.properties, { form, payload });
  return document;
}
