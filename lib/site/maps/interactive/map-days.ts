import { areaState } from '@/lib/registry/contract/area-state';
import type { MapArea } from './area-map';

export type ShownState = ReturnType<typeof areaState> | 'undated';
export type ShownStates = ReadonlyMap<string, ShownState>;

/**
 * The state that an area is drawn and named by on a day; null before anything is known of it. Of a past day it says no more
 * than is known: that it will be announced was known to nobody then, and where neither the announcement nor the first day
 * is known, nobody can say since when it was open: it is drawn from its last day on.
 */
export function stateOn(area: MapArea, day: string, isToday: boolean): ShownState | null {
  if (!isToday) {
    const known = area.announcedOn ?? area.startsOn ?? area.endsOn;
    if (known === null || known > day) return null;
    if (area.announcedOn === null && area.startsOn === null && area.endsOn !== null) return 'closed';
  }
  const state = areaState(area, day);
  return state === 'open' && area.endsOn === null ? 'undated' : state;
}

/** The areas of a day, how many of them each region has, and all of them with their districts together. */
export function areasOn(areas: ReadonlyMap<string, MapArea>, day: string, isToday: boolean) {
  const states = new Map<string, ShownState>();
  const counts = new Map<string, number>();
  const totals = { announcements: 0, districts: 0 };
  for (const area of areas.values()) {
    const state = stateOn(area, day, isToday);
    if (state === null) continue;
    states.set(area.slug, state);
    if (state === 'to_be_announced') continue;
    totals.announcements += 1;
    totals.districts += area.districtCount;
    for (const region of area.regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return { states, counts, totals };
}
