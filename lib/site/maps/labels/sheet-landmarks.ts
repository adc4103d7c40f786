import type { Locale } from '@/lib/i18n/locales';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { isWhereItStands, type LandmarkKind, landmarksIn } from './landmarks';
import { linesOf, type Outline } from './map-room';
import { type Layout, LINE, type SheetLabel, TIERS } from './sheet-layout';
import type { Spot } from './sheet-spot';

/** Pixels of a sign from its middle to its edge, and from that to its name. */
export const SIGN = 9;
const AWAY = 4;

/** A landmark on a drawing, in its units. */
export interface OnDrawing {
  code: string;
  kind: LandmarkKind;
  name: string;
  x: number;
  y: number;
}

/** The landmarks of what a drawing of these districts shows, without those of `except`. */
export const landmarksOn = (
  frame: Frame,
  point: (lon: number, lat: number) => [x: number, y: number],
  locale: Locale,
  districts: readonly { code: string; geometry: ShapeGeometry }[],
  except?: Frame,
): OnDrawing[] => {
  const left = new Set(except && landmarksIn(except));
  const ringsOf = (code: string) => {
    const shape = districts.find((district) => district.code === code);
    return shape && (polygonsOf(shape.geometry).flat() as unknown as Outline);
  };
  return landmarksIn(frame)
    .filter((landmark) => !left.has(landmark) && isWhereItStands(landmark, ringsOf))
    .map(({ code, kind, name, at }) => {
      const [x, y] = point(...at);
      return { code, kind, name: name[locale], x, y };
    });
};

/** Where a name stands beside a sign: below it, above it, on either side. */
function* beside({ name, x, y }: OnDrawing, { units }: Layout) {
  const aside = units(SIGN + AWAY);
  for (const lines of linesOf(name)) {
    const down = units(SIGN + AWAY + (lines.length * LINE) / 2);
    yield { lines, x, y: y + down, anchor: 'middle' } as const;
    yield { lines, x, y: y - down, anchor: 'middle' } as const;
    yield { lines, x: x + aside, y, anchor: 'start' } as const;
    yield { lines, x: x - aside, y, anchor: 'end' } as const;
  }
}

/** The sign of each landmark where nothing else stands. */
export function signLandmarks(layout: Layout, landmarks: readonly OnDrawing[]): void {
  const size = { halfWidth: SIGN, halfHeight: SIGN };
  for (const { code, kind, name, x, y } of landmarks)
    layout.write({ key: code, kind: 'sign', lines: [kind, name] }, x, y, { size });
}

/** Their names beside these signs, of those that have none yet, where there is room; `clearOf`: shapes that they may not lie on. */
export function nameLandmarks(
  layout: Layout,
  landmarks: readonly OnDrawing[],
  clearOf: readonly Spot[] = [],
): void {
  const keysOf = (wanted: SheetLabel['kind']) =>
    new Set(layout.labels.flatMap(({ kind, key }) => (kind === wanted ? key : [])));
  const [signed, named] = [keysOf('sign'), keysOf('landmark')];
  for (const landmark of landmarks.filter(({ code }) => signed.has(code) && !named.has(code)))
    for (const { x, y, ...label } of beside(landmark, layout))
      if (layout.write({ key: landmark.code, kind: 'landmark', ...label }, x, y, { clearOf })) break;
}

/** A landmark, and for each width (`TIERS`) whether its sign stands there without its name. */
interface Unnamed {
  kind: LandmarkKind;
  name: string;
  tiers: boolean[];
}

/** The landmarks whose name has no room beside their sign, at any width. */
export function unnamedOf(labels: readonly SheetLabel[]): Unnamed[] {
  const isShown = (wanted: SheetLabel['kind'], key: string, tier: number) =>
    labels.some((label) => label.kind === wanted && label.key === key && label.tiers[tier]);
  const signs = new Map(labels.flatMap((label) => (label.kind === 'sign' ? [[label.key, label.lines]] : [])));
  return [...signs]
    .map(([key, [kind, name = '']]) => ({
      kind: kind as LandmarkKind,
      name,
      tiers: TIERS.map((_, tier) => isShown('sign', key, tier) && !isShown('landmark', key, tier)),
    }))
    .filter(({ tiers }) => tiers.includes(true));
}
