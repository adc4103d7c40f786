import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { growthBeyondProportion } from '@/tests/support/growth';
import type { BoundaryStreets } from '../labels/boundary-streets';
import { TIERS } from '../labels/sheet-layout';
import type { GroundDistrict } from './area-ground';
import { planSheets, type Sheet, sheetSteps, sheetOf as sheetWith } from './sheet';

const SEAS = { redSea: 'Red Sea', gulf: 'Arabian Gulf' };
const sheetsOf = (districts: readonly GroundDistrict[], streets: BoundaryStreets, locale: Locale) =>
  planSheets(districts, streets).map((plan) => sheetWith(plan, locale, SEAS));

/** Of a city that has one sheet alone. */
function sheetOf(...of: Parameters<typeof sheetsOf>): Sheet {
  const [sheet, ...others] = sheetsOf(...of);
  expect(others).toEqual([]);
  return sheet as Sheet;
}

const inBoth = (number: number) => ({ ar: number, en: number });

/** A district of a chessboard: squares of some three kilometres. */
function square(
  column: number,
  row: number,
  cover: GroundDistrict['cover'],
  name: string,
  side = 0.03,
): GroundDistrict {
  const [west, south] = [47.5 + column * 0.03, 24.5 + row * 0.03];
  const corners = [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ];
  return {
    code: `${column}-${row}`,
    name: { ar: name, en: name },
    cover,
    number: inBoth(cover === 'around' ? 0 : column * 10 + row + 1),
    official: false,
    geometry: { type: 'Polygon', coordinates: [corners] },
  };
}

const board = (
  size: number,
  announced: (column: number, row: number) => GroundDistrict['cover'],
  name = 'Al Olaya',
) =>
  Array.from({ length: size * size }, (_, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    return square(column, row, announced(column, row), name);
  });

describe('the sheet of a city', () => {
  it('shows what is announced with the neighbours around it, and nothing far away', () => {
    const sheet = sheetOf(
      board(9, (column, row) => (column === 4 && row === 4 ? 'whole' : 'around')),
      {},
      'en',
    );
    const [around, whole] = sheet.shapes;
    const outlines = (d = '') => d.split('M').length - 1;
    expect([around?.cover, whole?.cover]).toEqual(['around', 'whole']);
    expect(outlines(whole?.d)).toBe(1);
    expect(outlines(around?.d)).toBeGreaterThan(4);
    expect(outlines(around?.d)).toBeLessThan(30);
    expect(sheet.labels.filter(({ kind }) => kind === 'name').map(({ lines }) => lines)).toEqual([
      ['Al Olaya'],
    ]);
  });

  it('names what has no room for its name beside its shape, with a line into it, unless another one announced is near', () => {
    const name = 'Prince Abdulmajeed Bin Abdulaziz Housing';
    const sparse = (column: number, row: number) => (column % 3 === 1 && row % 3 === 1 ? 'whole' : 'around');
    const labelsOf = (kind: string, { labels }: Sheet) =>
      labels.filter((label) => label.kind === kind && label.tiers.at(-1));
    const apart = sheetOf(board(6, sparse, name), {}, 'en');
    expect(labelsOf('number', apart)).toEqual([]);
    // On a neighbour a line tells whose name it is.
    expect(labelsOf('name', apart)).toHaveLength(4);
    for (const { lines, line } of labelsOf('name', apart)) {
      expect(lines[0]).toMatch(/^\d+ Prince/);
      expect(line).toBeDefined();
    }
    const alone = sheetOf(
      board(6, sparse, name).filter(({ cover }) => cover !== 'around'),
      {},
      'en',
    );
    expect(labelsOf('name', alone).map(({ key }) => key)).toHaveLength(4);
    const packed = sheetOf(
      board(4, () => 'whole', name),
      {},
      'en',
    );
    expect(labelsOf('number', packed)).toHaveLength(16);
    // Of those at the edge some have free land beside them; what is in the middle has none.
    const inMiddle = ['1-1', '1-2', '2-1', '2-2'];
    expect(labelsOf('name', packed).filter(({ key }) => inMiddle.includes(key))).toEqual([]);
  });

  it('names what has others announced beside it where the ground is free, with a line that runs through none of them', () => {
    const inBlock = (column: number, row: number) => column < 3 && row < 3;
    const far = (column: number, row: number) => column === row && column % 2 === 0;
    const announced = (column: number, row: number) =>
      inBlock(column, row) || far(column, row) ? 'whole' : 'around';
    const { labels } = sheetOf(board(9, announced, 'Prince Abdulmajeed'), {}, 'en');
    const widest = (key: string) => labels.find((label) => label.key === key && label.tiers.at(-1));
    // In the middle of the northern edge of the block: above it the ground is free.
    const edge = widest('1-2');
    expect(edge?.kind).toBe('name');
    expect(edge?.plate).toBeDefined();
    const [[, from] = [0, 0], [, to] = [0, 0]] = edge?.line ?? [];
    expect(to - from).toBeGreaterThan(0.03);
    // On all sides of this one lies another.
    expect(widest('1-1')?.kind).toBe('number');
    // On a phone there are numbers alone.
    expect(labels.find(({ key, tiers }) => key === '1-2' && tiers[0])?.kind).toBe('number');
  });

  it('has its scale in the corner where it hides least of what is announced', () => {
    const without = (corner: readonly [column: number, row: number]) =>
      sheetOf(
        board(4, (column, row) => (column === corner[0] && row === corner[1] ? 'around' : 'whole')),
        {},
        'en',
      ).scale.corner;
    expect(without([3, 0])).toBe('bottom-right');
    expect(without([0, 3])).toBe('top-left');
  });

  it('writes the number of the list with each name', () => {
    const { labels } = sheetOf(
      board(3, () => 'whole', 'Olaya'),
      {},
      'en',
    );
    const names = labels.filter(({ kind }) => kind === 'name');
    expect(names.length).toBeGreaterThan(0);
    for (const { lines } of names) expect(lines.join(' ')).toMatch(/^\d+ Olaya$/);
  });

  it('writes names where they fit and the numbers of the list where they do not', () => {
    const all = () => 'whole' as const;
    const kinds = (name: string) =>
      new Set(sheetOf(board(3, all, name), {}, 'en').labels.map(({ kind }) => kind));
    expect(kinds('Olaya')).toContain('name');
    expect(
      kinds(
        'A name that neither a square of this board has room for nor the ground around all of them, however wide the sheet on which it were to stand beside its own',
      ),
    ).toEqual(new Set(['number']));
  });

  it('has names where they have room, however few these are, and else numbers alone', () => {
    const long = 'Prince Abdulmajeed Bin Abdulaziz Housing';
    const kindsOf = (...names: string[]) => {
      const districts = names.map((name, at) => square(at % 3, Math.floor(at / 3), 'whole', name));
      const { labels } = sheetOf(districts, {}, 'en');
      return labels.filter(({ tiers }) => tiers[0]).map(({ kind }) => kind);
    };
    const named = (kinds: string[]) => kinds.filter((kind) => kind === 'name').length;
    const six = (short: number) => Array.from({ length: 6 }, (_, at) => (at < short ? 'Olaya' : long));
    expect(named(kindsOf(...six(4)))).toBe(4);
    expect(named(kindsOf(...six(2)))).toBe(2);
    expect(named(kindsOf(...six(0)))).toBe(0);
    expect(named(kindsOf('Olaya', long, long, long))).toBe(1);
  });

  it('tells what words stand on, at the widths at which they do', () => {
    const covers = ['whole', 'part', 'around'] as const;
    const { labels } = sheetOf(
      board(6, (column, row) => covers[(column + row) % 3] ?? 'around', 'Olaya'),
      {},
      'en',
    );
    const told = (key: string) =>
      labels.filter((label) => label.key === key && label.line === undefined).map(({ on }) => on);
    expect(new Set(told('0-0'))).toEqual(new Set(['whole']));
    expect(new Set(told('1-0'))).toEqual(new Set(['part']));
    expect(told('2-0').length).toBeGreaterThan(0);
    expect(new Set(told('2-0'))).toEqual(new Set([undefined]));
    // Of one alone the name may reach over its shape on a narrow sheet: a tint around it would spill.
    const name = 'Prince Abdulmajeed Bin Abdulaziz';
    const alone = sheetOf(
      board(9, (column, row) => (column === 4 && row === 4 ? 'whole' : 'around'), name),
      {},
      'en',
    );
    const onAt = (tier: number) => alone.labels.find(({ kind, tiers }) => kind === 'name' && tiers[tier])?.on;
    expect([onAt(0), onAt(TIERS.length - 1)]).toEqual([undefined, 'whole']);
  });

  it('writes a number beside its shape where there is no room in it', () => {
    const tiny = 0.003;
    const districts = [
      square(0, 0, 'whole', 'First'),
      square(4, 4, 'whole', 'Last'),
      // Two so small that the numbers of both cannot stand in them.
      square(2, 2, 'whole', 'Upper', tiny),
      square(2 + tiny / 0.03, 2, 'whole', 'Lower', tiny),
    ].map((district, index) => ({ ...district, number: inBoth(index + 1) }));
    const { labels } = sheetOf(districts, {}, 'en');
    for (const number of ['3', '4']) {
      const own = labels.filter(({ lines }) => lines[0]?.split(' ')[0] === number);
      for (const tier of TIERS.keys()) expect(own.some(({ tiers }) => tiers[tier])).toBe(true);
    }
  });

  it('has the number of a district that it would hide beside it', () => {
    const tiny = { ...square(2, 1, 'whole', 'Tiny', 0.003), number: inBoth(2) };
    const { labels } = sheetOf(
      [
        { ...square(0, 0, 'whole', 'First'), number: inBoth(1) },
        tiny,
        // Of three a narrow sheet has no name beside its shape.
        { ...square(0, 1, 'whole', 'Third'), number: inBoth(3) },
        square(2, 0, 'around', 'Near'),
      ],
      {},
      'en',
    );
    const narrow = labels.find(({ key, tiers }) => key === tiny.code && tiers[0]);
    expect(narrow?.kind).toBe('number');
    expect(narrow?.line).toBeDefined();
  });

  it('names the streets that bound a district on their sides', () => {
    const streets = { north: 'North Road', east: 'East Road', south: 'South Road', west: 'West Road' };
    const { labels } = sheetOf([square(0, 0, 'whole', 'Al Olaya')], streets, 'en');
    const at = (name: string) => labels.find(({ lines }) => lines.join(' ') === name);
    const middle = at('Al Olaya');
    expect(at('North Road')?.y).toBeLessThan(middle?.y ?? 0);
    expect(at('South Road')?.y).toBeGreaterThan(middle?.y ?? 1);
    expect(at('West Road')?.x).toBeLessThan(middle?.x ?? 0);
    expect(at('East Road')?.x).toBeGreaterThan(middle?.x ?? 1);
  });

  it('says on which side each district lies', () => {
    const { sides } = sheetOf(
      [square(0, 4, 'whole', 'Far up'), square(0, 0, 'part', 'Far down'), square(0, 2, 'whole', 'Between')],
      {},
      'en',
    );
    expect(sides).toEqual([
      { side: 'north', names: ['Far up'] },
      { side: 'middle', names: ['Between'] },
      { side: 'south', names: ['Far down'] },
    ]);
  });

  it('writes the numbers of its own districts first, and every one of them on some sheet', () => {
    const districts = board(
      7,
      () => 'whole',
      'A name that neither a square of this board has room for nor the ground around all of them',
    );
    const codes = new Set(districts.map(({ code }) => code));
    const sheets = sheetsOf(districts, {}, 'en');
    expect(sheets.length).toBeGreaterThan(1);
    for (const tier of TIERS.keys()) {
      const numbers = sheets.flatMap(({ labels }) =>
        labels.flatMap(({ key, tiers, lines: [number] }) =>
          codes.has(key) && tiers[tier] ? Number(number) : [],
        ),
      );
      expect(new Set(numbers).size).toBe(49);
    }
    expect(sheets.flatMap(({ unnumbered }) => unnumbered.flat())).toEqual([]);
  });

  it('is drawn in steps, several for each width, and then known', () => {
    const districts = board(4, (column) => (column === 0 ? 'whole' : 'around'));
    const inOneGo = sheetOf(districts, {}, 'en');
    // Plans and drawings are kept by the shapes of a city.
    const [plan] = planSheets(
      districts.map((one) => ({ ...one, geometry: { ...one.geometry } })),
      {},
    );
    if (plan === undefined) throw new Error('not planned');
    expect([...sheetSteps(plan, 'en', SEAS)].length).toBeGreaterThan(2 * TIERS.length);
    expect(sheetWith(plan, 'en', SEAS)).toEqual(inOneGo);
    expect([...sheetSteps(plan, 'en', SEAS)]).toEqual([]);
    // Whoever comes while it is being drawn goes on with it.
    const [first, second] = [sheetSteps(plan, 'ar', SEAS), sheetSteps(plan, 'ar', SEAS)];
    const steps = [first, second, first, second].map((one) => one.next());
    expect(steps.map(({ done }) => done)).toEqual([false, false, false, false]);
    const toEnd = (left: ReturnType<typeof sheetSteps>) => {
      for (let step = left.next(); ; step = left.next()) if (step.done) return step.value;
    };
    expect([first, second].map(toEnd)).toEqual(Array(2).fill(sheetWith(plan, 'ar', SEAS)));
  });

  it('has a bar of a round length', () => {
    const { scale } = sheetOf(
      board(4, () => 'whole'),
      {},
      'en',
    );
    expect(scale.width).toBeLessThanOrEqual(0.2);
    expect(scale.width).toBeGreaterThan(0.05);
    expect([0.5, 1, 2, 5, 10, 20]).toContain(scale.km);
  });
});

describe('the sheets of a city of thousands of announced districts', () => {
  it('are planned in time that grows with the districts, not with their square', () => {
    const planning = (districts: number) => {
      const [first, ...others] = board(Math.round(Math.sqrt(districts)), () => 'whole');
      // Plans are kept by the first shape of a city: each run has its own.
      return () => first && planSheets([{ ...first, geometry: { ...first.geometry } }, ...others], {});
    };
    expect(growthBeyondProportion(planning, 3_600)).toBeUndefined();
  });
});
