import type { SeedSource } from './publishers';

interface SeedPostText {
  title: string;
  summary: string;
  /** Markdown without raw HTML. */
  body: string;
}

/** A news post about a real announcement: its facts, our sentences. */
export interface SeedPost {
  /** May span several path segments. */
  slug: string;
  publishedOn: string;
  source: SeedSource;
  ar: SeedPostText;
  en: SeedPostText;
}
