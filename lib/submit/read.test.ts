import { describe, expect, it } from 'vitest';
import { Problem } from '@/lib/problem';
import { decodeForm } from './read';

const pairs = 'application/x-www-form-urlencoded';
const json = 'application/json';
const bytes = (text: string) => new TextEncoder().encode(text);
const fieldsOf = (type: string, text: string) => decodeForm(type, bytes(text)).fields;

describe('a small form', () => {
  it.each([
    [pairs, 'subject=%D8%B3%D8%A4%D8%A7%D9%84&message=100%', { subject: 'سؤال', message: '100%' }],
    [pairs, 'message=a%EF%BF%BDb', { message: 'a\ufffdb' }],
    [json, '{"message":"a\\ud83d\\ude00b"}', { message: 'a😀b' }],
  ])('is read as %s: %s', (type, text, fields) => {
    expect(fieldsOf(type, text)).toEqual(fields);
  });

  // As windows-1256, as bytes that are no text, as half a character: what is stored would not be what was written.
  it.each([
    [pairs, 'subject=%CA%D3%CC%ED%E1'],
    [pairs, 'message=abc%ff'],
    [json, '{"message":"abc\\ud800def"}'],
    [json, '{"message":["abc\\ud800def"]}'],
    [json, '{"abc\\ud800":"a"}'],
    [pairs, 'subject=a%EF%BF%BD&message=%CA%D3'],
    [json, '{"message":'],
  ])('is refused where its text is none: %s %s', (type, text) => {
    expect(() => fieldsOf(type, text)).toThrow(Problem);
  });
});
