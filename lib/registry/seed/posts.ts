import type { SeedPost } from './post-types';
import { POSTS_2023_2024 } from './posts-2023-2024';
import { POSTS_2025_2026 } from './posts-2025-2026';

/** Every post that ships. */
export const POSTS: readonly SeedPost[] = [...POSTS_2023_2024, ...POSTS_2025_2026];
