import { districtPlaces } from '../places/save';
import type { Queryable } from '../store/store';
import type { DeedRow } from '../transactions/load';
import { sampleDeeds } from './sample-deeds';

/** The sample deeds as the store takes them. The places must be there. */
export async function seedDeeds(db: Queryable): Promise<DeedRow[]> {
  const byCode = await districtPlaces(db);
  return sampleDeeds().flatMap((deed, index) => {
    const place = byCode.get(deed.district);
    if (place === undefined) return [];
    return [
      {
        line: index + 1,
        reference: deed.reference,
        day: deed.day,
        regionId: place.region,
        cityId: place.city,
        districtId: place.district,
        place: null,
        propertyType: deed.type,
        propertyUse: deed.use,
        propertyCount: deed.properties,
        valueHalalas: deed.valueHalalas,
        areaDm2: deed.areaDm2,
      },
    ];
  });
}
