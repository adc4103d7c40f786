import { describe, expect, it } from 'vitest';
import { hasMetro, metroLines, metroOn, metroPaths } from './metro-lines';
import stations from './metro-stations.json';

const riyadh = { west: 46.6, east: 46.9, south: 24.6, north: 24.85 };
const makkah = { west: 39.7, east: 40, south: 21.3, north: 21.5 };
const units = (lon: number, lat: number): [number, number] => [(lon - 46) * 1000, (25 - lat) * 1000];

/** Kilometres, as far as they are few. */
const apart = (lon: number, lat: number, toLon: number, toLat: number) =>
  Math.hypot((toLon - lon) * 101, (toLat - lat) * 111);

describe('metro lines', () => {
  it('run through a frame, or past it', () => {
    expect([hasMetro(riyadh), hasMetro(makkah)]).toEqual([true, false]);
    expect(metroOn(makkah, units)).toBeNull();
    // The box around a stretch meets this frame, and the stretch itself runs past its corner.
    const [[south, east] = [0, 0], [north, west] = [0, 0]] = metroLines()[3]?.slice(4) ?? [];
    const corner = { west, east: west + 0.001, south, north: south + 0.001 };
    expect([north > corner.north, east > corner.east]).toEqual([true, true]);
    expect(hasMetro(corner)).toBe(false);
  });

  it('are the stretches between stations that a frame holds, each run of them one line', () => {
    const metro = metroOn({ west: 46.61, east: 46.63, south: 24.8, north: 24.84 }, units);
    expect(metro?.stations).toHaveLength(2);
    expect(metro?.stretches).toHaveLength(2);
    expect(metro && metroPaths(metro)).toEqual({
      lines: 'M616 170L626 188L643 233',
      stations: 'M616 170h0M626 188h0',
    });
  });

  it('stop where the stations are that the maps name', () => {
    const stops = metroLines().flat();
    for (const { code, at } of stations) {
      const [lon = 0, lat = 0] = at;
      const nearest = Math.min(...stops.map(([toLat, toLon]) => apart(lon, lat, toLon, toLat)));
      expect(nearest, code).toBeLessThan(0.3);
    }
  });

  it('have no stretch longer than between the university and the airport', () => {
    const lengths = metroLines().flatMap((line) =>
      line.slice(1).map(([lat, lon], index) => {
        const [fromLat = 0, fromLon = 0] = line[index] ?? [];
        return apart(fromLon, fromLat, lon, lat);
      }),
    );
    expect(lengths.length).toBe(85);
    expect(Math.max(...lengths)).toBeLessThan(9.2);
    expect(lengths.filter((km) => km > 5.5)).toHaveLength(1);
  });
});
