import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { POST_BEGINNING } from '@/lib/registry/contract/posts';
import { TURN_MS } from '@/tests/support/turns';
import { readLists } from './registry-texts';

/** Marks that may begin a link, as many as a post may have, and then words. */
const BEGINNING = `${`${'['.repeat(290)}\n\n`.repeat(6)}${'word '.repeat(1_000)}`.slice(0, POST_BEGINNING);
const SEARCHED = 200;

const post = (index: number, locale: string) => ({
  slug: `2026/post-${index}`,
  locale,
  title: `Post ${index}`,
  summary: 's'.repeat(1_000),
  beginning: BEGINNING,
});
const source = {
  places: async () => ({ data: { regions: [], cities: [] } }),
  datasets: async () => ({ data: { items: [{ dataset: 'registrars', sample: true }] } }),
  posts: async ({ locale, page, pageSize }: { locale: string; page: number; pageSize: number }) => {
    const from = (page - 1) * pageSize;
    const items = Array.from({ length: Math.max(0, Math.min(pageSize, SEARCHED - from)) }, (_, at) =>
      post(from + at, locale),
    );
    return { data: { items, total: SEARCHED } };
  },
};

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

it('reads many intricate posts into the search without keeping anybody waiting', async () => {
  let longest = 0;
  let done = false;
  const reading = readLists(source as never).finally(() => {
    done = true;
  });
  for (let before = processorMs(); !done; before = processorMs()) {
    await nextTurn();
    longest = Math.max(longest, processorMs() - before);
  }
  expect(await reading).toHaveLength(2 * SEARCHED);
  expect(longest).toBeLessThan(TURN_MS);
});
