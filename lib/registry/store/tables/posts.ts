import type { Generated } from 'kysely';

interface PostsTable {
  id: Generated<number>;
  slug: string;
  published_on: string;
  updated_at: string;
  import_id: number | null;
  content_hash: string | null;
}

interface PostTextsTable {
  post_id: number;
  locale: 'ar' | 'en';
  title: string;
  summary: string;
  body: string;
  source_name: string | null;
  source_url: string | null;
  area: string | null;
}

export interface PostsTables {
  posts: PostsTable;
  post_texts: PostTextsTable;
}
