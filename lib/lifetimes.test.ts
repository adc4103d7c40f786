import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheControl, lifetimes } from './lifetimes.cjs';
import { securityHeaders } from './security/headers.cjs';

const read = (path: string) => readFileSync(path, 'utf8');

describe('the table of lifetimes', () => {
  it('is what pages say of themselves', () => {
    const named = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) =>
        [...read(join('app', name)).matchAll(/^export const revalidate = (.+);$/gm)].map(([, value]) => ({
          name,
          value: Number(value),
        })),
      );
    expect(named.length).toBeGreaterThan(5);
    for (const { name, value } of named)
      expect(value, name).toBe(lifetimes[/layout\.tsx$/.test(name) ? 'text' : 'data'].fresh);
  });

  describe('is all that nginx goes by', () => {
    const nginx = read('deploy/nginx.conf').replace(/^\s*#.*$/gm, '');
    const seconds = (text = '') => {
      const [, number, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
      return Number(number) * { s: 1, m: 60, h: 3_600, d: 86_400 }[unit as 's' | 'm' | 'h' | 'd'];
    };

    it('has no lifetime of its own, and overlooks none of ours', () => {
      expect(nginx).not.toMatch(/\b(?:proxy_cache_valid|expires)\b/);
      expect([...nginx.matchAll(/proxy_ignore_headers ([^;]+);/g)].map(([, names]) => names)).toEqual([
        'Vary',
      ]);
    });

    it('forgets nothing that may still be shown', () => {
      const inactive = seconds(/\binactive=(\w+)/.exec(nginx)?.[1]);
      const kept = [lifetimes.data, lifetimes.text, lifetimes.sitemap, lifetimes.configured];
      for (const { fresh, stale } of kept) expect(inactive).toBeGreaterThanOrEqual(fresh + stale);
    });

    it('says the same of its own answers', () => {
      const secure = securityHeaders({ SITE_URL: 'https://registry.example' })['Strict-Transport-Security'];
      expect(nginx).toContain(`https "${secure}";`);
      expect(secure).toContain(`max-age=${lifetimes.strictTransport.fresh};`);
      const said = [...nginx.matchAll(/add_header Cache-Control (\S+) always;/g)].map(([, value]) => value);
      expect(said).toEqual([cacheControl.never]);
    });
  });
});
