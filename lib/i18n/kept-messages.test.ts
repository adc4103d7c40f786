import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { keptMessages } from './kept-messages';

it('are parsed once, whoever asks for them', () => {
  const said = () => {
    const messages = { count: '{n, plural, one {# area} other {# areas}}' };
    return createTranslator({ locale: 'en', messages, _cache: keptMessages })('count', { n: 3 });
  };
  expect(said()).toBe('3 areas');
  const parsed = { ...keptMessages.message };
  expect(Object.keys(parsed)).toHaveLength(1);
  expect(said()).toBe('3 areas');
  expect(keptMessages.message).toEqual(parsed);
});
