import { filteredView } from '../routing/filtered-view';
import { routePath } from '../routing/routes';
import { UNLISTED } from '../routing/unlisted';
import type { Answer } from './load';

/** The address by which an answer is known, unprefixed: whatever else was asked on the way to it is left out. */
export function answerPath({ place, districted }: Pick<Answer, 'place' | 'districted'>): string {
  const query = new URLSearchParams({ [filteredView.name]: filteredView.value });
  if (place.district !== null) query.set('district', place.district.code);
  else {
    query.set('city', place.city.code);
    if (districted) query.set('district', UNLISTED);
  }
  return `${routePath('check')}?${query}`;
}
