import { env } from '@/lib/env';

/** The tile server that the map may use as its ground, and whom to credit for it; null while none is configured. */
export function mapTiles(): { url: string; attribution: string } | null {
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution } = env();
  return url === undefined ? null : { url, attribution: attribution ?? '' };
}
