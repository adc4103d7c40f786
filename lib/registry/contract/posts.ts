import { z } from 'zod';
import { dateSchema, instantSchema, localeSchema, pageOf, pageQuery } from './common';

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
    title: z.string(),
    summary: z.string(),
    publishedOn: dateSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'PostSummary' });
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postSchema = postSummarySchema
  .extend({
    /** Markdown without raw HTML. */
    body: z.string(),
    source: z.object({ name: z.string(), url: z.url().nullable() }).nullable(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

export const postsQuerySchema = z.strictObject({ locale: localeSchema, ...pageQuery });
export const postsPageSchema = pageOf(postSummarySchema).meta({ id: 'PostsPage' });
export const postQuerySchema = z.strictObject({ slug: postSlugSchema, locale: localeSchema });
