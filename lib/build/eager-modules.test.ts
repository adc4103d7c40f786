import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withEagerModules } from './eager-modules.mjs';

const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,' +
  '17,e=>{e.s(18)},42,(e,t,n)=>{"use strict";n.push(e=>e+1)},43,function(e){return [e,()=>e]},51,{otherChunks:["a.js"]}]);';

/** What the loader of such a chunk is given. */
const pushed = (source: string) => {
  const context = { TURBOPACK: [] as unknown[][] };
  runInNewContext(source, { ...context, globalThis: context });
  return context.TURBOPACK.flat().map((part) => (typeof part === 'function' ? String(part) : part));
};

describe('withEagerModules', () => {
  it('puts each module function, and nothing inside of one, into parentheses', () => {
    const eager = withEagerModules(chunk);
    expect(eager).toContain('17,(e=>{e.s(18)}),42,((e,t,n)=>{"use strict";n.push(e=>e+1)}),43,(function(e)');
    expect(eager).toHaveLength(chunk.length + 3 * 2);
  });

  it('changes nothing of what the chunk does', () => {
    expect(pushed(withEagerModules(chunk))).toEqual(pushed(chunk));
  });

  it('does it once', () => {
    expect(withEagerModules(withEagerModules(chunk))).toBe(withEagerModules(chunk));
  });

  it('leaves other scripts as they are', () => {
    for (const source of ['', 'const list = [1, e => e];', '!function(){alert([e=>e])}();', 'push("a")'])
      expect(withEagerModules(source)).toBe(source);
  });
});
