import type { Generated } from 'kysely';

interface RegistrarsTable {
  id: Generated<number>;
  code: string;
  name_ar: string;
  name_en: string | null;
  /** Both names, folded: what a search looks in. */
  search: string;
  phone: string;
  region_id: number;
  verified_on: string | null;
  import_id: number | null;
  content_hash: string | null;
}

export interface RegistrarsTables {
  registrars: RegistrarsTable;
}
