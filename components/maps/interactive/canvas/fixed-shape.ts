import {
  type Bounds,
  bounds,
  type LatLngBounds,
  type Map as LeafletMap,
  type PathOptions,
  type Point,
  Polygon,
} from 'leaflet';
import { roundedCorners } from '@/lib/site/maps/sheet/rounded-corners';

/** The zoom in whose pixels a shape is kept. */
const KEPT_AT = 10;
/** Pixels: what is smaller would be a speck. From so far the dot of its city stands for it. */
const TINY = 6;
/** From here on there is room for a gap between shapes. */
const GAP_SEEN = 8.5;
/** Pixels of the line that parts them farther off. */
const AFAR = 1;
/** Pixels of what is broken in a band along an edge. */
const WIDE_DASHES = [9, 5] as const;

/** How a shape is drawn: beside what Leaflet knows, the gap that parts it from its neighbours, and the band along its edge within that. */
export interface ShapeOptions extends PathOptions {
  gap?: { color: string; width: number; edge: { width: number; opacity: number } | null } | undefined;
}

/** What Leaflet's canvas and paths tell each other (1.9); its types leave it out. */
interface Inside {
  _map: LeafletMap | null | undefined;
  _renderer: { _ctx: CanvasRenderingContext2D; _drawing: boolean; _bounds: Bounds };
  _bounds: LatLngBounds;
  _rawPxBounds: Bounds;
  _pxBounds: Bounds;
  _updateBounds(): void;
}

const inside = (shape: FixedShape) => shape as unknown as Inside;
const probe = document.createElement('canvas').getContext('2d');

type Corner = readonly [x: number, y: number];

/** Leaflet leaves out the last corner, which is the first again. */
function roundInto(path: Path2D, ring: readonly Corner[]): void {
  for (const [index, drawn] of roundedCorners([...ring, ...ring.slice(0, 1)]).entries()) {
    const { from, corner, to, isRound } = drawn;
    goTo(path, isRound ? from : corner, index);
    if (isRound) path.quadraticCurveTo(...corner, ...to);
  }
}

/** On to a corner; to the first of a ring without a line. */
function goTo(path: Path2D, corner: Corner, index: number): void {
  if (index === 0) path.moveTo(...corner);
  else path.lineTo(...corner);
}

/**
 * A polygon whose corners are projected once. Leaflet's own projects, clips and thins every corner again after each zoom:
 * with the districts of the kingdom a phone stood still for half a second. Here the canvas scales the path, which it draws
 * from memory.
 */
export class FixedShape extends Polygon {
  declare options: ShapeOptions;
  /** Whether its outline is estimated, and so has round corners. */
  isSoft = false;
  #kept: { path: Path2D; base: Point } | undefined;

  #path(map: LeafletMap) {
    if (this.#kept !== undefined) return this.#kept;
    const base = map.project(inside(this)._bounds.getNorthWest(), KEPT_AT);
    const path = new Path2D();
    const rings = (this.getLatLngs() as unknown[]).flat(this.#depth()) as L.LatLng[][];
    for (const ring of rings) {
      const corners = ring.map((corner): Corner => {
        const { x, y } = map.project(corner, KEPT_AT).subtract(base);
        return [x, y];
      });
      if (this.isSoft) roundInto(path, corners);
      else for (const [index, corner] of corners.entries()) goTo(path, corner, index);
      path.closePath();
    }
    this.#kept = { path, base };
    return this.#kept;
  }

  /** Levels above the rings: one shape of several parts has one more. */
  #depth(): number {
    const [first] = this.getLatLngs() as unknown[][];
    return Array.isArray(first?.[0]) ? 1 : 0;
  }

  _project(): void {
    const { _map: map, _bounds: box } = inside(this);
    if (!map) return;
    const corners = [box.getNorthWest(), box.getSouthEast()].map((corner) => map.latLngToLayerPoint(corner));
    inside(this)._rawPxBounds = bounds(corners);
    inside(this)._updateBounds();
  }

  _update(): void {
    if (inside(this)._map) this._updatePath();
  }

  _updatePath(): void {
    const { _map: map, _renderer: renderer, _rawPxBounds: box } = inside(this);
    const { stroke, fill } = this.options;
    if (!map || !renderer._drawing || !(stroke || fill)) return;
    if (!renderer._bounds.intersects(inside(this)._pxBounds)) return;
    const pen = renderer._ctx;
    const size = box.getSize();
    if (size.x < TINY && size.y < TINY) return;
    const { path, base } = this.#path(map);
    const scale = map.getZoomScale(map.getZoom(), KEPT_AT);
    const at = base.multiplyBy(scale).subtract(map.getPixelOrigin());
    pen.save();
    pen.translate(at.x, at.y);
    pen.scale(scale, scale);
    this.#paint(pen, path, scale);
    pen.restore();
  }

  #paint(pen: CanvasRenderingContext2D, path: Path2D, scale: number): void {
    const { stroke, fill, color = '', fillColor, fillOpacity = 1, weight = 1, dashArray } = this.options;
    // Lines across a shape are a pattern, which Leaflet's types do not know.
    const filling = (fillColor ?? color) as string | CanvasPattern;
    if (fill) {
      if (typeof filling !== 'string') filling.setTransform(new DOMMatrix().scale(1 / scale));
      pen.globalAlpha = fillOpacity;
      pen.fillStyle = filling;
      pen.fill(path, 'evenodd');
    }
    if (!stroke) return;
    pen.globalAlpha = 1;
    pen.lineJoin = 'round';
    const dashes = dashArray ? String(dashArray).split(/[ ,]+/).map(Number) : [];
    const draw = (ink: string, width: number, lengths: readonly number[] = []) => {
      pen.setLineDash(lengths.map((length) => length / scale));
      pen.lineWidth = width / scale;
      pen.strokeStyle = ink;
      pen.stroke(path);
    };
    const gap = (this._map?.getZoom() ?? 0) < GAP_SEEN ? undefined : this.options.gap;
    if (gap === undefined) {
      draw(color, this.options.gap ? AFAR : weight, dashes);
      return;
    }
    if (gap.edge !== null) {
      pen.save();
      pen.clip(path, 'evenodd');
      pen.globalAlpha = gap.edge.opacity;
      draw(color, gap.width + 2 * gap.edge.width, dashes.length > 0 ? WIDE_DASHES : []);
      pen.restore();
    }
    draw(gap.color, gap.width);
  }

  /** Whether a point of the layer lies in it. */
  _containsPoint(point: Point): boolean {
    const { _map: map, _pxBounds: box } = inside(this);
    const { stroke, fill } = this.options;
    if (!map || probe === null || !(stroke || fill) || !box.contains(point)) return false;
    const { path, base } = this.#path(map);
    const scale = map.getZoomScale(map.getZoom(), KEPT_AT);
    const at = point.add(map.getPixelOrigin()).divideBy(scale).subtract(base);
    return probe.isPointInPath(path, at.x, at.y, 'evenodd');
  }
}
