import type { Database } from '@/lib/registry/embedded/store';
import { fold } from '@/lib/registry/text';

/** The day on which the fixture's areas are in the states that their names say. */
export const TODAY = '2026-01-15';
export const NOW = new Date('2026-01-15T09:00:00.000Z');

const UPDATED = '2026-01-01T00:00:00.000Z';

async function places(db: Database): Promise<void> {
  await db
    .insertInto('regions')
    .values([
      { id: 1, code: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh' },
      { id: 2, code: 'makkah', name_ar: 'مكة المكرمة', name_en: 'Makkah' },
    ])
    .execute();
  await db
    .insertInto('cities')
    .values([
      { id: 11, region_id: 1, code: 'riyadh', name_ar: 'الرياض', name_en: 'Riyadh' },
      { id: 12, region_id: 1, code: 'zulfi', name_ar: 'الزلفي', name_en: 'Az Zulfi' },
      { id: 21, region_id: 2, code: 'jeddah', name_ar: 'جدة', name_en: 'Jeddah' },
    ])
    .execute();
  const district = { city_id: 11, geometry: null, import_id: null };
  await db
    .insertInto('districts')
    .values([
      {
        ...district,
        id: 101,
        code: 'riyadh-falah',
        name_ar: 'الفلاح',
        name_en: 'Al Falah',
        lon: 46.7,
        lat: 24.8,
      },
      {
        ...district,
        id: 102,
        code: 'riyadh-wadi',
        name_ar: 'الوادي',
        name_en: 'Al Wadi',
        lon: 46.69,
        lat: 24.79,
      },
      {
        ...district,
        id: 103,
        code: 'riyadh-arid',
        name_ar: 'العارض',
        name_en: 'Al Arid',
        lon: null,
        lat: null,
      },
    ])
    .execute();
}

function box(west: number, south: number, east: number, north: number) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { west, south, east, north, geometry: JSON.stringify({ type: 'Polygon', coordinates: [ring] }) };
}

/** One area a state, over the two regions; `split` spans both. */
async function areas(db: Database): Promise<void> {
  const unknown = {
    plot_count: null,
    titles_total: null,
    transactions_total: null,
    properties_total: null,
    totals_sample: 0 as const,
    import_id: null,
    updated_at: UPDATED,
  };
  await db
    .insertInto('areas')
    .values([
      {
        ...unknown,
        id: 1,
        slug: 'closed-falah',
        name_ar: 'الفلاح',
        name_en: 'Al Falah',
        announced_on: '2023-05-01',
        starts_on: '2023-05-07',
        ends_on: '2023-08-10',
        plot_count: 5000,
        titles_total: 12,
        totals_sample: 1,
      },
      {
        ...unknown,
        id: 2,
        slug: 'split',
        name_ar: 'منطقتان',
        name_en: 'Two regions',
        announced_on: '2025-12-01',
        starts_on: '2026-01-15',
        ends_on: '2026-04-20',
      },
      {
        ...unknown,
        id: 3,
        slug: 'last-day',
        name_ar: 'آخر يوم',
        name_en: 'Last day',
        announced_on: null,
        starts_on: null,
        ends_on: '2026-01-15',
      },
      {
        ...unknown,
        id: 4,
        slug: 'announced',
        name_ar: 'معلنة',
        name_en: 'Announced',
        announced_on: '2026-01-10',
        starts_on: '2026-01-16',
        ends_on: null,
      },
      {
        ...unknown,
        id: 5,
        slug: 'to-be',
        name_ar: 'ستعلن',
        name_en: 'To be announced',
        announced_on: '2026-02-01',
        starts_on: null,
        ends_on: null,
      },
    ])
    .execute();
  const part = {
    district_id: null,
    name_ar: null,
    name_en: null,
    district_count: null,
    plot_count: null,
  };
  await db
    .insertInto('area_parts')
    .values([
      {
        ...part,
        area_id: 1,
        position: 1,
        kind: 'district',
        region_id: 1,
        city_id: 11,
        district_id: 101,
        name_ar: 'الفلاح',
        name_en: 'Al Falah',
      },
      {
        ...part,
        area_id: 2,
        position: 1,
        kind: 'unnamed_districts',
        region_id: 2,
        city_id: 21,
        district_count: 4,
      },
      {
        ...part,
        area_id: 2,
        position: 2,
        kind: 'district_part',
        region_id: 1,
        city_id: 11,
        district_id: 103,
        name_ar: 'جزء من العارض',
        name_en: 'Part of Al Arid',
      },
      {
        ...part,
        area_id: 3,
        position: 1,
        kind: 'plan',
        region_id: 1,
        city_id: 12,
        name_ar: 'مخطط',
        name_en: 'A plan',
      },
      { ...part, area_id: 4, position: 1, kind: 'city', region_id: 1, city_id: 12 },
      {
        ...part,
        area_id: 5,
        position: 1,
        kind: 'unnamed_districts',
        region_id: 2,
        city_id: null,
        district_count: 7,
      },
    ])
    .execute();
  await db
    .insertInto('area_shapes')
    .values([
      { area_id: 1, part_id: null, kind: 'indicative', ...box(46.6, 24.7, 46.8, 24.9) },
      { area_id: 2, part_id: null, kind: 'official', ...box(46.75, 24.7, 46.85, 24.9) },
    ])
    .execute();
  await db
    .insertInto('area_events')
    .values([
      { area_id: 1, kind: 'announced', on_date: '2023-05-01', note_ar: 'أول منطقة', note_en: 'First area' },
    ])
    .execute();
  await db
    .insertInto('area_sources')
    .values([{ area_id: 1, name: 'REGA', url: 'https://rega.gov.sa/' }])
    .execute();
}

async function people(db: Database): Promise<void> {
  const names = [
    { code: 'r1', name_ar: 'مكتب أحمد الإبراهيم (عينة)', name_en: 'Ahmad Office (sample)', region_id: 1 },
    { code: 'r2', name_ar: 'مكتب فاطمة 100% (عينة)', name_en: null, region_id: 1 },
    { code: 'r3', name_ar: 'مكتب منى (عينة)', name_en: 'Muna Office (sample)', region_id: 2 },
  ];
  await db
    .insertInto('registrars')
    .values(
      names.map((row, index) => ({
        ...row,
        search: fold(`${row.name_ar} ${row.name_en ?? ''}`),
        phone: `96650000000${index}`,
        verified_on: null,
        import_id: null,
      })),
    )
    .execute();
  await db
    .insertInto('posts')
    .values([
      {
        id: 1,
        slug: '2025/first',
        published_on: '2025-01-01',
        updated_at: UPDATED,
        source_name: null,
        source_url: null,
        import_id: null,
      },
      {
        id: 2,
        slug: 'second',
        published_on: '2025-06-01',
        updated_at: UPDATED,
        source_name: 'REGA',
        source_url: null,
        import_id: null,
      },
    ])
    .execute();
  await db
    .insertInto('post_texts')
    .values(
      [1, 2].flatMap((post_id) => [
        { post_id, locale: 'ar' as const, title: `خبر ${post_id}`, summary: 'موجز', body: '## نص' },
        { post_id, locale: 'en' as const, title: `Post ${post_id}`, summary: 'Short', body: '## Text' },
      ]),
    )
    .execute();
}

async function branches(db: Database): Promise<void> {
  await db
    .insertInto('branches')
    .values([
      {
        id: 1,
        code: 'main',
        city_id: 11,
        name_ar: 'الفرع',
        name_en: 'Branch',
        address_ar: 'العنوان',
        address_en: 'Address',
        services: '["first-registration"]',
        slot_minutes: 30,
      },
    ])
    .execute();
  // 2026-01-15 is a Thursday (weekday 4); at NOW it is 12:00 in Riyadh.
  await db
    .insertInto('branch_hours')
    .values([
      { branch_id: 1, weekday: 4, opens: '11:00', closes: '13:15' },
      { branch_id: 1, weekday: 0, opens: '09:00', closes: '10:00' },
      { branch_id: 1, weekday: 1, opens: '09:00', closes: '10:00' },
    ])
    .execute();
  await db
    .insertInto('branch_closures')
    .values([{ branch_id: 1, on_date: '2026-01-19' }])
    .execute();
}

/** Fills empty tables with a small, known world. */
export async function fill(db: Database): Promise<void> {
  await places(db);
  await areas(db);
  await people(db);
  await branches(db);
  await db
    .insertInto('datasets')
    .values([
      {
        dataset: 'registrars',
        sample: 1,
        source: 'made up',
        licence: null,
        import_id: null,
        imported_at: UPDATED,
      },
    ])
    .execute();
}
