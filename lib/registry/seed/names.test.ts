import { describe, expect, it } from 'vitest';
import { shippedAnnouncements } from './announcements';
import { contentRows } from './content';
import { shippedPlaces } from './places';

/** Before these letters the article is spoken with the letter; behind آل, a family's name, it is none. */
const SUN_LETTERS = 'تثدذرزسشصضطظن';
const startsWithSunLetter = (name: string) => new RegExp(`^ال[${SUN_LETTERS}]`).test(name);

const parts = shippedAnnouncements().flatMap((announcement) => announcement.parts);

/** Every place that ships, and all that an announcement names. */
async function everyName(): Promise<{ ar: string; en: string }[]> {
  const { cities, districts } = await shippedPlaces();
  const named = parts.map(({ name_ar: ar = '', name_en: en = '' }) => ({ ar, en }));
  return [...cities, ...districts, ...named];
}

describe('English names of places (docs/glossary.md)', () => {
  it('write the article as it is spoken', async () => {
    const before = (await everyName()).filter(({ ar }) => startsWithSunLetter(ar));
    expect(before.length).toBeGreaterThan(1000);
    expect(before.filter(({ en }) => /^Al (?=[TDRZSN])/.test(en)).map(({ en }) => en)).toEqual([]);
  });

  it('part the article from the name', async () => {
    const glued = (await everyName()).filter(({ ar, en }) => /^ال./.test(ar) && /^Al[a-z]{3,}/.test(en));
    expect(glued.map(({ en }) => en)).toEqual([]);
  });

  it('are British', async () => {
    const american = (await everyName()).filter(({ en }) => /\b(?:center|defense|harbor)\b/i.test(en));
    expect(american.map(({ en }) => en)).toEqual([]);
  });
});

/** Written alike and spoken otherwise from place to place, or known by a translation. */
const SEVERAL = new Set(
  'البحر,القرى,الدرع,البصيرة,السيح,العدل,الأمير نايف,الصناعية الأولى,الصناعية الثانية'.split(','),
);

it('one Arabic name of districts has one spelling in English', () => {
  const spellings = new Map<string, Set<string>>();
  for (const { name_ar: ar = '', name_en: en = '' } of contentRows('districts.csv'))
    spellings.set(ar, (spellings.get(ar) ?? new Set()).add(en));
  const several = [...spellings].filter(([ar, names]) => names.size > 1 && !SEVERAL.has(ar));
  expect(several.map(([ar, names]) => `${ar}: ${[...names].join(', ')}`)).toEqual([]);
});

/** Words that end in heh by nature, not for want of the two dots. */
const HEH = /^(?:الوجه|وجه|(?:ال)?منتزه|المويه|النباه|قراه|صفاه|الأمواه|ه|.*عبدالله|عبدالإله)$/;
/** Words that have a hamza, and names of people that are one word. */
const BARE = /^(?:ام|ابو.*|ابا|احد|إبن|الامير|ال|وال|عبد ?الاله)$/;

describe('Arabic names of places', () => {
  const words = async () =>
    (await everyName()).flatMap(({ ar }) => ar.split(/[\s()،/]+/).map((word) => ({ word, ar })));

  it('have the two dots of their last letter', async () => {
    const bare = (await words()).filter(({ word }) => word.endsWith('ه') && !HEH.test(word));
    expect(bare.map(({ ar }) => ar)).toEqual([]);
  });

  it('have their hamza, and آل for a family', async () => {
    expect((await words()).filter(({ word }) => BARE.test(word)).map(({ ar }) => ar)).toEqual([]);
  });

  it('write the names of people in one word, as عبدالله', async () => {
    const parted = (await everyName()).filter(({ ar }) => /عبد ال(?:له|عزيز|رحمن|مجيد|إله)/.test(ar));
    expect(parted.map(({ ar }) => ar)).toEqual([]);
  });
});

it('a district is called in its announcement as in the list of its city', () => {
  const listed = new Map(contentRows('districts.csv').map((row) => [row.code, row]));
  const told = parts.filter(({ kind, district }) => kind === 'district' && listed.has(`${district}`));
  expect(told.length).toBeGreaterThan(500);
  const other = told.filter(({ district, name_ar, name_en }) => {
    const row = listed.get(`${district}`);
    return row?.name_ar !== name_ar || row?.name_en !== name_en;
  });
  expect(other.map(({ name_ar, name_en }) => `${name_ar} ${name_en}`)).toEqual([]);
});
