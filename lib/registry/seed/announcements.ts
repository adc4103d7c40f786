import type { SeedAnnouncement } from './announcement-types';
import { ANNOUNCEMENTS_2023_2024 } from './announcements-2023-2024';
import { ANNOUNCEMENTS_2025 } from './announcements-2025';
import { ANNOUNCEMENTS_2026 } from './announcements-2026';

/**
 * The announced areas found in published sources up to the middle of 2026: facts (dates, counts, names),
 * each with its source. Dates are as published; what no source states is null and is never derived,
 * because windows differ in length. Hijri dates are computed from these when shown, never transcribed:
 * one paper printed a pair that does not exist.
 */

export const ANNOUNCEMENTS: readonly SeedAnnouncement[] = [
  ...ANNOUNCEMENTS_2023_2024,
  ...ANNOUNCEMENTS_2025,
  ...ANNOUNCEMENTS_2026,
];
