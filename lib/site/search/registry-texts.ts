import { setImmediate as nextTurn } from 'node:timers/promises';
import { placeNameKey } from '../../i18n/arabic';
import type { AreaPart, Bilingual, Read, Registry } from '../../registry/contract';
import type { PlaceEntry } from '../../search/place-entry';
import type { TextEntry } from '../../search/text-index';
import { inTurns } from '../../search/turns';
import { ownName, plansOf } from '../answer/plans';
import { routePath } from '../routing/routes';
import { isSample } from '../samples';
import { asSentence } from './as-sentence';

interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** More is not read into memory. */
const MOST = 120_000;
const AT_ONCE = 200;

/** Every item of a list, page by page; whoever asks something meanwhile is answered between two pages. */
async function everyItem<T>(read: (page: number) => Promise<Read<Page<T>>>): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; items.length < MOST; page += 1) {
    const { data } = await read(page);
    items.push(...data.items);
    if (data.items.length === 0 || items.length >= data.total) break;
    await nextTurn();
  }
  return items;
}

type Source = Pick<Registry, 'places' | 'gazetteer' | 'areas' | 'area' | 'registrars' | 'posts' | 'datasets'>;

/** Names and spellings by which a place is found; undefined where its names are all. */
const namesWith = ({ ar, en }: { ar: string; en: string }, aliases: readonly string[]) =>
  aliases.length === 0 ? undefined : [ar, en, ...aliases];

/** The regions, the cities and the districts, each by its names. */
export async function readPlaces(source: Source): Promise<PlaceEntry[]> {
  const { regions, cities: listed } = (await source.places({})).data;
  const partOf = new Map(listed.map((city) => [city.code, city.partOf ?? undefined]));
  const cities = await everyItem((page) => source.gazetteer({ of: 'cities', page }));
  const districts = await everyItem((page) => source.gazetteer({ of: 'districts', page }));
  return [
    ...regions.map(({ code, name }) => ({ kind: 'region' as const, name, region: code })),
    ...cities.map(({ region, city, name, near, centre, aliases }) => ({
      kind: 'city' as const,
      name,
      foundBy: namesWith(name, aliases),
      region,
      city,
      near: near ?? undefined,
      centre: centre ?? undefined,
      partOf: partOf.get(city),
      listed: partOf.has(city),
    })),
    ...districts.map(({ region, city, district, name, aliases }) => ({
      kind: 'district' as const,
      name,
      foundBy: namesWith(name, aliases),
      region,
      city,
      district: district ?? undefined,
    })),
  ];
}

/** A name of a district in its region. */
const districtKey = (region: string, name: string) => `${region}|${placeNameKey(name)}`;

/** A plan is asked for with and without the word that says that it is one. */
function spellingsOf(name: Bilingual): string[] {
  const own = ownName(name);
  return [...new Set([name.ar, name.en, own.ar, own.en])];
}

/**
 * What an announcement names beside the districts that are known, by its name; and any part by the number of each plan
 * that it lies in. A district that is named without its town is found as each of the towns that has one of the name.
 */
function placesOf(part: AreaPart, area: string, districts: ReadonlySet<string>): PlaceEntry[] {
  const { kind, name, region } = part;
  if (name === null) return [];
  const [city, district] = [part.city ?? undefined, part.district ?? undefined];
  const entry = { kind: 'part' as const, region, city, district, area };
  const byNumber = plansOf({ parts: [part] }).map((plan) => {
    if (name.ar.includes(plan)) return { ...entry, plan, name, foundBy: spellingsOf(name) };
    const numbered = { ar: `مخطط ${plan}`, en: `Plan ${plan}` };
    return {
      ...entry,
      plan,
      name: { ar: `${numbered.ar}، ${name.ar}`, en: `${numbered.en}, ${name.en}` },
      foundBy: spellingsOf(numbered),
    };
  });
  if (byNumber.length > 0 && kind === 'plan') return byNumber;
  const named = { ...entry, name, foundBy: spellingsOf(name) };
  if (kind === 'plan' || kind === 'place') return [...byNumber, { ...named, plan: name.ar }];
  const isKnown = district !== undefined || kind === 'city' || districts.has(districtKey(region, name.ar));
  return isKnown ? byNumber : [...byNumber, named];
}

/** The real estate areas by whose numbers an announcement tells the part of a district: deeds there bear them. */
const REAL_ESTATE_AREA = /المنطقة العقارية [\u2066]?(\d{6,12})/g;

const areaNumbers = ({ note }: AreaPart): string[] =>
  [...(note?.ar ?? '').matchAll(REAL_ESTATE_AREA)].map(([, number = '']) => number);

/**
 * The announcements with all that they name; what of it is no district, such as a plan, as a place; under which city they
 * name each district, which may be the one beside its own; and the numbers by which they tell its parts.
 */
export async function readAreas(
  source: Source,
  places: readonly PlaceEntry[],
): Promise<{
  texts: TextEntry[];
  parts: PlaceEntry[];
  under: ReadonlyMap<string, string>;
  announced: ReadonlySet<string>;
  numbers: ReadonlyMap<string, readonly string[]>;
}> {
  const districts = new Set<string>();
  await inTurns(places, ({ kind, region, name }) => {
    if (kind === 'district') districts.add(districtKey(region, name.ar));
  });
  const summaries = await everyItem((page) => source.areas({ page, pageSize: AT_ONCE }));
  const texts: TextEntry[] = [];
  const parts: PlaceEntry[] = [];
  const under = new Map<string, string>();
  const announced = new Set<string>();
  const numbers = new Map<string, string[]>();
  for (const { slug } of summaries) {
    const { data: area } = await source.area({ slug });
    await nextTurn();
    if (area === null) continue;
    const named = area.parts.flatMap(({ name, note }) => [name ?? [], note ?? []].flat());
    texts.push({
      kind: 'area',
      path: routePath('area', { area: slug }),
      title: area.name,
      text: { ar: named.map(({ ar }) => ar).join('، '), en: named.map(({ en }) => en).join(', ') },
    });
    parts.push(...area.parts.flatMap((part) => placesOf(part, slug, districts)));
    for (const part of area.parts) {
      const { city, district } = part;
      if (district === null) continue;
      announced.add(district);
      if (city !== null) under.set(district, city);
      const told = areaNumbers(part);
      if (told.length > 0) numbers.set(district, [...(numbers.get(district) ?? []), ...told]);
    }
  }
  return { texts, parts, under, announced, numbers };
}

/** An entry for each item, a little at a time: the texts of thousands of posts are seconds of work. */
async function entriesOf<T>(items: readonly T[], entryOf: (item: T) => TextEntry): Promise<TextEntry[]> {
  const entries: TextEntry[] = [];
  await inTurns(items, (item) => {
    entries.push(entryOf(item));
  });
  return entries;
}

async function registrars(source: Source, regions: ReadonlyMap<string, { ar: string; en: string }>) {
  const items = await everyItem((page) => source.registrars({ page, pageSize: AT_ONCE }));
  return entriesOf(
    items,
    ({ name, region }): TextEntry => ({
      kind: 'registrar',
      path: `${routePath('registrars')}?view=filtered&q=${encodeURIComponent(name.ar.slice(0, 100))}`,
      title: { ar: name.ar, en: name.en ?? '' },
      text: regions.get(region) ?? { ar: '', en: '' },
    }),
  );
}

/** Of so many posts, the newest, the text is searched too; of those before, the title and the summary. */
const WHOLE_POSTS = 2_000;
const WHOLE_AT_ONCE = 50;

/** What begins a line that is a paragraph of its own. */
const LINE_MARK = /^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,4}\.)[ \t]+/;

/** What a reader sees of a text in Markdown, each paragraph and each heading a line. */
function withoutMarks(text: string): string {
  const lines: string[] = [];
  let isNew = true;
  for (const written of text.split('\n')) {
    const line = written
      .replace(LINE_MARK, '')
      .replace(/[*`|]+|^[-| :]+$/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const isHeading = /^[ \t]*#/.test(written);
    if (line !== '' && (isNew || LINE_MARK.test(written))) lines.push(isHeading ? asSentence(line) : line);
    else if (line !== '') lines.push(`${lines.pop()} ${line}`);
    isNew = line === '' || isHeading;
  }
  return lines.join('\n');
}

const withoutLinks = (text: string) => text.replace(/!?\[([^\]]{0,300})\]\([^)\s]{0,2000}\)/g, '$1');

async function posts(source: Source, locale: 'ar' | 'en'): Promise<TextEntry[]> {
  const whole = Math.ceil(WHOLE_POSTS / WHOLE_AT_ONCE);
  const items = await everyItem((page) =>
    source.posts({
      locale,
      page,
      pageSize: WHOLE_AT_ONCE,
      ...(page <= whole && { with: 'beginning' as const }),
    }),
  );
  const in_ = (text: string) => ({ ar: '', en: '', [locale]: text });
  return entriesOf(items, ({ slug, title, summary, beginning = '' }) => ({
    kind: 'post',
    path: routePath('post', { slug: slug.split('/') }),
    title: in_(title),
    text: in_(`${summary}\n${withoutMarks(withoutLinks(beginning))}`.trim()),
  }));
}

/** Registrars and news. A post that is written in both languages is found in each. */
export async function readLists(source: Source): Promise<TextEntry[]> {
  const { regions } = (await source.places({})).data;
  const names = new Map(regions.map(({ code, name }) => [code, name]));
  // Nobody looks for a registrar of the sample.
  const found = (await isSample(source, 'registrars')) ? [] : await registrars(source, names);
  for (const locale of ['ar', 'en'] as const) found.push(...(await posts(source, locale)));
  return found;
}

/** Changes whenever an import or a removal has changed what is searched. */
export async function searchVersion(
  source: Pick<Registry, 'datasets' | 'addresses' | 'registrars'>,
): Promise<string> {
  const [datasets, areas, posts, registrars] = await Promise.all([
    source.datasets({}),
    source.addresses({ of: 'areas', pageSize: 1 }),
    source.addresses({ of: 'posts', pageSize: 1 }),
    source.registrars({ pageSize: 1 }),
  ]);
  return JSON.stringify([
    datasets.data.items.map(({ dataset, importedAt, source: from }) => [dataset, importedAt, from]),
    [areas.data.total, areas.data.newest],
    [posts.data.total, posts.data.newest],
    registrars.data.total,
  ]);
}
