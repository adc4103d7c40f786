import { UNLISTED } from '@/lib/unlisted';
import { filteredView } from '../routing/filtered-view';
import { routePath } from '../routing/routes';
import type { Answer } from './load';

const pathOf = (asked: { city: string; district?: string } | { district: string }) =>
  `${routePath('check')}?${new URLSearchParams({ [filteredView.name]: filteredView.value, ...asked })}`;

/** The address of the answer for a district, unprefixed. */
export const districtAnswerPath = (district: string): string => pathOf({ district });

/** The address by which an answer is known, unprefixed: whatever else was asked on the way to it is left out. */
export function answerPath({ place, districted }: Pick<Answer, 'place' | 'districted'>): string {
  if (place.district !== null) return districtAnswerPath(place.district.code);
  return pathOf({ city: place.city.code, ...(districted && { district: UNLISTED }) });
}
