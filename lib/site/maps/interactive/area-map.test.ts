import type { Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { packShapes } from './area-map';

const ring = (lon: number, lat: number): number[][] => [
  [lon, lat],
  [lon + 0.01, lat],
  [lon + 0.01, lat + 0.01234],
  [lon, lat],
];

describe('packed shapes', () => {
  it('are the shapes again, to about 10 m, holes and parts included', () => {
    const shapes = [
      {
        item: 'one',
        geometry: { type: 'Polygon' as const, coordinates: [ring(46.7, 24.7), ring(46.702, 24.701)] },
      },
      {
        item: 'two',
        geometry: { type: 'MultiPolygon' as const, coordinates: [[ring(50, 26)], [ring(50.1, 26.2)]] },
      },
    ];
    const packed = packShapes(shapes);
    const drawn = feature(packed, packed.objects.shapes).features;
    expect(drawn.map(({ properties }) => properties.item)).toEqual(['one', 'two']);
    const corners = drawn.map(({ geometry }) =>
      (geometry as Polygon).coordinates.flat(Number.POSITIVE_INFINITY),
    );
    const given = shapes.map(({ geometry }) => geometry.coordinates.flat(Number.POSITIVE_INFINITY));
    corners.flat().forEach((value, index) => {
      expect(Math.abs((value as unknown as number) - (given.flat()[index] as number))).toBeLessThan(0.0001);
    });
    expect(corners.flat()).toHaveLength(given.flat().length);
  });

  it('may be none', () => {
    const none = packShapes([]);
    expect(feature(none, none.objects.shapes).features).toEqual([]);
  });
});
