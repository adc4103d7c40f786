import type { AreaPart, Bilingual } from '@/lib/registry';
import type { Finding, Place } from './outcome';

/** A part of a district as its announcement tells it: its plans or streets, and how many plots. */
export interface AnnouncedPart {
  /** Null where only the plots are told. */
  readonly what: Bilingual | null;
  /** Null where the words tell them or its streets, or nothing does. */
  readonly plots: number | null;
  /** Whether a deed tells it too: the number or name of a plan. */
  readonly isPlan: boolean;
  /** The number of a real estate area, where it is told by that alone. */
  readonly areaNumber: string | null;
}

/** The real estate area that a note begins with: it stands with the decision. */
const AREA = { ar: /^المنطقة [^:؛]+: /, en: /^Area [^:;]+: / };
/** How an English note begins, but with a name. */
const OPENING = /^(?:Plans?|Real estate area) /;
/** A note that is the number of a real estate area. */
const AREA_NUMBER = /^Real estate area (\d+)$/;
/** A number of plots, or the streets around. */
const DETAILED = /\d قط|؛/;

const within = (en: string) => en.replace(OPENING, (word) => word.toLowerCase());

/** The parts of a district that an announcement tells; empty where it says only that there is one. */
export function announcedParts(parts: readonly AreaPart[], district: string): AnnouncedPart[] {
  return parts
    .filter((part) => part.district === district && part.kind === 'district_part')
    .map(({ note, plotCount }) => ({
      what: note && { ar: note.ar.replace(AREA.ar, ''), en: within(note.en.replace(AREA.en, '')) },
      plots: note !== null && DETAILED.test(note.ar) ? null : plotCount,
      isPlan: note?.ar.includes('مخطط') === true,
      areaNumber: note?.en.match(AREA_NUMBER)?.[1] ?? null,
    }))
    .filter(({ what, plots }) => what !== null || plots !== null);
}

/**
 * Whether an announcement that names a place says what of it is meant, so that a deed can be compared with it: a plan, streets
 * or a number of plots. Of a city it names districts, which say enough.
 */
export function isPartTold(finding: Finding | undefined, { district }: Pick<Place, 'district'>): boolean {
  if (finding === undefined || finding.coverage !== 'partial' || district === null) return true;
  const isPlan = ({ kind, district: of }: AreaPart) => of === district.code && kind !== 'district_part';
  return finding.parts.some(isPlan) || announcedParts(finding.parts, district.code).length > 0;
}
