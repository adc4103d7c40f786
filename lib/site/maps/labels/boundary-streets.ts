import type { Locale } from '@/lib/i18n/locales';

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export type BoundaryStreets = Partial<Record<Side, string>>;

const arabicSides: Record<string, Side> = { شمال: 'north', شرق: 'east', جنوب: 'south', غرب: 'west' };

/** «يحده شمالًا طريق …، وشرقًا وجنوبًا …»: the sides stand before the name. */
function arabic(note: string): BoundaryStreets {
  const [, bounds = ''] = note.split(/يحد(?:ها?|هما) /);
  const streets: BoundaryStreets = {};
  for (const clause of bounds.split('،')) {
    const sides = [...clause.matchAll(/(شمال|شرق|جنوب|غرب)ًا/g)];
    const last = sides.at(-1);
    const name = last && clause.slice(last.index + last[0].length).trim();
    if (!name) continue;
    for (const [, side = ''] of sides) streets[arabicSides[side] as Side] = name;
  }
  return streets;
}

/** "bounded by … in the north, … in the east and south, and …": the sides stand after the name. */
function english(note: string): BoundaryStreets {
  const [, bounds = ''] = note.split('bounded by ');
  const streets: BoundaryStreets = {};
  const clause =
    /(?:^|, and |, | and )((?:(?! in the | and ).)+) in the ((?:north|east|south|west)(?: and (?:north|east|south|west))*)/g;
  // On a map a name stands alone: "Northern Ring Road".
  for (const [, name = '', sides = ''] of bounds.matchAll(clause))
    for (const side of sides.split(' and ')) streets[side as Side] = name.replace(/^the /, '');
  return streets;
}

/** The streets that an announcement names as the boundaries of a district; nothing where it names none. */
export const boundaryStreets = (note: string, locale: Locale): BoundaryStreets =>
  locale === 'ar' ? arabic(note) : english(note);
