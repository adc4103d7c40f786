import { describe, expect, it } from 'vitest';
import { detailOf } from './sheet-detail';
import { frameOf } from './sheet-frame';

/** A district so many kilometres across, at a place in kilometres from the first. */
function at(number: number, east: number, north: number, across: number) {
  const degree = 111.3;
  const [lon, lat] = [east / degree, north / degree];
  const side = across / degree;
  const ring = [
    [lon, lat],
    [lon + side, lat],
    [lon + side, lat + side],
    [lon, lat + side],
    [lon, lat],
  ];
  return {
    code: `d${number}`,
    number,
    name: { ar: 'حي', en: 'District' },
    cover: 'whole' as const,
    official: false,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
}

/** Four large ones around a middle. */
const around = [at(1, 0, 0, 8), at(2, 12, 0, 8), at(3, 0, 12, 8), at(4, 12, 12, 8)];
const middle = [at(5, 9, 9, 0.8), at(6, 10, 9, 0.8), at(7, 9, 10, 0.8)];
const shownOf = (...group: ReturnType<typeof at>[]) => detailOf(group as never, frameOf(group));

describe('what a map shows once more from near', () => {
  it('is where small districts crowd, with all that is seen of others there', () => {
    const detail = shownOf(...around, ...middle);
    expect(detail?.group.map(({ number }) => number)).toEqual([5, 6, 7]);
    expect(detail?.frame.km).toBeLessThan(frameOf([...around, ...middle]).km / 2);
  });

  it('is nothing of a few small ones, nor of such as lie all over the map', () => {
    expect(shownOf(...around, ...middle.slice(0, 2))).toBeNull();
    expect(shownOf(...around, at(5, -1, -1, 0.8), at(6, 20, 20, 0.8), at(7, -1, 20, 0.8))).toBeNull();
    expect(shownOf(...around)).toBeNull();
  });
});
