import { describe, expect, it } from 'vitest';
import { startLink, startOfService, supplierSignIn } from './portal';
import { services } from './services';

describe('where a service starts', () => {
  it('leads signed-in services to the portal in the visitor’s language', () => {
    expect(startOfService('ownership-transfer', 'ar', 'https://portal.example')).toBe(
      'https://portal.example/ownership-transfer',
    );
    expect(startOfService('ownership-transfer', 'en', 'https://portal.example/base/')).toBe(
      'https://portal.example/base/en/ownership-transfer',
    );
  });

  it('stays on our own page while no portal is configured', () => {
    expect(startOfService('ownership-transfer', 'en', undefined)).toBe(
      '/en/our-services/ownership-transfer#apply',
    );
    expect(startOfService(supplierSignIn, 'ar', undefined)).toBe('/suppliers#sign-in');
  });

  it('keeps services with a form of ours here, portal or not', () => {
    expect(startOfService('correction', 'en', 'https://portal.example')).toBe('/en/correction-request');
    expect(startOfService('correction', 'ar', undefined)).toBe('/correction-request');
  });

  it('knows every service and nothing else', () => {
    for (const { slug } of services) expect(startOfService(slug, 'ar', undefined), slug).toBeDefined();
    expect(startOfService('constructor', 'ar', 'https://portal.example')).toBeUndefined();
  });

  it('is linked without the portal’s address', () => {
    expect(startLink('property-search', 'en')).toBe('/api/portal/en/property-search');
  });
});
