import { type AreaPart, namesDistrict } from '@/lib/registry/contract/areas';

/** How much of a district an announcement names: all of it, a part, or nothing (a neighbour). */
export type Cover = 'whole' | 'part' | 'around';

/** The districts that parts of an announcement name, in their order, each once; one that is named whole and in part is whole. */
export function announcedIn(parts: readonly AreaPart[]): Map<string, Cover> {
  const covers = new Map<string, Cover>();
  for (const { kind, district } of parts) {
    if (district === null || !namesDistrict({ kind })) continue;
    if (kind === 'district' || !covers.has(district))
      covers.set(district, kind === 'district' ? 'whole' : 'part');
  }
  return covers;
}
