import { describe, expect, it } from 'vitest';
import { localeCookie, locales, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { rememberedCookie } from '@/lib/next/incoming.mjs';
import { config } from '@/middleware';
import { displayPath } from '../display-path.mjs';
import { assertKnownGuards, passesGuards, UnknownGuardError } from './guards';
import { portalDestination } from './legacy-redirects';
import { groupOf, sectionOf, sectionPaths } from './navigation';
import { routeEntries, routePath, routes } from './routes';

describe('the route table', () => {
  it('holds the routes and layout kinds of the specification', () => {
    const specified = {
      '/': 'custom',
      '/about-us': 'custom',
      '/analytics': 'custom',
      '/app': 'custom',
      '/posts': 'page',
      '/posts/[...slug]': 'custom',
      '/privacy-policy': 'custom',
      '/registrar-list': 'custom',
      '/suppliers': 'custom',
    };
    const table = Object.fromEntries(routeEntries.map(([, { path, layout }]) => [path, layout]));
    expect(table).toMatchObject(specified);
  });

  it('has one route a path', () => {
    const paths = routeEntries.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('puts every page but home under one item of the menu', () => {
    const keys = ['check', 'services', 'areas', 'track', 'menu'] as const;
    const within = (path: string, start: string) => path === start || path.startsWith(`${start}/`);
    const markedOn = (path: string) =>
      keys.filter((key) => sectionPaths(key).some((start) => within(path, start)));
    for (const [id, { path }] of routeEntries.filter(([id]) => id !== 'home' && id !== 'formErrors'))
      expect(markedOn(path), path).toEqual([sectionOf(id)]);
    // A refused form is where its form is.
    expect(markedOn(routePath('formErrors', { form: 'track' }))).toEqual(['track']);
    expect(markedOn(routePath('formErrors', { form: 'correction-request' }))).toEqual(['services']);
    expect(markedOn(routePath('formErrors', { form: 'contact' }))).toEqual(['menu']);
    expect(sectionOf('area')).toBe('areas');
    expect(sectionOf('grievance')).toBe('services');
    expect(sectionOf('receipt')).toBe('track');
    expect(sectionOf('faq')).toBe('menu');
    expect(groupOf('analytics')).toEqual({ key: 'registry', page: 'about' });
    expect(groupOf('privacy')).toEqual({ key: 'legal' });
    // In the main menu, the group itself, or below another page.
    for (const id of ['areas', 'help', 'suppliers', 'area', 'home'] as const)
      expect(groupOf(id), id).toBeUndefined();
  });

  it('leads every breadcrumb home', () => {
    for (const [id] of routeEntries) {
      let current = id;
      for (let steps = 0; current !== 'home'; steps += 1) {
        expect(steps).toBeLessThan(5);
        current = routes[current].parent as typeof id;
      }
    }
  });

  it('fills and encodes the segments of a path', () => {
    expect(routePath('post', { slug: ['2025', 'منطقة'] })).toBe(`/posts/2025/${encodeURIComponent('منطقة')}`);
    expect(() => routePath('area')).toThrow(RangeError);
  });
});

describe('guards', () => {
  it('knows every guard that the table names', () => {
    expect(() => assertKnownGuards(routes)).not.toThrow();
  });

  it('raises an error for an unknown name, at start and when asked', async () => {
    const table = { lost: { path: '/lost', guards: ['no-such-guard'] } };
    expect(() => assertKnownGuards(table)).toThrow(UnknownGuardError);
    await expect(passesGuards(['no-such-guard'], { locale: 'ar', params: {} })).rejects.toThrow(
      UnknownGuardError,
    );
    await expect(passesGuards(['constructor'], { locale: 'ar', params: {} })).rejects.toThrow(
      UnknownGuardError,
    );
  });

  it('shows only services that exist', async () => {
    const ask = (service: string) => passesGuards(['known-service'], { locale: 'ar', params: { service } });
    expect(await ask('ownership-transfer')).toBe(true);
    expect(await ask('no-such-service')).toBe(false);
  });

  it('shows the pattern page to nobody who has not asked for it', async () => {
    expect(await passesGuards(['patterns-shown'], { locale: 'ar', params: {} })).toBe(false);
  });
});

it('the server looks at the cookie that the language switch writes', () => {
  expect(rememberedCookie).toBe(localeCookie.name);
});

describe('the middleware', () => {
  it('gives a nonce to every page that is made per request, and to no other', () => {
    const dynamic = routeEntries.filter(
      ([id, { rendering }]) => rendering === 'dynamic' && id !== 'formErrors',
    );
    for (const [, { path }] of dynamic) {
      const prefix = path.split('/[')[0] as string;
      for (const { code } of locales)
        expect(config.matcher).toContain(`${localizedPath(prefix, code)}/:path*`);
    }
    expect(config.matcher).toHaveLength(dynamic.length * locales.length);
  });
});

describe('paths and languages', () => {
  it('splits what server and browser see into the same', () => {
    expect(splitLocale('/ar/about-us')).toEqual(splitLocale('/about-us'));
    expect(splitLocale('/en/about-us')).toEqual({ locale: 'en', path: '/about-us' });
    expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' });
    expect(splitLocale('/enquiry')).toEqual({ locale: 'ar', path: '/enquiry' });
  });

  it('shows a path as the address bar does', () => {
    expect(displayPath('/%D8%B9%D9%82%D8%A7%D8%B1/a%20b')).toBe('/عقار/a%20b');
    expect(displayPath('/%E0%A4')).toBe('/%E0%A4');
  });

  it('puts a portal page below the portal, in its language, or stands in for it', () => {
    expect(portalDestination('our-services', 'ar', 'https://portal.example/')).toBe(
      'https://portal.example/our-services',
    );
    expect(portalDestination('help-and-support', 'en', 'https://portal.example/p')).toBe(
      'https://portal.example/p/en/help-and-support',
    );
    expect(portalDestination('help-and-support', 'en', undefined)).toBe('/en/help-and-support');
  });
});
