/** A label on or beside what it names: where it stands, which of its ends stands there, and where its line leads. Degrees. */
export interface LabelPlace extends LabelSpot {
  /** On a narrow map to move about in, where the dots of cities lie in the way. */
  readonly onMap?: LabelSpot;
  /** Where its line leads on the map to move about in: the drawing's ends where the dot of a city lies. */
  readonly endOnMap?: readonly [lon: number, lat: number];
  /** Among the names of few regions, from `ALONE_MAP` on, in smaller letters: in the region, in two lines if it has two words. */
  readonly alone?: LabelSpot;
  /** Where the map is wide enough for it (`WIDE_MAP`): in the region itself, or beside it with a shorter line. */
  readonly wide?: LabelSpot;
  /** Where it is as wide as a page (`WIDEST_MAP`): in the region. */
  readonly widest?: LabelSpot & {
    /** The map to move about in has the dot of a city there, and keeps the line. */
    readonly onDrawingAlone?: true;
  };
}

export interface LabelSpot {
  readonly at: readonly [lon: number, lat: number];
  readonly anchor: 'start' | 'middle' | 'end';
  /** From the label's edge to a point inside the region; none where the name stands in the region itself. */
  readonly line?: readonly [from: readonly [number, number], to: readonly [number, number]];
}

/** What the map of the country shows: the kingdom, and around it the seas and neighbours that its labels stand on. */
export const MAP_FRAME = { west: 31.6, south: 15, east: 57.6, north: 32.8 } as const;

/** Pixels of a map from which on few names stand in their regions; likewise (28rem). */
export const ALONE_MAP = 448;
/** Pixels of a wide map; its labels' classes say the same (33rem). */
export const WIDE_MAP = 528;
/** Pixels of the widest one; likewise (43.5rem). */
export const WIDEST_MAP = 696;

/**
 * Where the names of the regions stand. Chosen so that in a frame 240 px wide, with letters of 12 px, no name touches
 * another one or an outline, in either language. In a wider frame the names take less of it: it holds there too. Where there
 * is room, in a frame of `WIDE_MAP` pixels with letters of at most 14, names stand in their regions; the last ones in one of `WIDEST_MAP`.
 */
const places: Readonly<Record<string, LabelPlace>> = {
  riyadh: {
    at: [45.4, 23.1],
    anchor: 'middle',
    wide: { at: [45.4, 21.5], anchor: 'middle' },
    onMap: { at: [44.8, 22.2], anchor: 'middle' },
  },
  hail: { at: [41.4, 27.55], anchor: 'middle' },
  'al-jawf': {
    at: [36.2, 31.95],
    anchor: 'end',
    wide: { at: [38.7, 29.4], anchor: 'middle' },
    line: [
      [36.4, 31.65],
      [38.4, 30],
    ],
  },
  'northern-borders': {
    at: [43.3, 32],
    anchor: 'start',
    line: [
      [43.3, 31.5],
      [42.2, 30.2],
    ],
  },
  qassim: {
    at: [46.3, 30.48],
    anchor: 'start',
    wide: {
      at: [45.6, 30.6],
      anchor: 'start',
      line: [
        [45.4, 30.3],
        [43.9, 26.6],
      ],
    },
    widest: { at: [43.36, 25.92], anchor: 'middle', onDrawingAlone: true },
    line: [
      [46.1, 30.1],
      [43.9, 26.4],
    ],
    endOnMap: [44.3, 26.95],
  },
  eastern: {
    at: [57.1, 28.95],
    anchor: 'end',
    wide: { at: [51.6, 21.2], anchor: 'middle' },
    line: [
      [52.2, 28.1],
      [49.1, 26.6],
    ],
  },
  tabuk: {
    at: [35.3, 25.6],
    anchor: 'end',
    widest: { at: [36.6, 28], anchor: 'middle' },
    line: [
      [35.6, 26.1],
      [36.5, 28.1],
    ],
  },
  madinah: {
    at: [38.4, 22.7],
    anchor: 'end',
    alone: { at: [39.98, 24.39], anchor: 'middle' },
    widest: { at: [40, 24.5], anchor: 'middle', onDrawingAlone: true },
    line: [
      [38.5, 23],
      [39.1, 24.5],
    ],
    endOnMap: [38.5, 25],
  },
  makkah: {
    at: [38.5, 20.9],
    anchor: 'end',
    wide: { at: [41.34, 22.02], anchor: 'middle' },
    widest: { at: [41.8, 21.6], anchor: 'middle' },
    line: [
      [38.7, 20.9],
      [40.4, 21.5],
    ],
    endOnMap: [40.6, 20.3],
  },
  'al-bahah': {
    at: [40, 19.2],
    anchor: 'end',
    line: [
      [40.2, 19.3],
      [41.4, 20.1],
    ],
  },
  asir: {
    at: [40.9, 17.5],
    anchor: 'end',
    wide: { at: [43, 19.2], anchor: 'middle' },
    line: [
      [41.1, 17.6],
      [42.6, 18.9],
    ],
  },
  jazan: {
    at: [41.2, 15.85],
    anchor: 'end',
    line: [
      [41.4, 16.05],
      [42.7, 17.1],
    ],
  },
  najran: {
    at: [46.6, 15.85],
    anchor: 'middle',
    wide: { at: [45.7, 18], anchor: 'middle' },
    line: [
      [46.4, 16.5],
      [46, 18],
    ],
  },
};

/** Where a name stands in its region among few: where it does among all on a wide map, where that has no line. */
export const aloneSpot = ({ alone, wide }: LabelPlace): LabelSpot | undefined =>
  alone ?? (wide?.line ? undefined : wide);

/** By code of region. A map, as a registry may send a code that every object has a member of. */
export const labelPlaces: ReadonlyMap<string, LabelPlace> = new Map(Object.entries(places));

interface AroundPlace {
  readonly key: string;
  readonly at: readonly [lon: number, lat: number];
  /** Where it stands on a wide map. */
  readonly wide?: readonly [lon: number, lat: number];
  /** On a wide map alone is there room for it. */
  readonly isSmall?: true;
  /** Of a country smaller than its name, which begins at its place: from it into the country. */
  readonly line?: readonly [from: readonly [number, number], to: readonly [number, number]];
}

/** Seas and neighbours: about the middle of their names, on what is drawn of them. In a frame less than 448 px wide there is no room. */
const around = [
  { key: 'redSea', at: [39.8, 17.5], isSmall: true },
  { key: 'gulf', at: [53.6, 25.6], wide: [51.75, 27.4] },
  { key: 'arabianSea', at: [53.9, 15.65] },
  { key: 'egypt', at: [32.9, 27] },
  { key: 'sudan', at: [33, 18.5] },
  { key: 'yemen', at: [50, 16.6] },
  { key: 'oman', at: [55.9, 19.3] },
  { key: 'emirates', at: [54.1, 23.7] },
  { key: 'iran', at: [56.3, 30.6] },
  { key: 'iraq', at: [41.6, 32.3], isSmall: true },
  { key: 'jordan', at: [35.7, 31.9], isSmall: true },
  {
    key: 'kuwait',
    at: [48.95, 28.9],
    isSmall: true,
    line: [
      [48.8, 28.95],
      [47.8, 29.3],
    ],
  },
  {
    key: 'bahrain',
    at: [51.35, 26.45],
    isSmall: true,
    line: [
      [51.2, 26.4],
      [50.6, 26.1],
    ],
  },
  {
    key: 'qatar',
    at: [52, 25.4],
    isSmall: true,
    line: [
      [51.85, 25.4],
      [51.3, 25.3],
    ],
  },
] as const satisfies readonly AroundPlace[];
export type AroundName = (typeof around)[number]['key'];

export const aroundPlaces: readonly (AroundPlace & { readonly key: AroundName })[] = around;
