import { describe, expect, it } from 'vitest';
import { withOneFlightScript } from './flight-scripts.cjs';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (text: string) =>
  `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')})`;
const element = (body: string) => `<script>${body}</script>`;
const page = (bodies: readonly string[], between = '') =>
  `<html><body><p>Text</p>${bodies.map(element).join(between)}</body></html>`;

/** What a page's own scripts leave in the client's list. */
function run(html: string): unknown[] {
  const scope: { __next_f?: unknown[] } = {};
  for (const [, body] of html.matchAll(/<script>([^<]*)<\/script>/g))
    new Function('self', body as string)(scope);
  return scope.__next_f ?? [];
}

describe('withOneFlightScript', () => {
  const pieces = ['1:"$Sreact.fragment"\n', '2:["$","li","</script>",{}]\n', '3:"; // \\" "\n'];
  const html = page([start, ...pieces.map(push)]);

  it('leaves one script with the same data in the same order', () => {
    const made = withOneFlightScript(html);
    expect(made.match(/<script>/g)).toHaveLength(1);
    expect(run(made)).toEqual(run(html));
    expect(run(made)).toHaveLength(4);
  });

  it('makes no page longer', () => {
    expect(withOneFlightScript(html).length).toBeLessThan(html.length);
  });

  it('keeps what stands between them, and takes their place at the last', () => {
    const made = withOneFlightScript(page([start, push('a'), push('b')], '<div hidden></div>'));
    expect(made).toContain('<p>Text</p><div hidden></div><div hidden></div><script>');
    expect(run(made)).toEqual([[0], [1, 'a'], [1, 'b']]);
  });

  it('touches nothing that is more than data', () => {
    const strange = 'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])';
    const made = withOneFlightScript(page([push('a'), strange, push('b')]));
    expect(made).toContain(element(strange));
    expect(made).toContain(element(`${push('a')};${push('b')}`));
  });

  it('leaves a page without them as it was', () => {
    for (const other of ['<html><body></body></html>', page([push('a')]), '']) {
      expect(withOneFlightScript(other)).toBe(other);
    }
  });
});
