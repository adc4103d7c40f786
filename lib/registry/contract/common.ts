import { z } from 'zod';

/** The two languages of the registry's texts. Codes, never labels, are stored. */
export const localeSchema = z.enum(['ar', 'en']);
export type RegistryLocale = z.infer<typeof localeSchema>;

/** A language-free code or slug: what is stored and sent, and what message keys are built on. */
export const codeSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/);

/** A calendar date in Asia/Riyadh, `YYYY-MM-DD`. It has no time and no zone to convert. */
export const dateSchema = z.iso.date();

/** A moment in time, ISO 8601 in UTC (`…Z`). */
export const instantSchema = z.iso.datetime().max(40);

/**
 * The longest name, title or line, and the longest text of a few sentences, in characters. What is imported has the same
 * bounds: a page that shows two hundred names is written in one turn of the event loop.
 */
export const NAME_LENGTH = 300;
export const TEXT_LENGTH = 2_000;
export const nameSchema = z.string().max(NAME_LENGTH);

/** An address elsewhere. */
export const urlSchema = z.url().max(TEXT_LENGTH);

/** One name in both languages. */
export const bilingualSchema = z.object({ ar: nameSchema, en: nameSchema }).meta({ id: 'Bilingual' });
export type Bilingual = z.infer<typeof bilingualSchema>;

const textSchema = z.string().max(TEXT_LENGTH);
/** A few sentences in both languages. */
export const noteSchema = z.object({ ar: textSchema, en: textSchema }).meta({ id: 'Note' });

export const countSchema = z.number().int().min(0);

/** WGS 84 degrees. */
const longitudeSchema = z.number().min(-180).max(180);
const latitudeSchema = z.number().min(-90).max(90);

export const pointSchema = z.object({ lon: longitudeSchema, lat: latitudeSchema }).meta({ id: 'Point' });

/** `[west, south, east, north]` in degrees, as GeoJSON orders it. */
export const boundsSchema = z.tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema]);

/** The last page of a list that can be asked for. */
export const LAST_PAGE = 10_000;
const ITEMS_AT_ONCE = 200;

/** A small one has an exponent where a program writes it. */
const WRITTEN_NUMBER = /^-?\d+(?:\.\d+)?(?:e-\d+)?$/;

/** A number of a query, which may arrive as text, because queries come from addresses; `0x1e` and ` 30` are none. */
export const writtenNumber = (number: z.ZodNumber) =>
  z.preprocess(
    (given) =>
      typeof given === 'string' ? (WRITTEN_NUMBER.test(given) ? Number(given) : Number.NaN) : given,
    number,
  );

/** Paging fields of a list query. */
export const pageQuery = {
  page: writtenNumber(z.number().int().min(1).max(LAST_PAGE)).default(1),
  pageSize: writtenNumber(z.number().int().min(1).max(ITEMS_AT_ONCE)).default(20),
};

export function pageOf<T extends z.ZodType>(item: T, atOnce = ITEMS_AT_ONCE) {
  return z.object({
    items: z.array(item).max(atOnce),
    page: z.number().int().min(1).max(LAST_PAGE),
    pageSize: z.number().int().min(1).max(atOnce),
    total: countSchema,
  });
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) });
}

/** An empty query string or object. What is sent is read strictly: a name spelt wrong is told, never passed over. */
export const nothing = z.strictObject({});
