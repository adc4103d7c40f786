import { gzipSync } from 'node:zlib';
import { forms } from '@/lib/forms';
import { splitLocale } from '@/lib/i18n/locales';
import { everyPage } from '../support/site';
import { expect, test } from '../support/test';

/** Spec of issue and design: kilobytes (1000 bytes), gzipped, of all scripts that a page names, `nomodule` aside. */
const budgets = { content: 150, form: 195 } as const;
const formPages = new Set<string>(Object.values(forms).map(({ page }) => page));

/** Of script elements, and of the list that waits for the first paint (lib/page-start/page-start.cjs). */
function namedScripts(html: string): string[] {
  const elements = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes]) => attributes as string)
    .filter((attributes) => !/nomodule/i.test(attributes))
    .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? []);
  const later = /<script [^>]*data-later=""[^>]*>([^<]+)</.exec(html)?.[1];
  return [...elements, ...(JSON.parse(later ?? '[]') as string[])];
}

test('scripts stay within their budget', async ({ request }) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (source: string) => {
    const known = sizes.get(source);
    if (known !== undefined) return known;
    const size = gzipSync(await (await request.get(source)).body()).length;
    sizes.set(source, size);
    return size;
  };
  const report: string[] = [];
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();
    const scripts = namedScripts(html);
    expect(scripts.length, path).toBeGreaterThan(3);
    let total = 0;
    for (const source of new Set(scripts)) total += await sizeOf(source);
    const kind = formPages.has(splitLocale(path).path) ? 'form' : 'content';
    report.push(`${(total / 1000).toFixed(1)} kB ${path}`);
    expect(total / 1000, `${path} (${kind})`).toBeLessThanOrEqual(budgets[kind]);
  }
  test.info().annotations.push({ type: 'sizes', description: report.join('\n') });
});
