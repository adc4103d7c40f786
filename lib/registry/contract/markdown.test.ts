import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';
import { expect, it } from 'vitest';
import { leastOf } from '@/tests/support/growth';
import { slowness, threadClock } from '@/tests/support/thread-time.mjs';
import { TURN_MS } from '@/tests/support/turns';
import { readPost } from '../posts/importer';
import { POST_LENGTH, tooIntricate } from './markdown';

const paragraphs = (unit: string, times: number) => `${unit.repeat(times)}\n\n`;
/** What a text may be made of, over and over. */
const SHAPES: Record<string, string> = {
  sentences: `${'The registry announces an area. '.repeat(10)}\n\n`,
  words: 'word ',
  lines: 'a\n\n',
  'a list': '- item\n',
  'a numbered list of paragraphs': '1. a\n\n   b\n\n',
  'lists in lists': Array.from({ length: 6 }, (_, depth) => `${' '.repeat(2 * depth)}- x\n`).join(''),
  'open emphasis': paragraphs('_a', 290),
  emphasis: paragraphs('*a*_b_**c** ', 30),
  images: paragraphs('![a](/b) ', 60),
  links: paragraphs('[a](https://example.org/a) ', 60),
  brackets: paragraphs('[', 290),
  quotations: `${'>'.repeat(12)}a\n\n`,
  headings: '# a\n\n',
  code: paragraphs('`a', 290),
  addresses: paragraphs('https://a.b ', 200),
  'open tags': paragraphs('<', 290),
  escapes: paragraphs('\\a', 290),
  underlined: 'a\n=\n',
};

/** As much of a shape as is let through. */
function most(unit: string): string {
  let [least, above] = [0, Math.ceil(POST_LENGTH / unit.length) + 1];
  while (above - least > 1) {
    const middle = (least + above) >> 1;
    if (tooIntricate(unit.repeat(middle)) === null) least = middle;
    else above = middle;
  }
  return unit.repeat(least);
}

const threadMs = threadClock();
const slow = slowness();

/** The processor time of this thread, milliseconds, on a machine that is not busy. */
function taken(work: () => void): number {
  const begun = threadMs();
  work();
  return (threadMs() - begun) / slow();
}

it.each(Object.entries(SHAPES))('lets through of %s what is read in half a turn', (_name, unit) => {
  const text = most(unit);
  expect(text.length).toBeGreaterThan(400);
  expect(leastOf(5, TURN_MS / 2, () => taken(() => lexer(text)))).toBeLessThan(TURN_MS / 2);
});

it.each([
  ['longer than 65536 characters', 'a '.repeat(40_000)],
  ['longer than 1000 lines', 'a\n'.repeat(1_001)],
  [
    'intricate: a line has more than 12 blanks, quotation marks and list marks before its text',
    `a\n\n${'>'.repeat(13)}b`,
  ],
  [
    'intricate: a line has more than 12 blanks, quotation marks and list marks before its text',
    '- '.repeat(5_000),
  ],
  ['intricate: more than 300 marks in one paragraph', '_a'.repeat(301)],
  ['intricate: more than 2000 marks', paragraphs('_a', 290).repeat(8)],
])('says that a text is %s', (what, text) => {
  expect(tooIntricate(text)).toBe(what);
  const file = `---\ntitle: T\nsummary: S\ndate: 2026-01-01\n---\n\n${text}`;
  expect(() => readPost(file, 'a.en.md')).toThrow(`The text is ${what}.`);
});

it('judges a text of any size at once', () => {
  for (const unit of [' ', '>', '\n', '\n \t', '[', 'a\r'])
    expect(
      leastOf(3, TURN_MS / 2, () => taken(() => tooIntricate(unit.repeat(POST_LENGTH / unit.length)))),
    ).toBeLessThan(TURN_MS / 2);
});

it('takes every post that ships, many times over', () => {
  const files = readdirSync('content/posts', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(join('content/posts', name), 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
    expect(tooIntricate(text.repeat(5)), name).toBeNull();
  }
});
