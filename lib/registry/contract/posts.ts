import { z } from 'zod';
import { areaSummarySchema } from './areas';
import { dateSchema, instantSchema, localeSchema, nameSchema, pageOf, pageQuery, urlSchema } from './common';
import { POST_LENGTH, tooIntricate } from './markdown';

/** May span several path segments: `2025/areas-of-riyadh`. */
export const postSlugSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/);

const postSummarySchema = z
  .object({
    slug: postSlugSchema,
    locale: localeSchema,
    title: nameSchema,
    summary: z.string().max(1_000),
    publishedOn: dateSchema,
    /** The announcement that it is about; null also where there is none of that name, or the service is an older one. */
    area: areaSummarySchema.nullable().default(null),
    updatedAt: instantSchema,
  })
  .meta({ id: 'PostSummary' });
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = postSummarySchema
  .extend({
    /** Markdown without raw HTML. */
    body: z
      .string()
      .max(POST_LENGTH)
      .refine((text) => tooIntricate(text) === null),
    source: z.object({ name: nameSchema, url: urlSchema.nullable() }).nullable(),
    /** The languages that it is written in. */
    locales: z.array(localeSchema),
    /** Whether it belongs to sample data. */
    sample: z.boolean(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

/** So much of a text is its beginning. */
export const POST_BEGINNING = 4_000;

/** `with`: each item comes with the beginning of its text, for those who read all of them in, such as a search. */
export const postsQuerySchema = z.strictObject({
  locale: localeSchema,
  with: z.enum(['beginning']).optional(),
  ...pageQuery,
});
const listedPostSchema = postSummarySchema
  .extend({ beginning: z.string().max(POST_BEGINNING).optional() })
  .meta({ id: 'ListedPost' });
export const postsPageSchema = pageOf(listedPostSchema).meta({ id: 'PostsPage' });
export const postQuerySchema = z.strictObject({ slug: postSlugSchema, locale: localeSchema });
