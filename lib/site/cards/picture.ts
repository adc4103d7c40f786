import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { Problem } from '@/lib/problem';

/** It has every letter of both languages (scripts/card-font.ts). */
const fontFiles = [join(process.cwd(), 'lib', 'site', 'cards', 'fonts', 'bold.ttf')];

/** Pictures kept, about 40 kB each; drawn at once beside the event loop, and waiting for it. */
const KEPT = 200;
const AT_ONCE = 2;
const WAITING = 40;

const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
const turns = bulkhead(AT_ONCE, WAITING);

async function draw(svg: string): Promise<Buffer> {
  try {
    return await turns.execute(async () => {
      const image = await renderAsync(svg, {
        font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'IBM Plex Sans Arabic' },
      });
      return image.asPng();
    });
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new Problem('unavailable') : error;
  }
}

/** A drawing as the answer to whoever asks for its picture. */
export async function pictureResponse(svg: string): Promise<Response> {
  return new Response(new Uint8Array(await pictureOf(svg)), {
    headers: { 'content-type': 'image/png', 'cache-control': cacheControl.publicRead },
  });
}

/**
 * A drawing as a PNG. It is made in a thread of its own, once for all who ask for the same; too many different ones at a time
 * are refused.
 */
export function pictureOf(svg: string): Promise<Buffer> {
  const known = kept.get(svg);
  if (known !== undefined) return known;
  const made = draw(svg);
  kept.set(svg, made);
  made.catch(() => kept.delete(svg));
  return made;
}
