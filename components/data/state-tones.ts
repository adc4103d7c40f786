import type { AreaGroup } from '@/lib/site/areas/areas';

/**
 * The colour of where registration stands, in every badge, row and list. What is over is as brown as on the maps: of forty
 * periods that have ended none is an alarm. Red is for the answer to who asked about a place (components/check/answer-tone).
 */
export const stateTones = {
  open: 'green',
  upcoming: 'blue',
  planned: 'blue',
  undated: 'amber',
  closed: 'brown',
} as const satisfies Record<AreaGroup, string>;

/** Days that are left, amber in the last weeks, or until the first one. */
export function leftInk(group: AreaGroup, soon: boolean): string {
  if (group === 'upcoming') return 'text-blue-800';
  return soon ? 'text-amber-800' : 'text-green-800';
}

/** A day of what is over, in a line of its own. */
export const overInk = 'text-brown-700';
