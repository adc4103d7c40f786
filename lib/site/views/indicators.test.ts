import { describe, expect, it } from 'vitest';
import { exportPath } from './indicators';

describe('exportPath', () => {
  it('carries the filter and the language, and nothing that is not set', () => {
    expect(exportPath({ days: 90, city: 'riyadh', region: undefined, type: 'commercial' }, 'en')).toBe(
      '/api/indicators/export?days=90&city=riyadh&type=commercial&locale=en',
    );
  });
});
