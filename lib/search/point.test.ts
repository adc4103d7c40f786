import { describe, expect, it } from 'vitest';
import { dearPieces } from '../../tests/support/growth';
import { isAddress, parsePoint } from './point';

describe('parsePoint', () => {
  const malqa = { lat: 24.81, lon: 46.61 };
  it.each([
    '24.81,46.61',
    ' 24.81 , 46.61 ',
    '24.81 46.61',
    '(24.81, 46.61)',
    '٢٤٫٨١، ٤٦٫٦١',
    '٢٤.٨١،٤٦.٦١',
    '\u200f24.81\u200f، 46.61',
    '24.81° N, 46.61° E',
    'N24.81 E46.61',
    ' 24,81 46,61 ',
    '24,81; 46,61',
    '(24,81° 46,61°)',
    '24,81 46,61,',
    '24.81,46.61،',
    'N 24.81°, E 46.61°',
    // The order of GeoJSON.
    '46.61, 24.81',
    'https://www.google.com/maps/@24.81,46.61,17z',
    'https://www.google.com/maps?q=24.81,46.61',
    'https://maps.google.com/?q=loc:24.81+46.61&z=12',
    'https://www.google.com/maps/search/?api=1&query=24.81%2C46.61',
    'https://www.google.com/maps/place/x/@24.7,46.7,15z/data=!3m1!4b1!4m6!8m2!3d24.81!4d46.61',
    'https://www.google.com/maps/dir/?api=1&destination=24.81,46.61',
    'https://maps.apple.com/?ll=24.81,46.61&q=x',
    'https://maps.apple.com/place?coordinate=24.81,46.61&name=x',
    'https://www.openstreetmap.org/#map=17/24.81/46.61',
    'https://www.openstreetmap.org/?mlat=24.81&mlon=46.61#map=12/24.7/46.7',
    'geo:24.81,46.61;u=35',
  ])('reads %s', (text) => {
    expect(parsePoint(text)).toEqual(malqa);
  });

  // 24° 48' 36" is 24 + 48/60 + 36/3600 = 24.81; 46° 36' 36" is 46.61.
  it.each([
    `24°48'36"N 46°36'36"E`,
    `24° 48′ 36″ N, 46° 36′ 36″ E`,
    `N 24°48'36", E 46°36'36"`,
    `٢٤°٤٨'٣٦" شمالًا ٤٦°٣٦'٣٦" شرقًا`,
    `24°48.6'N 46°36.6'E`,
  ])('reads %s', (text) => {
    const point = parsePoint(text);
    expect(point?.lat).toBeCloseTo(24.81, 6);
    expect(point?.lon).toBeCloseTo(46.61, 6);
  });

  it.each([
    '',
    'الملقا',
    '2924',
    'مخطط 2924/5',
    '2924, 3001',
    '24, 46',
    // London, Cairo.
    '51.5, -0.12',
    '30.05, 31.23',
    'https://maps.app.goo.gl/abcDEF',
    'https://example.com/24.81',
    `24.81,46.61${' '.repeat(600)}`,
  ])('reads no point of the kingdom from %j', (text) => {
    expect(parsePoint(text)).toBeNull();
  });

  it('costs in proportion to the text', () => {
    expect(dearPieces((text) => parsePoint(`https://x/?q=${text}`.slice(0, 500)), 125)).toEqual({});
  });
});

it.each([
  ['https://maps.app.goo.gl/abcDEF', true],
  ['goo.gl/maps/xyz', true],
  ['maps.app.goo.gl/abc', true],
  ['2/1359', false],
  ['الملقا/الرياض', false],
  ['al malqa, riyadh', false],
])('tells whether %s is the address of a page', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
