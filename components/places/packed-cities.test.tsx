import { expect, it } from 'vitest';
import { packedCities, unpackedCities } from './packed-cities';

const city = (name: string) => ({ code: 'a', region: 'b', name });

it('gives cities back as they were, none of none', () => {
  const cities = [city('مكة المكرمة'), city('Ar Rass')];
  expect(unpackedCities(packedCities(cities))).toEqual(cities);
  expect(unpackedCities(packedCities([]))).toEqual([]);
});

it('makes one city of a name that holds a tab and the end of a line', () => {
  expect(unpackedCities(packedCities([city('Ar\tRass\nof Qassim')]))).toEqual([city('Ar Rass of Qassim')]);
});
