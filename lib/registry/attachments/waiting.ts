import type { Store } from '../store/store';

const MEBIBYTE = 1024 * 1024;

/** What may wait for corrected forms: for one address or house, for a network (/24, /48), and for all. */
const ROOM = { own: 64 * MEBIBYTE, near: 512 * MEBIBYTE, all: 2 * 1024 * MEBIBYTE } as const;

/** Keyed hashes of the networks of whoever sent files, narrow and wide. */
export interface Networks {
  own: string;
  near: string;
}

/** Bytes that wait, without those of some files that may wait already. */
async function waiting({ write }: Store, { own, near }: Networks, except: readonly string[]) {
  const row = await write
    .selectFrom('attachments')
    .select((eb) => [
      eb.fn.sum<number | string | null>('size').as('all'),
      eb.fn.sum<number | string | null>('size').filterWhere('kept_for', '=', own).as('own'),
      eb.fn.sum<number | string | null>('size').filterWhere('kept_near', '=', near).as('near'),
    ])
    .where('kept_for', 'is not', null)
    .where('submission_id', 'is', null)
    .where('id', 'not in', except)
    .executeTakeFirstOrThrow();
  return { own: Number(row.own ?? 0), near: Number(row.near ?? 0), all: Number(row.all ?? 0) };
}

/**
 * Lets files wait for the corrected form of whoever sent them, while there is room for them.
 * @returns false when there is none; nothing is changed then
 */
export async function keepWaiting(
  store: Store,
  ids: readonly string[],
  networks: Networks,
  room: Record<keyof typeof ROOM, number> = ROOM,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await store.write.selectFrom('attachments').select('size').where('id', 'in', ids).execute();
  const size = rows.reduce((sum, row) => sum + Number(row.size), 0);
  const taken = await waiting(store, networks, ids);
  if (taken.own + size > room.own || taken.near + size > room.near || taken.all + size > room.all)
    return false;
  await store.write
    .updateTable('attachments')
    .set({ kept_for: networks.own, kept_near: networks.near })
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .execute();
  return true;
}
