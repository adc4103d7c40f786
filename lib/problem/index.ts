import { PROBLEMS, type ProblemCode, TRY_AGAIN_SECONDS } from './list';

export { PROBLEMS, type ProblemCode } from './list';

/** One thing that is wrong with what was sent: where, and a code; texts are made where the language is known. */
export interface Issue {
  path: string;
  code: string;
  params?: Record<string, string | number> | undefined;
}

export interface ProblemOptions {
  /** In place of the code's own title. */
  title?: string;
  issues?: Issue[] | undefined;
  /** Which parameters of the address are at fault. */
  parameters?: readonly string[];
  headers?: Record<string, string>;
  cause?: unknown;
}

const SPEAKER = Symbol.for('title-registry.problem');

/** Something that cannot be done, raised on purpose: safe to answer with, for it holds names and codes alone. */
export class Problem extends Error {
  override name = 'Problem';
  /** Who says it: problems of the registry are not all for a visitor's eyes. */
  readonly [SPEAKER]: 'site' | 'registry' = 'site';
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;
  readonly parameters: readonly string[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(
      options.title ?? PROBLEMS[code][1],
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.issues = options.issues;
    this.parameters = options.parameters;
    this.headers = {
      ...(code === 'unavailable' && { 'retry-after': String(TRY_AGAIN_SECONDS) }),
      ...options.headers,
    };
  }

  get status(): number {
    return PROBLEMS[this.code][0];
  }

  /** The wire form (RFC 9457). The type names who says it, the site or the registry. */
  toJSON() {
    return {
      type: `urn:${this[SPEAKER]}:problem:${this.code}`,
      title: this.message,
      status: this.status,
      code: this.code,
      ...(this.issues && { issues: this.issues }),
      ...(this.parameters && { parameters: this.parameters }),
    };
  }
}

/** A problem that the registry raises; embedded, remote or behind its service. */
export class RegistryError extends Problem {
  override name = 'RegistryError';
  override readonly [SPEAKER] = 'registry';
}

/**
 * Whether an error is the registry's. Pages and route handlers are bundled apart and share one registry of the process: an
 * error that it throws may be of another bundle's class, which `instanceof` does not know.
 */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && SPEAKER in error && error[SPEAKER] === 'registry';
}
