import { z } from 'zod';
import {
  AREA_PART_KINDS,
  type Bilingual,
  codeSchema,
  countSchema,
  dateSchema,
  districtsOfPart,
  NAME_LENGTH,
  namesDistrict,
  TEXT_LENGTH,
} from '../contract';
import { withDays } from '../import/days';
import { FileRefusedError, RowRefusedError } from '../import/errors';
import { wholeJson } from '../import/records';
import { collect, type ImportOptions } from '../import/run';
import type { PlaceNames } from '../places/names';
import type { AreaInput, PartInput } from './save';

/** What a file of areas says. */
export interface ReadAreas {
  areas: AreaInput[];
  /** Areas that stay as they are, because a record of them was refused. */
  incomplete: Set<string>;
  read: number;
  remarks: string[];
}

const name = z.string().trim().min(1).max(NAME_LENGTH);
/** A text of at most so many characters, with its days in both calendars. */
const said = (most: number) => {
  const [text, kept] = [z.string().trim().min(1).max(most), z.string().max(most)];
  return {
    ar: text.transform((written) => withDays(written, 'ar')).pipe(kept),
    en: text.transform((written) => withDays(written, 'en')).pipe(kept),
  };
};
const note = said(TEXT_LENGTH);
const sourceName = said(NAME_LENGTH);
const date = dateSchema.nullish();
const count = countSchema.nullish();

/** A source, as pages name it. `kind` is for the reader of the file. */
const sourceSchema = z.strictObject({
  name_ar: sourceName.ar,
  name_en: sourceName.en,
  url: z
    .url({ protocol: /^https?$/ })
    .max(TEXT_LENGTH)
    .nullish(),
  kind: z.enum(['decision', 'official', 'press']).optional(),
});

const partSchema = z.strictObject({
  kind: z.enum(AREA_PART_KINDS),
  region: name,
  city: name.optional(),
  name_ar: name.optional(),
  name_en: name.optional(),
  /** Its code, where the name as printed does not say which district of the city is meant. */
  district: codeSchema.optional(),
  districts: count,
  plots: count,
  note_ar: note.ar.optional(),
  note_en: note.en.optional(),
});

/** One announcement with all its parts, as an editor writes it. */
export const announcementSchema = z.strictObject({
  slug: codeSchema,
  name_ar: name,
  name_en: name,
  announced_on: date,
  starts_on: date,
  ends_on: date,
  plots: count,
  /** Of how many of its districts, those announced first, these are; left out where of all. */
  plots_in_first: countSchema.optional(),
  titles: count,
  transactions: count,
  /** Where the announcement states none, each of its plots counts as one. */
  properties: count,
  note_ar: note.ar.optional(),
  note_en: note.en.optional(),
  announced_note_ar: note.ar.optional(),
  announced_note_en: note.en.optional(),
  start_note_ar: note.ar.optional(),
  start_note_en: note.en.optional(),
  end_note_ar: note.ar.optional(),
  end_note_en: note.en.optional(),
  sources: z.array(sourceSchema).max(50),
  parts: z.array(partSchema).min(1).max(5_000),
});
export type Announcement = z.infer<typeof announcementSchema>;

const both = (ar: string | undefined, en: string | undefined): Bilingual | null =>
  ar === undefined ? null : { ar, en: en ?? ar };

/** More districts than an announcement comes to cannot be its first ones; where it leaves some uncounted, any number can. */
function checkFirst(plotsInFirst: number | undefined, parts: readonly PartInput[]): void {
  if (plotsInFirst === undefined) return;
  const isOpen = parts.some(
    ({ kind, districtCount }) => kind === 'city' || (kind === 'unnamed_districts' && districtCount === null),
  );
  const all = parts.reduce((sum, part) => sum + districtsOfPart(part), 0);
  if (!isOpen && plotsInFirst > all)
    throw new RowRefusedError(`plots_in_first: ${plotsInFirst}, of ${all} districts`);
}

class AnnouncementReader {
  readonly #names: PlaceNames;
  readonly #seen = new Set<string>();

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  #district(part: z.infer<typeof partSchema>, city: number | undefined): string | null {
    if (part.district !== undefined) {
      const known = this.#names.districtWithCode(part.district);
      if (known === null) throw new RowRefusedError(`district not known: ${part.district}`);
      return known.code;
    }
    if (!namesDistrict(part) || city === undefined || part.name_ar === undefined) return null;
    return this.#names.district(city, part.name_ar)?.code ?? null;
  }

  #part(part: z.infer<typeof partSchema>): PartInput {
    const region = this.#names.region(part.region);
    if (region === null) throw new RowRefusedError(`region not known: ${part.region}`);
    const city = part.city === undefined ? null : this.#names.city(region.id, part.city);
    if (part.city !== undefined && city === null) throw new RowRefusedError(`city not known: ${part.city}`);
    if (part.name_ar === undefined && part.kind !== 'unnamed_districts' && part.kind !== 'city')
      throw new RowRefusedError(`a part of the kind ${part.kind} has no name (name_ar)`);
    return {
      kind: part.kind,
      region: region.code,
      city: city?.code ?? null,
      district: this.#district(part, city?.id),
      name: both(part.name_ar, part.name_en),
      districtCount: part.districts ?? null,
      plotCount: part.plots ?? null,
      note: both(part.note_ar, part.note_en),
    };
  }

  #area(item: Announcement): AreaInput {
    const [announcedOn, startsOn, endsOn] = [item.announced_on, item.starts_on, item.ends_on].map(
      (on) => on ?? null,
    ) as [string | null, string | null, string | null];
    if (startsOn !== null && endsOn !== null && endsOn < startsOn)
      throw new RowRefusedError(`its end ${endsOn} is before its start ${startsOn}`);
    if (this.#seen.has(item.slug)) throw new RowRefusedError('stands in the file twice');
    const parts = item.parts.map((part) => this.#part(part));
    checkFirst(item.plots_in_first, parts);
    this.#seen.add(item.slug);
    const events = [
      {
        kind: 'announced' as const,
        on: announcedOn,
        note: both(item.announced_note_ar, item.announced_note_en),
      },
      { kind: 'started' as const, on: startsOn, note: both(item.start_note_ar, item.start_note_en) },
      { kind: 'ended' as const, on: endsOn, note: both(item.end_note_ar, item.end_note_en) },
    ];
    return {
      slug: item.slug,
      name: { ar: item.name_ar, en: item.name_en },
      announcedOn,
      startsOn,
      endsOn,
      plotCount: item.plots ?? null,
      ...(item.plots_in_first !== undefined && { plotsInFirst: item.plots_in_first }),
      note: both(item.note_ar, item.note_en),
      totals: {
        titles: item.titles ?? null,
        transactions: item.transactions ?? null,
        properties: item.properties ?? item.plots ?? null,
        sample: false,
      },
      parts,
      shapes: [],
      events: events.flatMap(({ on, ...event }) => (on === null ? [] : [{ ...event, on }])),
      sources: item.sources.map(({ name_ar, name_en, url }) => ({
        name: { ar: name_ar, en: name_en },
        url: url ?? null,
      })),
    };
  }

  /** @throws {RowRefusedError} with the announcement's slug in the reason */
  read(value: unknown): AreaInput {
    const slug = z.object({ slug: z.string() }).safeParse(value).data?.slug.slice(0, 80) ?? '(no slug)';
    try {
      const item = announcementSchema.safeParse(value);
      if (item.success) return this.#area(item.data);
      const [issue] = item.error.issues;
      throw new RowRefusedError(`${issue?.path.join('.') || 'announcement'}: ${issue?.message}`);
    } catch (error) {
      if (error instanceof RowRefusedError) throw new RowRefusedError(`${slug}: ${error.message}`);
      throw error;
    }
  }
}

/** Reads a JSON list of announcements. One with a fault is refused whole, and stays as it was. */
export async function readAnnouncements(
  names: PlaceNames,
  text: AsyncIterable<Buffer>,
  options: ImportOptions,
): Promise<ReadAreas> {
  const list = z.array(z.unknown()).safeParse(await wholeJson(text));
  if (!list.success) throw new FileRefusedError('The file is no JSON list of announcements.');
  const reader = new AnnouncementReader(names);
  const incomplete = new Set<string>();
  const entries = list.data.map((value, index) => ({ value, at: index + 1 }));
  const { items, read } = await collect(
    (async function* () {
      yield* entries;
    })(),
    ({ at }) => at,
    ({ value }) => {
      try {
        return reader.read(value);
      } catch (error) {
        const { data } = z.object({ slug: codeSchema }).safeParse(value);
        if (data !== undefined) incomplete.add(data.slug);
        throw error;
      }
    },
    options,
  );
  return { areas: items.filter(({ slug }) => !incomplete.has(slug)), incomplete, read, remarks: [] };
}
