import { createHash } from 'node:crypto';

/**
 * Asks two running builds for every address of the first one's sitemap, and says where they answer differently: status,
 * headers, HTML. What differs from build to build and from hour to hour is made alike before: hashes in names of files and
 * in policies, the numbers of chunks, moments.
 *
 *   npm run compare -- http://127.0.0.1:4201 http://127.0.0.1:4202 [path …]
 */
const [first, second, ...chosen] = process.argv.slice(2);
if (first === undefined || second === undefined) {
  console.error('Usage: npm run compare -- ORIGIN ORIGIN [path …]');
  process.exit(2);
}

/** Headers that say when, or out of which cache, not what. */
const momentary = /^(?:date|age|etag|connection|keep-alive|content-length|transfer-encoding|x-nextjs-.*)$/;

/** A text without what a build numbers. */
const plain = (text: string) =>
  text
    // Data of Next's client: what they show stands in the HTML too, and their rows are numbered by the build.
    .replace(/<script>(?:\(self\.__next_f|self\.__next_f)[\s\S]*?<\/script>/g, '')
    .replace(/<script type="application\/json" data-later="">[\s\S]*?<\/script>/g, '')
    .replace(/'sha256-[\w+/=]+'/g, "'sha256'")
    .replace(/\bstatic\/(?:chunks|media)\/[^"'\\\s)]+/g, 'static/FILE')
    .replace(/"runtimeModuleIds":\[[\d,]*\]/g, '"runtimeModuleIds":[]')
    .replace(/([?&;]dpl=|data-dpl-id=")[0-9a-f]+/g, '$1BUILD')
    .replace(/https?:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'ORIGIN');

interface Answer {
  status: number;
  headers: string;
  body: string;
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = [...response.headers]
    .filter(([name]) => !momentary.test(name))
    // As many hashes as the page has scripts, in the order of their text.
    .map(([name, value]) => `${name}: ${plain(value).replace(/(?:'sha256' ?)+/g, "'sha256' ")}`)
    // A page may have been made a moment ago or just now.
    .map((line) =>
      line.replace(/s-maxage=\d+, stale-while-revalidate=\d+/, 's-maxage, stale-while-revalidate'),
    );
  return { status: response.status, headers: headers.sort().join('\n'), body: plain(await response.text()) };
}

const paths = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
    const { pathname, search } = new URL(url as string);
    return pathname + search;
  });

async function listed(origin: string): Promise<string[]> {
  const main = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = paths(main);
  if (!main.includes('<sitemapindex')) return found;
  const files = await Promise.all(found.map(async (path) => (await fetch(origin + path)).text()));
  return files.flatMap(paths);
}

/** The first stretch in which two texts differ. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `\n    ${around(a)}\n    ${around(b)}`;
}

const addresses = chosen.length > 0 ? chosen : await listed(first);
const digest = createHash('sha256');
let different = 0;
for (const path of addresses) {
  const [a, b] = await Promise.all([ask(first, path), ask(second, path)]);
  digest.update(JSON.stringify(a));
  const parts = (['status', 'headers', 'body'] as const).filter((part) => a[part] !== b[part]);
  if (parts.length === 0) continue;
  different += 1;
  console.log(
    `${path}: ${parts.map((part) => `${part} ${difference(String(a[part]), String(b[part]))}`).join('\n  ')}`,
  );
}
console.log(
  `${addresses.length} addresses, ${different} answered differently (${digest.digest('hex').slice(0, 12)})`,
);
process.exitCode = different > 0 ? 1 : 0;
