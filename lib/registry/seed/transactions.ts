import { districtPlaces } from '../places/save';
import type { Queryable } from '../store/store';
import type { TransactionRow } from '../transactions/load';
import { sampleTransactions } from './sample-transactions';

/** The sample transactions as the store takes them. The places must be there. */
export async function sampleRows(db: Queryable): Promise<TransactionRow[]> {
  const byCode = await districtPlaces(db);
  return sampleTransactions().flatMap((transaction, index) => {
    const place = byCode.get(transaction.district);
    if (place === undefined) return [];
    return [
      {
        line: index + 1,
        reference: transaction.reference,
        day: transaction.day,
        regionId: place.region,
        cityId: place.city,
        districtId: place.district,
        place: null,
        propertyType: transaction.type,
        propertyUse: transaction.use,
        propertyCount: transaction.properties,
        valueHalalas: transaction.valueHalalas,
        areaDm2: transaction.areaDm2,
      },
    ];
  });
}
