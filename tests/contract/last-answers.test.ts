import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { confirmAnswer, findAnswer, pruneAnswers, storeAnswer } from '@/lib/registry/remote/last-answers';
import { type Harness, postgresHarness, sqliteHarness } from '../support/harness';

const MB = 1024 * 1024;

describe.each([
  ['SQLite', sqliteHarness],
  ['PostgreSQL', () => postgresHarness(inject('postgresUrl'))],
])('last good answers on %s', (_, open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await open();
  });
  afterEach(() => harness.close());

  const keys = async () =>
    (await harness.store.read.selectFrom('last_answers').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    );

  it('are the newest, whichever process writes last', async () => {
    const { store } = harness;
    await storeAnswer(store, 'q', { answer: 'new', at: 2_000 });
    await storeAnswer(store, 'q', { answer: 'old', at: 1_000 });
    expect(await findAnswer(store, 'q', 0)).toEqual({ answer: 'new', at: 2_000 });
    await confirmAnswer(store, 'q', 3_000);
    await confirmAnswer(store, 'q', 2_500);
    expect(await findAnswer(store, 'q', 3_000)).toEqual({ answer: 'new', at: 3_000 });
    expect(await findAnswer(store, 'q', 3_001)).toBeNull();
    expect(await findAnswer(store, 'other', 0)).toBeNull();
  });

  it('are bounded in age, in size and in number, the oldest going first', async () => {
    const { store } = harness;
    for (const at of [1, 2, 3]) await storeAnswer(store, `age ${at}`, { answer: 'x', at });
    await pruneAnswers(store, 2);
    expect(await keys()).toEqual(['age 2', 'age 3']);
    await pruneAnswers(store, 4);
    const answer = 'x'.repeat(30 * MB);
    for (const at of [10, 11, 12]) await storeAnswer(store, `size ${at}`, { answer, at });
    await pruneAnswers(store, 0);
    expect(await keys()).toEqual(['size 11', 'size 12']);
    await pruneAnswers(store, 100);
    await store.write
      .insertInto('last_answers')
      .values(
        Array.from({ length: 2_100 }, (_, at) => ({ key: `n ${at}`, given_at: at, size: 1, answer: 'x' })),
      )
      .execute();
    await pruneAnswers(store, 0);
    const left = await keys();
    expect(left).toHaveLength(2_000);
    expect(left).not.toContain('n 99');
    expect(left).toContain('n 100');
  });
});
