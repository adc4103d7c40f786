/**
 * The colours of the site in its four modes; docs/design.md says what each is for. A name is a role on a scale, not a fixed
 * shade: `white` is the ground of the page, 50 and 100 its tints, 200 and 300 hairlines, 500 the edge of a field, 600 to
 * 900 what is read. So a class like `bg-white text-stone-700` is right in every mode. Brown acts and links, green says
 * open or done, blue marks a place, amber ends soon, red failed; greys are warm.
 * tests/unit/contrast.test.ts computes the contrasts that the modes promise.
 */
export const modes = ['light', 'dark', 'strong', 'strongDark'] as const;
export type Mode = (typeof modes)[number];

type Shades = readonly [light: string, dark: string, strong: string, strongDark: string];

// biome-ignore format: a table is read by its columns.
const scale = {
  white:       ['#ffffff', '#1b1816', '#ffffff', '#000000'],
  // What stands on a dark band: in the dark lighter than it.
  raised:      ['#ffffff', '#3a2d23', '#ffffff', '#000000'],
  'brown-50':  ['#faf6f2', '#251e18', '#ffffff', '#000000'],
  'brown-100': ['#f3eae1', '#322820', '#ffffff', '#000000'],
  'brown-200': ['#e5d4c3', '#4a3b2e', '#63432b', '#cfb196'],
  'brown-300': ['#cfb196', '#6b5540', '#4a3221', '#dcc3ab'],
  'brown-400': ['#b38b67', '#997a5b', '#332216', '#ead9c8'],
  'brown-500': ['#946b47', '#b89371', '#332216', '#f5ebe1'],
  'brown-600': ['#7a5436', '#cfb196', '#332216', '#f5ebe1'],
  'brown-700': ['#63432b', '#dcc3ab', '#21160e', '#fbf6f0'],
  'brown-800': ['#4a3221', '#ead9c8', '#21160e', '#fbf6f0'],
  'brown-900': ['#332216', '#f5ebe1', '#170f09', '#ffffff'],
  'green-50':  ['#f1faf4', '#14241b', '#ffffff', '#000000'],
  'green-100': ['#d8f0e1', '#1b3427', '#ffffff', '#000000'],
  'green-300': ['#88caa5', '#3f7d5c', '#0b3b25', '#a9e3c3'],
  'green-600': ['#1b8354', '#5cc28c', '#0b3b25', '#a9e3c3'],
  'green-700': ['#166a45', '#7fd3a5', '#0b3b25', '#b9ecd0'],
  'green-800': ['#14573a', '#a9e3c3', '#08301e', '#c9f2db'],
  'amber-50':  ['#fff8e8', '#2b2210', '#ffffff', '#000000'],
  'amber-100': ['#fdecc2', '#3d3013', '#ffffff', '#000000'],
  'amber-300': ['#f0c465', '#8a6a1e', '#4d3200', '#f5d180'],
  'amber-700': ['#8a5a00', '#efbf52', '#4d3200', '#f8dd9f'],
  'amber-800': ['#6d4700', '#f5d180', '#4d3200', '#f8dd9f'],
  'red-50':    ['#fef3f2', '#2e1815', '#ffffff', '#000000'],
  'red-100':   ['#fde4e1', '#46211d', '#ffffff', '#000000'],
  'red-300':   ['#f3a59c', '#9c4a40', '#73150d', '#f9b9b1'],
  'red-700':   ['#b42318', '#f59a8f', '#73150d', '#fbcdc7'],
  'red-800':   ['#912018', '#f9b9b1', '#73150d', '#fbcdc7'],
  'blue-50':   ['#eef6f8', '#0f252c', '#ffffff', '#000000'],
  'blue-100':  ['#d3e9ee', '#153641', '#ffffff', '#000000'],
  'blue-300':  ['#86bfcc', '#33768a', '#06303d', '#9bd7e7'],
  'blue-600':  ['#12738c', '#4fb0ca', '#06303d', '#9bd7e7'],
  'blue-700':  ['#0d5c72', '#6fc3da', '#06303d', '#b5e4f0'],
  'blue-800':  ['#0a4759', '#9bd7e7', '#05262f', '#c6ecf5'],
  // Around what a map is about. With strong contrast all land is the ground of the page, and the sea alone is grey.
  sea:         ['#dbe6ea', '#0d1d24', '#d6d6d6', '#333333'],
  land:        ['#eae6e1', '#23201d', '#ffffff', '#000000'],
  // What it is about, without an announcement.
  'tint-0':    ['#f6f2ec', '#3f372f', '#ffffff', '#000000'],
  // Beside the outline of a region that is pointed at.
  'tint-line': ['#ffffff', '#1b1816', '#ffffff', '#000000'],
  // The regions in which announced places lie: of their blue, and far paler than what is announced, as they are not all of it.
  meant:       ['#bee1de', '#2b434a', '#ffffff', '#000000'],
  // The ground of a city, nearer to the page than its districts are, as it is nothing; these, and one that is announced.
  ground:      ['#f8f6f2', '#26221e', '#ffffff', '#000000'],
  // Between districts whose boundary is estimated: as the page, with strong contrast a line.
  gap:         ['#ffffff', '#1b1816', '#2c2825', '#e9e5e1'],
  around:      ['#e6e0d8', '#3d3832', '#ffffff', '#000000'],
  announced:   ['#82bccb', '#1c5d70', '#ffffff', '#000000'],
  // What is announced in part, below its lines.
  hatched:     ['#b9d9e2', '#1d4452', '#ffffff', '#000000'],
  // What another announcement names: far paler, and of a blue without green, as a region is of one with it; with an edge, without
  // which it is water.
  elsewhere:   ['#c3d6f2', '#2b3d60', '#ffffff', '#000000'],
  // And of these the one that an answer is about.
  asked:       ['#237289', '#9ad8e6', '#ffffff', '#000000'],
  'on-asked':  ['#ffffff', '#10242b', '#170f09', '#ffffff'],
  // The steps of a map of prices, from the lowest; in the dark the highest is the lightest. What is written on the last two.
  'price-1':   ['#f7dfc0', '#573a1e', '#ffffff', '#000000'],
  'price-2':   ['#e8bd8a', '#704b26', '#ffffff', '#000000'],
  'price-3':   ['#d0955a', '#875f34', '#ffffff', '#000000'],
  'price-4':   ['#a2632f', '#c0965f', '#ffffff', '#000000'],
  'price-5':   ['#653713', '#f3d6a8', '#ffffff', '#000000'],
  'on-price':  ['#ffffff', '#1b1816', '#170f09', '#ffffff'],
  // The lines and dots for where tints are not seen.
  pattern:     ['#00000000', '#00000000', '#332216', '#f5ebe1'],
  'stone-25':  ['#fcfbfa', '#201d1a', '#ffffff', '#000000'],
  'stone-50':  ['#f8f6f4', '#25211e', '#ffffff', '#000000'],
  'stone-100': ['#f0edea', '#2e2a26', '#ffffff', '#000000'],
  'stone-200': ['#e2ddd8', '#45403a', '#5a534d', '#bdb5ad'],
  'stone-300': ['#cbc4bd', '#5d564f', '#433d38', '#d6d0ca'],
  'stone-400': ['#8f8780', '#8f8780', '#2c2825', '#e9e5e1'],
  'stone-500': ['#736b64', '#a39b93', '#1b1816', '#f6f4f2'],
  'stone-600': ['#5a534d', '#bdb5ad', '#1b1816', '#f6f4f2'],
  'stone-700': ['#433d38', '#d6d0ca', '#000000', '#ffffff'],
  'stone-800': ['#2c2825', '#e9e5e1', '#000000', '#ffffff'],
  'stone-900': ['#1b1816', '#f6f4f2', '#000000', '#ffffff'],
} as const satisfies Record<string, Shades>;

export type ColourName = keyof typeof scale;
export const colourNames = Object.keys(scale) as ColourName[];

/** A colour as it is in a mode. */
export const colourIn = (mode: Mode, name: ColourName): string => scale[name][modes.indexOf(mode)] as string;

/** The dark bands (`on-dark`) keep the light scale in every mode: they are dark already. With strong contrast their tints are white. */
export function colourOnBand(name: ColourName, strong: boolean): string {
  const isTint = /-(?:50|100|200|300|400)$/.test(name);
  return strong && isTint ? '#ffffff' : colourIn('light', name);
}
