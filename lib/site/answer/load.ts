import type { Region, Registry } from '@/lib/registry';
import { strongest } from '@/lib/registry';
import { oldest } from '../reads';
import { type Counted, countedIn, type Finding, type Outcome, outcomeOf, type Place } from './outcome';
import { namesPlan, type PlanVerdict, planLabel, plansOf, planVerdict } from './plans';
import { surroundingsOf } from './surroundings';

/** A count without names, with what it is a part of. */
export interface CountedAround extends Counted {
  readonly scope: Place['city'] | null;
  readonly scopeRegion: Region | undefined;
  /** How many districts the city has; null where the count says more or none is known. */
  readonly total: number | null;
}

/** Districts of the city or governorate that a count belongs to, unless it counts more of them than there are names. */
async function totalOf(source: Registry, { city, districts }: Counted): Promise<number | null> {
  if (city === null || districts === null) return null;
  const { items } = (await source.districts({ city })).data;
  return items.length > districts ? items.length : null;
}

async function countedAround(source: Registry, counted: Counted, place: Place): Promise<CountedAround> {
  const scope =
    counted.city === null
      ? null
      : counted.city === place.city.code
        ? place.city
        : ((await source.place({ city: counted.city })).data?.city ?? null);
  return { ...counted, scope, scopeRegion: place.region, total: await totalOf(source, counted) };
}

/** The announcement that applies, and the others; of a plan, the strongest that names it. */
function applying(items: readonly Finding[], plan: string | undefined) {
  const sure = items.filter(({ coverage }) => coverage === 'whole' || coverage === 'partial');
  const naming = plan === undefined ? [] : sure.filter((item) => namesPlan(item, plan));
  if (naming.length === 0) return strongest(items);
  const { main } = strongest(naming);
  const { main: next, others } = strongest(items.filter((item) => item !== main));
  return { main, others: next === undefined ? others : [next, ...others] };
}

/** Of a city: how many announcements cover parts of it, once all of their periods are over. */
function severalIn(place: Place, main: Finding | undefined, others: readonly Finding[]): number {
  if (place.district !== null || main?.coverage !== 'partial' || main.area.state !== 'closed') return 0;
  const more = others.filter(({ coverage }) => coverage === 'partial').length;
  return more === 0 ? 0 : more + 1;
}

/** What the number of a plan says, where it says more than the place alone. */
function verdictOf(main: Finding, outcome: Outcome, number: string) {
  const isNamed = outcome === 'whole' && namesPlan(main, number);
  const verdict: PlanVerdict | null =
    outcome === 'partial' ? planVerdict(main, number) : isNamed ? 'named' : null;
  return verdict === null ? null : { number, label: planLabel(main, number), verdict };
}

/**
 * "Must I register?" for a place: what applies, what else touches it, what the announcement counts around it, and what is
 * drawn of it. Null where there is no such place.
 */
export async function loadAnswer(
  source: Registry,
  asked: { city: string } | { district: string },
  plan?: string,
) {
  const [found, placed] = await Promise.all([source.areasOf(asked), source.place(asked)]);
  const place = placed.data;
  if (place === null) return null;
  const { main, others } = applying(found.data.items, plan);
  const outcome = outcomeOf(main);
  const counted = main !== undefined && outcome === 'counted' ? countedIn(main) : null;
  const [around, surroundings, area, districts] = await Promise.all([
    counted === null ? null : countedAround(source, counted, place),
    surroundingsOf(source, place, main),
    main === undefined ? null : source.area({ slug: main.area.slug }),
    place.district === null ? source.districts({ city: place.city.code }) : null,
  ]);
  return {
    place,
    /** Whether it is a city whose districts are listed: its answer is that of districts outside the list. */
    districted: districts !== null && districts.data.items.length > 0,
    outcome,
    main,
    others,
    counted: around,
    /** Announcements of a city's districts, of which none answers for a district that is not listed; 0 where one does. */
    several: plan === undefined ? severalIn(place, main, others) : 0,
    surroundings,
    sources: area?.data?.sources ?? [],
    plan: main === undefined || plan === undefined ? null : verdictOf(main, outcome, plan),
    plans: main !== undefined && outcome === 'partial' ? plansOf(main) : [],
    staleSince: oldest(found, placed),
  };
}
export type Answer = NonNullable<Awaited<ReturnType<typeof loadAnswer>>>;
