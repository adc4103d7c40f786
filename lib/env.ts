import { z } from 'zod';

/** An unset variable and an empty one mean the same: `FOO=` in an env file is how people switch things off. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema);

/**
 * Every environment variable the project reads, with its default.
 * `.env.example` carries the same list with the effect of each; a test keeps the two equal.
 */
export const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  SHOW_PATTERNS: withDefault(z.stringbool(), 'false'),
  HOSTNAME: optional(z.string().max(255)),
  SITE_URL: optional(z.url({ protocol: /^https?$/ })),
  PORTAL_URL: optional(z.url({ protocol: /^https?$/ })),
  APP_STORE_URL: optional(z.url({ protocol: /^https$/ })),
  GOOGLE_PLAY_URL: optional(z.url({ protocol: /^https$/ })),
  MAP_TILE_URL: optional(
    z
      .string()
      .regex(/^https?:\/\/[^{}/\s]+\/\S*\{z\}\S*$/)
      .refine((address) => URL.canParse(address.replace(/[{}]/g, ''))),
  ),
  SECURITY_CONTACT: optional(
    z
      .string()
      .regex(/^(?:(?:mailto:|https:\/\/|tel:)[^\s,]+)(?:[\s,]+(?:mailto:|https:\/\/|tel:)[^\s,]+){0,4}$/),
  ),
  SECURITY_TXT_DAYS: withDefault(z.coerce.number().int().min(2).max(364), 180),
  HEALTH_TOKEN: optional(z.string().min(16).max(512)),
  TAG_MANAGER_ID: optional(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/)),
  TAG_MANAGER_ORIGIN: withDefault(
    z.url({ protocol: /^https?$/ }).refine((address) => new URL(address).origin === address),
    'https://www.googletagmanager.com',
  ),
  TAG_MANAGER_DESTINATIONS: optional(
    z.string().regex(/^https?:\/\/[\w.*:-]+(?:\s+https?:\/\/[\w.*:-]+){0,19}$/),
  ),
  MAP_TILE_ATTRIBUTION: optional(z.string().max(200)),
  OFFICIAL_BANNER_NUMBER: optional(z.string().max(40)),
  OFFICIAL_BANNER_DOMAIN: optional(z.string().max(100)),
  DATA_DIR: withDefault(z.string().min(1), 'data'),
  REGISTRY_DATABASE_URL: optional(z.string().min(1)),
  REGISTRY_ENCRYPTION_KEYS: optional(z.string().min(1)),
  REGISTRY_RETENTION_DAYS: withDefault(z.coerce.number().int().min(1).max(36_500), 365),
  REGISTRY_MINIMUM_DEEDS: withDefault(z.coerce.number().int().min(1).max(1_000), 6),
  REGISTRY_API_URL: optional(z.url({ protocol: /^https?$/ })),
  REGISTRY_API_TOKEN: optional(z.string().min(16).max(512)),
  REGISTRY_API_TIMEOUT_MS: withDefault(z.coerce.number().int().min(50).max(60_000), 2_500),
  REGISTRY_SERVICE_HOST: withDefault(z.string().max(255), '127.0.0.1'),
  REGISTRY_STALE_MAX_HOURS: withDefault(z.coerce.number().min(0).max(8_760), 24),
  LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), 0),
  READ_LIMIT_PER_ADDRESS: withDefault(z.coerce.number().int().min(0), 600),
  WARM_UP: withDefault(z.stringbool(), 'true'),
  FORM_LIMIT_PER_ADDRESS: withDefault(z.coerce.number().int().min(0), 60),
  FORM_LIMIT_PER_FORM: withDefault(z.coerce.number().int().min(0), 3000),
  FORM_LIMIT_UNVERIFIED: withDefault(z.coerce.number().int().min(0), 10),
  CLAMD_ADDRESS: optional(z.string().regex(/^(?:unix:\/.+|[^\s:]+:\d{1,5})$/)),
  CLAMD_TIMEOUT_MS: withDefault(z.coerce.number().int().min(100).max(120_000), 20_000),
  RECAPTCHA_SITE_KEY: optional(z.string().min(1)),
  RECAPTCHA_SECRET_KEY: optional(z.string().min(1)),
  RECAPTCHA_MIN_SCORE: withDefault(z.coerce.number().min(0).max(1), 0.5),
  RECAPTCHA_VERIFY_URL: withDefault(
    z.url({ protocol: /^https?$/ }),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Raised when the environment does not parse; the message names the variables, never their values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses a raw environment.
 * @throws {EnvironmentError} naming each variable that is wrong and why.
 */
export function parseEnvironment(raw: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(raw);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable. ${problems.join('; ')}`);
}

let parsed: Environment | undefined;

/** The environment of this process, parsed once on first use. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
