import { type Environment, env } from '@/lib/env';

/** The tag manager of this installation, or null: then nothing of it is on any page. */
export function tagManager(environment: Environment = env()): { id: string; origin: string } | null {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_ORIGIN: origin } = environment;
  return id ? { id, origin } : null;
}
