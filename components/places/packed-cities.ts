import type { PlaceOptions } from '@/lib/site/views/form-options';

/**
 * Cities as one text. React writes each object of a page's data by itself and reads it by itself, and of cities there are
 * hundreds (docs/adr/0026). No name has a tab or the end of a line in it: an import makes spaces of them.
 */
export const packedCities = (cities: PlaceOptions['cities']): string =>
  cities.map(({ code, region, name }) => [code, region, name].join('\t')).join('\n');

export function unpackedCities(text: string): PlaceOptions['cities'] {
  return text.split('\n').map((line) => {
    const [code, region, name] = line.split('\t') as [string, string, string];
    return { code, region, name };
  });
}
