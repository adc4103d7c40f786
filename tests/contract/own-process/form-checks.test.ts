import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/folders';

const folder = temporaryFolder();
afterAll(folder.remove);

it('lets a form be stored whose codes cannot be asked for, because the registry is away', async () => {
  Object.assign(process.env, {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    REGISTRY_API_URL: 'http://127.0.0.1:9/',
    REGISTRY_API_TOKEN: 'nobody-answers-here',
    REGISTRY_API_TIMEOUT_MS: '500',
  });
  const { formCheckIssues } = await import('@/lib/submit/validate');
  const { closeRegistry } = await import('@/lib/registry');
  try {
    const place = { region: 'riyadh', city: 'riyadh', district: 'riyadh-al-aqeeq' };
    expect(await formCheckIssues('registration-interest', place)).toEqual([]);
    expect(await formCheckIssues('appointment', { branch: 'any', service: 'any' })).toEqual([]);
  } finally {
    await closeRegistry();
  }
});
