import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { foldForSearch as fold } from '../../i18n/arabic';
import type { ReadOutput, ReadQuery } from '../contract';
import { type BookKind, bookOf, everyRow, inOrder } from '../store/book';
import { offsetOf, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';

interface BookedRegistrar {
  id: number;
  region: string;
  search: string;
}

/** Every word must occur. */
const wordsOf = (typed: string) =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);

/** Filters that a process remembers; each is a list of numbers. */
const MOST_KEPT = 100;

/** All registrars as far as the list is searched, by name. */
class RegistrarBook {
  readonly size: number;
  readonly #registrars: readonly BookedRegistrar[];
  readonly #kept = new LRUCache<string, readonly BookedRegistrar[]>({ max: MOST_KEPT });

  constructor(registrars: readonly BookedRegistrar[]) {
    this.#registrars = registrars;
    this.size = registrars.length;
  }

  find(region: string | undefined, words: readonly string[]): readonly BookedRegistrar[] {
    const key = JSON.stringify([region, words]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const found = this.#registrars.filter(
      (one) =>
        (region === undefined || one.region === region) && words.every((word) => one.search.includes(word)),
    );
    this.#kept.set(key, found);
    return found;
  }
}

const REGISTRAR_BOOK: BookKind<RegistrarBook> = {
  table: 'registrars',
  datasets: ['registrars'],
  load: async (db: Queryable) =>
    new RegistrarBook(
      await everyRow<BookedRegistrar>(
        db,
        sql`select g.id, r.code as region, g.search from registrars g join regions r on r.id = g.region_id
          order by g.search, g.code`,
      ),
    ),
};

export async function registrars(
  { db }: ReadContext,
  query: ReadQuery<'registrars'>,
): Promise<ReadOutput<'registrars'>> {
  const found = (await bookOf(db, REGISTRAR_BOOK)).find(query.region, wordsOf(query.q ?? ''));
  const ids = found.slice(offsetOf(query), offsetOf(query) + query.pageSize).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('registrars')
          .innerJoin('regions', 'regions.id', 'registrars.region_id')
          .select(['registrars.id', 'registrars.code', 'registrars.name_ar', 'registrars.name_en'])
          .select(['registrars.phone', 'registrars.verified_on', 'regions.code as region'])
          .where('registrars.id', 'in', ids)
          .execute();
  const items = inOrder(ids, rows).map((row) => ({
    code: row.code,
    name: { ar: row.name_ar, en: row.name_en },
    phone: row.phone,
    region: row.region,
    verifiedOn: row.verified_on,
  }));
  return { items, page: query.page, pageSize: query.pageSize, total: found.length };
}
