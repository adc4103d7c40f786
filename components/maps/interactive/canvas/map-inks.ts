import type { PathOptions } from 'leaflet';
import type { Cover } from '@/lib/site/cover';
import type { ShownState } from '@/lib/site/maps/interactive/map-days';
import type { ShapeOptions } from './fixed-shape';
import type { NameInks } from './map-names';

/** The colour of what is not seen, however the style sheet was shortened. */
const CLEAR = /^(transparent|#0000|#00000000)$/;

/** How shapes whose boundary is estimated are parted: a gap, and within it the edge of an announced one; without colours they have lines instead. */
function tilesOf(
  forced: boolean,
  patterned: boolean,
  colour: string,
): Record<'edged' | 'pale' | 'quiet', ShapeOptions> {
  if (forced) return { edged: {}, pale: {}, quiet: {} };
  const opacity = patterned ? 1 : 0.45;
  const gap = { color: colour, width: patterned ? 1 : 2 };
  return {
    edged: { gap: { ...gap, edge: { width: 2.5, opacity } } },
    pale: { gap: { ...gap, edge: { width: 1, opacity } } },
    quiet: { color: colour, gap: { ...gap, edge: null } },
  };
}

/** Where colours are read from, and whether they are seen. */
interface Mode {
  forced: boolean;
  /** Where tints are not seen, lines and dots tell amounts and states; elsewhere their colour is clear. */
  patterned: boolean;
  ink: (name: string) => string;
  ground: (name: string) => string;
}

function modeOf(root: Element): Mode {
  const style = getComputedStyle(root);
  const forced = matchMedia('(forced-colors: active)').matches;
  const colourOf = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    forced,
    patterned: forced || !CLEAR.test(colourOf('pattern')),
    ink: (name) => (forced ? 'CanvasText' : colourOf(name)),
    ground: (name) => (forced ? 'Canvas' : colourOf(name)),
  };
}

const statesIn = ({ ink, ground }: Mode): Record<ShownState, PathOptions> => ({
  open: { color: ink('green-800'), fillColor: ink('green-600'), fillOpacity: 0.55 },
  undated: { color: ink('amber-800'), fillColor: lines(ink('amber-700'), 3, 'down'), fillOpacity: 0.9 },
  announced: { color: ink('blue-800'), fillColor: lines(ink('blue-700'), 2, 'up'), fillOpacity: 0.9 },
  to_be_announced: { color: ink('blue-800'), fill: false, dashArray: '4 3' },
  closed: {
    color: ink('blue-700'),
    fillColor: lines(ink('blue-600'), 1, 'level', 6, ground('announced')),
    fillOpacity: 1,
  },
});

function citiesIn({ ink, ground }: Mode): Record<ShownState, PathOptions> {
  /** A ring of the ground keeps one that lies on another apart. */
  const dot = (name: string): PathOptions => ({ color: ground('white'), fillColor: ink(name) });
  const hollow = (name: string): PathOptions => ({ color: ink(name), fillColor: ground('white') });
  return {
    open: dot('green-800'),
    undated: dot('amber-800'),
    announced: hollow('green-800'),
    to_be_announced: hollow('blue-800'),
    closed: dot('blue-700'),
  };
}

const coversIn = ({ forced, patterned, ink, ground }: Mode): Record<Cover, PathOptions> => ({
  whole: {
    color: ink('blue-700'),
    fillColor: patterned ? dots(ink('pattern')) : ground('announced'),
    fillOpacity: 0.92,
    weight: 2,
  },
  part: {
    color: ink('blue-700'),
    fillColor: lines(ink('blue-600'), 2, 'up', 8, ground('hatched')),
    fillOpacity: 1,
    weight: 2,
    dashArray: '4 3',
  },
  around: {
    color: ink('stone-300'),
    fillColor: ground('around'),
    fillOpacity: 1,
    weight: forced ? 0.5 : 1,
  },
});

const namesIn = ({ patterned, ink, ground }: Mode): NameInks => ({
  loud: ink('brown-900'),
  number: ink('blue-800'),
  line: ink('blue-800'),
  quiet: ink('stone-600'),
  street: ink('brown-600'),
  halo: ground(patterned ? 'white' : 'around'),
  haloOn: ground(patterned ? 'white' : 'announced'),
  haloPart: ground(patterned ? 'white' : 'hatched'),
  haloElsewhere: ground(patterned ? 'white' : 'elsewhere'),
  // On lines and dots a name needs a wider one.
  width: patterned ? 6 : 3,
  plate: 9,
});

/** Of regions: whether any place in one is announced. */
const tintsIn = ({ patterned, ink, ground }: Mode) => ({
  none: ground('tint-0'),
  announced: patterned ? lines(ink('pattern'), 0.8, 'up', 14) : ground('meant'),
});

/** The colours of the page's mode, read from the style sheet: a canvas knows no classes. */
export function readInks() {
  const mode = modeOf(document.documentElement);
  const { forced, patterned, ink, ground } = mode;
  return {
    states: statesIn(mode),
    cities: citiesIn(mode),
    /** Around a city that is open for registration, as on the drawing. */
    openRing: { color: ink('green-800'), fillColor: ground('white'), fillOpacity: 1 },
    /** Around one that is pointed at. */
    lit: forced ? 'Highlight' : ink('amber-700'),
    /** A town that no announcement names. */
    town: { color: ground('white'), fillColor: ink('stone-500') },
    covers: coversIn(mode),
    tiles: tilesOf(forced, patterned, ground('gap')),
    /** Over a neighbour that another announcement names: as its drawing has it, lines where tints are not seen alone. */
    elsewhere: {
      color: ink('blue-600'),
      fillColor: patterned ? lines(ink('pattern'), 1, 'down', 8) : ground('elsewhere'),
      fillOpacity: 1,
    },
    names: namesIn(mode),
    /** Of the map of one area, as its drawings have it. */
    ground: ground('ground'),
    land: ground('land'),
    coast: forced ? 'GrayText' : null,
    outline: ink('brown-700'),
    /** Between regions, whose shades are so pale that a white line is not seen on them. */
    between: ink('brown-300'),
    /** From near, where a region is wider than the map. */
    betweenNear: ink('brown-400'),
    marked: ink('blue-700'),
    /** On either side of that line, which on the strongest tint is not seen. */
    beside: ground('tint-line'),
    /** The point that was pressed. */
    pressed: { color: ground('white'), weight: 2, fillColor: ink('blue-700'), fillOpacity: 1 },
    asked: { color: forced ? 'Highlight' : ink('blue-700'), weight: 3.5 },
    /** And where all of it is announced, its fill. */
    askedWhole: patterned ? {} : { fillColor: ground('asked'), fillOpacity: 1 },
    line: ink('brown-900'),
    tints: tintsIn(mode),
  };
}
export type Inks = ReturnType<typeof readInks>;

/** Parts of a tile, from corner to corner and over its edges, so that tiles join. */
const up = [
  [0, 1, 1, 0],
  [-0.25, 0.25, 0.25, -0.25],
  [0.75, 1.25, 1.25, 0.75],
] as const;
const down = [
  [0, 0, 1, 1],
  [-0.25, 0.75, 0.25, 1.25],
  [0.75, -0.25, 1.25, 0.25],
] as const;
const strokes = { up, down, cross: [...up, ...down], level: [[0, 0.5, 1, 0.5]] } as const;

/**
 * Lines of a colour, as the fill of a canvas; Leaflet hands a fill on as it is, its types know colours alone. A state is
 * told by its lines, so that it can be read without colours.
 */
const lines = (
  colour: string,
  width: number,
  way: keyof typeof strokes,
  side = 8,
  beneath: string | null = null,
): string =>
  tiled(colour, side, (pen) => {
    if (beneath !== null) {
      pen.fillStyle = beneath;
      pen.fillRect(0, 0, side, side);
    }
    pen.lineWidth = width;
    for (const [fromX, fromY, toX, toY] of strokes[way]) {
      pen.moveTo(fromX * side, fromY * side);
      pen.lineTo(toX * side, toY * side);
    }
    pen.stroke();
  });

const dots = (colour: string): string =>
  tiled(colour, 8, (pen) => {
    pen.arc(4, 4, 1.4, 0, 2 * Math.PI);
    pen.fill();
  });

function tiled(colour: string, side: number, draw: (pen: CanvasRenderingContext2D) => void): string {
  const tile = document.createElement('canvas');
  tile.width = tile.height = side;
  const pen = tile.getContext('2d');
  if (pen === null) return colour;
  pen.strokeStyle = pen.fillStyle = colour;
  draw(pen);
  return (pen.createPattern(tile, 'repeat') ?? colour) as string;
}
