import type { Area, AreaPart } from '@/lib/registry';

type Source = Area['sources'][number];

/** A decision says that it is one; news of it is on the page of the announcement. */
const DECISION = /قرار|^الإعلان رقم/;

/** The real estate area that a decision is on, where an announcement has several: «القرار رقم 4500003650 (المنطقة العاشرة)». */
const AREA = /\((المنطقة [^)]+)\)/;

/** Whether a note begins with that area: «المنطقة الثالثة» is not «المنطقة الثالثة عشرة». */
function isOn({ note }: AreaPart, area: string): boolean {
  const rest = note?.ar.startsWith(area) ? note.ar.slice(area.length) : null;
  return rest !== null && /^($|:| \()/.test(rest);
}

/** The decision behind what an announcement names of a place; null where none is known, or it is not known which of several. */
export function decisionOf(sources: readonly Source[], parts: readonly AreaPart[]): Source | null {
  const decisions = sources.filter(({ name }) => DECISION.test(name.ar));
  if (decisions.length < 2) return decisions[0] ?? null;
  const own = decisions.filter(({ name }) => {
    const area = AREA.exec(name.ar)?.[1];
    return area !== undefined && parts.some((part) => isOn(part, area));
  });
  return own.length === 1 ? (own[0] ?? null) : null;
}
