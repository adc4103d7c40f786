import {
  type Bounds,
  CircleMarker,
  type CircleMarkerOptions,
  type LatLngExpression,
  type Point,
} from 'leaflet';

/** What Leaflet's canvas and paths tell each other (1.9); its types leave it out. */
interface Inside {
  _point: Point;
  _pxBounds: Bounds;
  _renderer: { _ctx: CanvasRenderingContext2D; _drawing: boolean; _bounds: Bounds };
}
const plain = CircleMarker.prototype as unknown as { _updatePath(): void };

/** Pixels. */
const LETTERS = 12;

interface Words {
  number: string;
  colour: string;
  family: string;
}

/** A dot with a number in it, on the map's own canvas: a node for each would be many. */
export class NumberedDot extends CircleMarker {
  readonly #words: Words | null;

  constructor(at: LatLngExpression, options: CircleMarkerOptions, words: Words | null) {
    super(at, options);
    this.#words = words;
  }

  _updatePath(): void {
    plain._updatePath.call(this);
    const { _renderer: renderer, _point: at, _pxBounds: box } = this as unknown as Inside;
    if (this.#words === null || !renderer._drawing || !renderer._bounds.intersects(box)) return;
    const { number, colour, family } = this.#words;
    const pen = renderer._ctx;
    pen.save();
    pen.globalAlpha = 1;
    pen.font = `700 ${LETTERS}px ${family}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = colour;
    // By the height of the digits: the middle of a font's line is not theirs.
    pen.fillText(number, at.x, at.y + pen.measureText('8').actualBoundingBoxAscent / 2);
    pen.restore();
  }
}
