import { describe, expect, it } from 'vitest';
import { plusPoint, shortCode } from './plus-code';
import { parsePoint } from './point';

/** Worked out by hand from the digits: 7H is 5 and 11 times 20 degrees, P8 14 and 6, PM 14 and 13 times 0.05, and so on. */
const TOWER = { lat: 24.7114375, lon: 46.6744375 };
const near = (point: { lat: number; lon: number }) => ({
  lat: expect.closeTo(point.lat, 7),
  lon: expect.closeTo(point.lon, 7),
});

describe('a plus code', () => {
  it.each(['7HP8PM6F+HQ', '7hp8pm6f+hq', ' 7HP8PM6F+HQ ', '7HP8PM6F+HQ الرياض', '\u200e7HP8PM6F+HQ\u200e'])(
    'is a point: %s',
    (text) => {
      expect(plusPoint(text)).toEqual(near(TOWER));
      expect(parsePoint(text)).toEqual(near(TOWER));
    },
  );

  // Of the published examples of the format.
  it('names its middle', () => {
    expect(plusPoint('7FG49QCJ+2V')).toEqual(near({ lat: 20.3700625, lon: 2.7821875 }));
    // Not of the kingdom.
    expect(parsePoint('7FG49QCJ+2V')).toBeNull();
  });

  it.each([
    'PM6F+HQ Riyadh',
    'PM6F+HQ، الرياض',
    'PM6F+HQ, Riyadh',
    'الرياض PM6F+HQ',
    '\u200ePM6F+HQ\u200e الرياض',
  ])('without its first four digits is the nearest one to the place beside it: %s', (text) => {
    const short = shortCode(text);
    expect(short?.beside).toMatch(/^(Riyadh|الرياض)$/);
    expect(short?.at({ lat: 24.6877, lon: 46.7219 })).toEqual(near(TOWER));
    // Also from the far side of the next degree.
    expect(short?.at({ lat: 25.1, lon: 47.1 })).toEqual(near(TOWER));
    expect(plusPoint(text)).toBeNull();
  });

  it.each(['', 'PM6F', 'PM6F+H', 'AEIO+UA Riyadh', 'RRRD2929', '7HP8PM6FHQ', `PM6F+HQ ${'x'.repeat(101)}`])(
    'is nothing else: %s',
    (text) => {
      expect([plusPoint(text), shortCode(text)]).toEqual([null, null]);
    },
  );
});
