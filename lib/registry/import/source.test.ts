import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { readPost } from '../posts/importer';
import { csvRows, separatorOf } from './csv';
import { detectEncoding } from './encoding';
import { FileRefusedError } from './errors';
import { openSource } from './source';

const folder = mkdtempSync(join(tmpdir(), 'source-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ARABIC = 'المنطقة,المدينة,الحي,السعر\nمنطقة الرياض,الرياض,الرياض/ الفلاح,1000\n'.repeat(5);

async function textOf(bytes: Buffer, options: { encoding?: string } = {}): Promise<string> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const source = await openSource(path, options);
  const chunks: Buffer[] = [];
  for await (const chunk of source.text) chunks.push(chunk);
  expect(source.read()).toBe(bytes.length);
  return Buffer.concat(chunks).toString('utf8');
}

describe('openSource', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'iso-8859-6'])(
    'reads %s by itself',
    async (name) => {
      expect(await textOf(iconv.encode(ARABIC, name, { addBOM: name.startsWith('utf') }))).toBe(ARABIC);
    },
  );

  it('reads compressed files by their content, and other encodings when told', async () => {
    expect(await textOf(gzipSync(ARABIC))).toBe(ARABIC);
    expect(await textOf(gzipSync(iconv.encode(ARABIC, 'windows-1256')))).toBe(ARABIC);
    expect(await textOf(iconv.encode(ARABIC, 'cp720'), { encoding: 'cp720' })).toBe(ARABIC);
  });

  it('keeps characters whole that lie across two portions', async () => {
    const long = 'ة'.repeat(200_001);
    expect(await textOf(Buffer.from(`x${long}`))).toBe(`x${long}`);
  });

  it('refuses what it cannot tell for sure, naming what it may be', () => {
    expect(() => detectEncoding(iconv.encode('Привет, как дела, всё хорошо?', 'koi8-r'))).toThrow(
      FileRefusedError,
    );
    expect(() => detectEncoding(iconv.encode('Größe;Straße;Übung', 'windows-1252'))).toThrow(/not in UTF-8/);
    expect(() => detectEncoding(iconv.encode(ARABIC, 'utf-16le'))).toThrow(/byte order mark/);
  });

  it('refuses encodings that do not exist and files that are not there', async () => {
    await expect(textOf(Buffer.from('a'), { encoding: 'klingon' })).rejects.toThrow(/klingon/);
    await expect(openSource(join(folder, 'absent.csv'))).rejects.toThrow(/no such file/);
    await expect(openSource(folder)).rejects.toThrow(/not a file/);
  });
});

describe('csvRows', () => {
  const rowsOf = async (text: string) => {
    const found = [];
    for await (const rows of csvRows(Readable.from([Buffer.from(text)]))) found.push(...rows);
    return found;
  };

  it('numbers rows by their last line, past blank lines and line breaks in cells', async () => {
    expect(await rowsOf('a,b\r\n\r\n"one\nmore",2\r\n3,"x ""y"""\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['one\nmore', '2'] },
      { line: 5, cells: ['3', 'x "y"'] },
    ]);
  });

  it('says where a quotation mark opened that is never closed', async () => {
    await expect(rowsOf('a,b\n1,2\n3,"x\n5,6\n7,8\n')).rejects.toThrow(/opens about line 3/);
    await expect(rowsOf(`a,b\n1,2\n3,"x\n${'5,6\n'.repeat(300_000)}`)).rejects.toThrow(/opens about line 3/);
  });

  it('finds the separator', async () => {
    expect(separatorOf('a;b;c,d\n')).toBe(';');
    expect(await rowsOf('a\tb\n1\t2\n')).toMatchObject([{ cells: ['a', 'b'] }, { cells: ['1', '2'] }]);
  });
});

describe('readPost', () => {
  const front = (lines: string) => `---\ntitle: عنوان\nsummary: ملخص\ndate: 2026-05-01\n${lines}---\n\nنص.\n`;
  it('takes slug and language from the name where the front matter has none', () => {
    expect(readPost(front(''), 'new-areas.ar.md')).toMatchObject({ slug: 'new-areas', locale: 'ar' });
    expect(readPost(front('slug: 2026/x\nlocale: en\n'), '-')).toMatchObject({
      slug: '2026/x',
      locale: 'en',
    });
  });
  it.each([
    ['no language', front(''), 'x.md', /locale/],
    ['an unusable slug', front('slug: "A B"\nlocale: ar\n'), 'x.md', /slug/],
    ['no title', '---\nsummary: s\ndate: 2026-01-01\n---\nt\n', 'x.ar.md', /title/],
    ['broken YAML', '---\ntitle: [\n---\nt\n', 'x.ar.md', /YAML/],
    ['no text', '---\ntitle: t\nsummary: s\ndate: 2026-01-01\n---\n', 'x.ar.md', /no text/],
    ['a title beyond the contract', front('').replace('عنوان', 'ع'.repeat(301)), 'x.ar.md', /title/],
    [
      'a title whose days make it too long',
      front('').replace('عنوان', `في ${'{2026-01-01} '.repeat(20)}`),
      'x.ar.md',
      /title/,
    ],
    ['a source beyond the contract', front(`source: ${'s'.repeat(301)}\n`), 'x.ar.md', /source/],
    ['raw HTML', front('').replace('نص.', 'نص <b onclick="x()">نص</b>'), 'x.ar.md', /raw HTML/],
    ['an announcement that is no slug', front('area: "Al Falah"\n'), 'x.ar.md', /area/],
    ['a script address as source', front('source: s\nsource_url: javascript:x()\n'), 'x.ar.md', /source_url/],
  ])('refuses %s', (_, text, name, reason) => expect(() => readPost(text, name)).toThrow(reason));
});
