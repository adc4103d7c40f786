import type { PlaceOptions } from '@/lib/site/views/form-options';

/**
 * Cities as one text. React writes each object of a page's data by itself and reads it by itself, and of cities there are
 * hundreds (docs/adr/0026). A tab or the end of a line in a name, which a backend may send, becomes a space.
 */
export const packedCities = (cities: PlaceOptions['cities']): string =>
  cities.map(({ code, region, name }) => [code, region, name.replace(/[\t\n]/g, ' ')].join('\t')).join('\n');

export function unpackedCities(text: string): PlaceOptions['cities'] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [code, region, name] = line.split('\t') as [string, string, string];
    return { code, region, name };
  });
}
