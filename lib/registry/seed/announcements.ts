import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Announcement, announcementSchema } from '../areas/announcements';
import { contentPath } from './content';

/**
 * The announcements that ship, as their file has them: facts (dates, counts, names), each with its sources. What no source
 * states is left out and never derived, because windows differ in length. Hijri dates are computed when shown, never
 * transcribed: one paper printed a pair that does not exist.
 */
export function shippedAnnouncements(): Announcement[] {
  return z
    .array(announcementSchema)
    .parse(JSON.parse(readFileSync(contentPath('announcements.json'), 'utf8')));
}
