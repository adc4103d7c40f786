import { describe, expect, it } from 'vitest';
import { type Field, FORM_CODES, forms } from '@/lib/forms';
import { faultKeys, formMessageKeys, issueCodesOf } from '@/lib/forms/message-keys';
import { messagesFor } from '@/lib/i18n/messages';
import { isParametric, routeEntries } from '@/lib/site/routing/routes';
import { services } from '@/lib/site/routing/services';
import ar from '@/messages/ar';
import en from '@/messages/en';
import { catalogue, demandsOf, flatten, namespaces, wordsOf } from './catalogue';
import { keyFinder } from './used-keys';

const arabic = catalogue('ar');
const english = catalogue('en');

/** Tags that any text may contain (components/page/prose.tsx), and those of single texts. */
const tags = new Set([
  ...['p', 'ul', 'li', 'b', 'step', 'ltr', 'sign', 'phone', 'day', 'sitemap', 'announcement', 'places'],
  'portal',
  ...routeEntries.filter(([id]) => !isParametric(id)).map(([id]) => id as string),
  ...services.map(({ slug }) => `service-${slug}`),
]);

/** Arguments that are names, texts and dates: each whole by itself, and counting nothing. */
const words = new Set([
  ...[
    'announced',
    'area',
    'city',
    'counted',
    'date',
    'day',
    'district',
    'end',
    'first',
    'firstMonth',
    'from',
    'headline',
  ],
  ...[
    'high',
    'highMonth',
    'label',
    'last',
    'lastDay',
    'lastMonth',
    'list',
    'low',
    'lowMonth',
    'month',
    'name',
    'place',
  ],
  ...['plan', 'region', 'scope', 'share', 'startDate', 'time', 'to', 'when', 'path'],
]);

/** What follows a number without being counted by it, or the next case of a plural. */
const leading = new Set(['of', 'to', 'in', 'from', 'من', 'إلى', 'في', 'عن', 'other']);

describe('messages', () => {
  it('are registered, file by file', () => {
    expect(namespaces('ar')).toEqual(namespaces('en'));
    expect(Object.keys(ar).sort()).toEqual(namespaces('ar'));
    expect(Object.keys(en).sort()).toEqual(namespaces('en'));
  });

  it('have the same keys in both languages', () => {
    expect(
      [...arabic.keys()].filter((key) => !english.has(key)),
      'only in Arabic',
    ).toEqual([]);
    expect(
      [...english.keys()].filter((key) => !arabic.has(key)),
      'only in English',
    ).toEqual([]);
  });

  it('are ICU messages with text in them', () => {
    for (const [key, message] of [...arabic, ...english]) {
      expect(() => demandsOf(message), key).not.toThrow();
      expect(message.trim(), key).not.toBe('');
    }
  });

  it('take the same arguments and tags in both languages', () => {
    for (const [key, message] of english) {
      const [inEnglish, inArabic] = [demandsOf(message), demandsOf(arabic.get(key) ?? '')];
      expect(inArabic.values, key).toEqual(inEnglish.values);
      // A left-to-right run needs marking in Arabic where English has plain text.
      const structure = (all: string[]) => all.filter((tag) => tag !== 'ltr');
      expect(structure(inArabic.tags), key).toEqual(structure(inEnglish.tags));
    }
  });

  it.each(['ar', 'en'] as const)('part no number from what it counts (%s)', async (locale) => {
    const parted = flatten(await messagesFor(locale), locale).flatMap(([key, message]) =>
      [...message.matchAll(/(?:\{(\w+)\}|#|\d(?= [mم](?!\p{L}))) (\p{L}+)/gu)]
        .filter(([, argument = '', next = '']) => !(words.has(argument) || leading.has(next)))
        .map(([found]) => `${key}: ${found}`),
    );
    expect(parted).toEqual([]);
  });

  it('contain no tag that nothing renders', () => {
    for (const [key, message] of [...arabic, ...english]) {
      const unknown = demandsOf(message).tags.filter((tag) => !tags.has(tag));
      expect(unknown, key).toEqual([]);
    }
  });

  it('are all asked for', () => {
    const isAsked = keyFinder();
    const { needed, allowed } = formMessageKeys();
    // A template that makes any key of a form would excuse them all: what the table of forms makes is asked of it.
    const made = ['errors', 'missing', 'failures', ...FORM_CODES].map((part) => `Forms.${part}.`);
    const isUsed = (key: string) => {
      if (!made.some((prefix) => key.startsWith(prefix))) return isAsked(key);
      const rest = key.slice('Forms.'.length);
      return needed.has(rest) || allowed.has(rest);
    };
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are there for everything that the table of forms makes of them', () => {
    const missing = [...formMessageKeys().needed].filter((key) => !english.has(`Forms.${key}`));
    expect(missing).toEqual([]);
  });
});

describe('the faults of a form', () => {
  it.each([
    ['ar', arabic],
    ['en', english],
  ] as const)('each say what they are about, in words of their own (%s)', (_, texts) => {
    for (const code of FORM_CODES) {
      const said = Object.entries<Field>(forms[code].fields).flatMap(([name, field]) =>
        issueCodesOf(field).map((issue) => {
          const key = faultKeys(code, name, field, issue).find((each) => texts.has(`Forms.${each}`));
          const label = texts.get(`Forms.${code}.${name}.label`) ?? name;
          return [`${name}: ${issue}`, texts.get(`Forms.${key}`)?.replace('{label}', label)] as const;
        }),
      );
      const sentences = said.map(([, sentence]) => sentence);
      // Two fields may be told the same only of what is no field's alone: a file, a number that does not exist.
      const twice = said.filter(
        ([fault, sentence]) =>
          / (?:required|invalid_type|choose_option|too_short|too_long)$/.test(fault) &&
          sentences.indexOf(sentence) !== sentences.lastIndexOf(sentence),
      );
      expect(twice, code).toEqual([]);
    }
  });
});

/** Latin words that an Arabic text may contain outside a marked run. */
const latinAllowed = ['CSV', 'HTTPS', 'PDF', 'JPEG', 'PNG', 'name@example.com', 'sitemap.xml'];

/** Digits of other scripts: the site prints Latin ones (domain.md 3.5). */
const otherDigits = /[٠-٩۰-۹]/;

describe('the language of the messages', () => {
  it('is Arabic in Arabic: Latin words stand in marked runs', () => {
    for (const [key, message] of arabic) {
      const words = wordsOf(message, 'ltr').match(/[A-Za-z0-9@.]*[A-Za-z][A-Za-z0-9@.]*/g) ?? [];
      const foreign = words.filter((word) => !latinAllowed.includes(word));
      expect(foreign, key).toEqual([]);
    }
  });

  it('is English in English', () => {
    for (const [key, message] of english) expect(message, key).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('has Latin digits and the marks of its script', () => {
    for (const [key, message] of [...arabic, ...english]) expect(message, key).not.toMatch(otherDigits);
    for (const [key, message] of arabic) expect(message, key).not.toMatch(/[“”"?;]|\p{Script=Arabic},/u);
  });
});
