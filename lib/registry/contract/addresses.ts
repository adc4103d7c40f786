import { z } from 'zod';
import {
  bilingualSchema,
  codeSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuery,
  writtenNumber,
} from './common';
import { postSlugSchema } from './posts';

/** Most addresses in one answer: what a file of the sitemap is made from. */
export const ADDRESSES_AT_ONCE = 1_000;

/** What has a page of its own, for the lists that name every page. Newest first. */
export const addressesQuerySchema = z.strictObject({
  of: z.enum(['areas', 'posts']),
  page: pageQuery.page,
  pageSize: writtenNumber(z.number().int().min(1).max(ADDRESSES_AT_ONCE)).default(ADDRESSES_AT_ONCE),
});
export const addressesSchema = pageOf(
  z.object({
    slug: z.union([codeSchema, postSlugSchema]),
    /** In every language that it is written in; the other one gives its name there too. */
    name: bilingualSchema,
    locales: z.array(localeSchema).min(1),
    updatedAt: instantSchema,
  }),
  ADDRESSES_AT_ONCE,
)
  // The last change of any of them, on this page or not; null without any.
  .extend({ newest: instantSchema.nullable() })
  .meta({ id: 'Addresses' });
export type Addresses = z.infer<typeof addressesSchema>;
