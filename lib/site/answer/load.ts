import type { Bilingual, Registry } from '@/lib/registry';
import { isAnnounced, strongest } from '@/lib/registry';
import { lastDayNote } from '@/lib/registry/contract/areas';
import { countByRegion } from '../areas/areas';
import { oldest } from '../reads';
import { namesakeOf, unnamedAround } from './counts';
import { decisionOf } from './decision';
import { nearlyAnnounced } from './nearly-named';
import { type Finding, type Outcome, outcomeOf, type Place } from './outcome';
import { namesPlan, type PlanVerdict, planLabel, plansOf, planVerdict } from './plans';
import { surroundingsOf } from './surroundings';

/** Whether an announcement surely covers the place or a part of it. */
const isSure = ({ coverage }: Finding) => coverage === 'whole' || coverage === 'partial';

/** The announcement that applies, and the others; of a plan, the strongest that names it. */
export function applying(items: readonly Finding[], plan: string | undefined) {
  const sure = items.filter(isSure);
  const naming = plan === undefined ? [] : sure.filter((item) => namesPlan(item, plan));
  if (naming.length === 0) return strongest(items);
  const { main } = strongest(naming);
  const { main: next, others } = strongest(items.filter((item) => item !== main));
  return { main, others: next === undefined ? others : [next, ...others] };
}

/** Of a city: how many announcements cover parts of it, once all of their periods are over. */
function severalIn(place: Place, main: Finding | undefined, others: readonly Finding[]): number {
  if (place.district !== null || main?.coverage !== 'partial' || main.area.state !== 'closed') return 0;
  const more = others.filter(({ coverage, area }) => coverage === 'partial' && isAnnounced(area)).length;
  return more === 0 ? 0 : more + 1;
}

/** What the number of a plan says; `no` holds of all that names the place. Null where it says no more than the place alone. */
function verdictOf(main: Finding, others: readonly Finding[], outcome: Outcome, number: string) {
  const isNamed = outcome === 'whole' && namesPlan(main, number);
  const alone = outcome === 'partial' ? planVerdict(main, number) : null;
  const parts = [main, ...others.filter(isSure)].flatMap((finding) => finding.parts);
  const verdict: PlanVerdict | null =
    alone === 'no' ? planVerdict({ parts }, number) : isNamed ? 'named' : alone;
  return verdict === null ? null : { number, ...planLabel(main, number), verdict };
}

/**
 * The other announcements that name the very place: the district or the plan, not the city around it. Of a city they are
 * those of its districts, and all of them where several answer alike.
 */
function namingToo(place: Place, main: Finding | undefined, others: readonly Finding[], several: number) {
  const naming = others.filter(
    (item) => isSure(item) || (place.district !== null && item.coverage === 'namesake'),
  );
  return several > 0 && main !== undefined
    ? [main, ...naming.filter(({ area }) => isAnnounced(area))]
    : naming;
}

/** Whether nothing of the region of a place has been announced. */
async function isRegionUntouched(source: Registry, { region }: Place): Promise<boolean> {
  const { data } = await source.areasOverview({});
  return countByRegion(data, [region]).every(({ count }) => count === 0);
}

interface Applied {
  main: Finding | undefined;
  others: readonly Finding[];
  outcome: Outcome;
  several: number;
}

/** What is asked once it is known which announcement applies: itself, and what lies around the place. */
async function aroundOf(source: Registry, place: Place, { main, others, outcome, several }: Applied) {
  const isCounted = outcome === 'counted';
  const isNamesake = main?.coverage === 'namesake';
  const isUnnamed = !isNamesake && (isCounted || outcome === 'none');
  const detail =
    main === undefined
      ? Promise.resolve(null)
      : source.area({ slug: main.area.slug }).then(({ data }) => data);
  const [unnamed, namesake, nearly, surroundings, area, districts, untouched] = await Promise.all([
    main !== undefined && !isNamesake && (isCounted || several > 0)
      ? unnamedAround(source, [main, ...others], place)
      : null,
    isNamesake ? namesakeOf(source, main, place) : null,
    isUnnamed ? nearlyAnnounced(source, place) : [],
    surroundingsOf(source, place, main, detail),
    detail,
    place.district === null ? source.districts({ city: place.city.code }) : null,
    outcome === 'none' && isRegionUntouched(source, place),
  ]);
  return {
    area,
    /** Whether it is a city whose districts are listed: its answer is that of districts outside the list. */
    districted: districts !== null && districts.data.items.length > 0,
    /** What is told without names around it; null of a place that an announcement names. */
    unnamed,
    namesake,
    /** Announced districts that may be this one under another spelling, where no announcement names it. */
    nearly,
    /** Whether not even another place of its region has been announced. */
    untouched,
    surroundings,
  };
}

/**
 * "Do I need to register?" for a place: what applies, what else touches it, what the announcement counts around it, and what is
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
  const several = plan === undefined ? severalIn(place, main, others) : 0;
  const { area, ...around } = await aroundOf(source, place, { main, others, outcome, several });
  const told = main === undefined || plan === undefined ? null : verdictOf(main, others, outcome, plan);
  const namedPlan = told?.verdict === 'named' || told?.verdict === 'part' ? told : null;
  const ownParts = (main?.parts ?? []).filter(
    (part) => namedPlan === null || namesPlan({ parts: [part] }, namedPlan.number),
  );
  return {
    place,
    outcome,
    main,
    /** Other announcements that name the place. */
    naming: namingToo(place, main, others, several).filter(
      (item) => namedPlan === null || namesPlan(item, namedPlan.number),
    ),
    ...around,
    /** Announcements of a city's districts, of which none answers for a district that is not listed; 0 where one does. */
    several,
    /** What is said of the days of the announcement that applies. */
    events: area?.events ?? [],
    decision: decisionOf(area?.sources ?? [], ownParts),
    plan: told,
    /** The plan that was asked for, where all or a part of it is announced: the answer is then the plan's. */
    namedPlan,
    /** Whether what was asked for is announced for sure, the place or its plan. */
    isSure: outcome === 'whole' || told?.verdict === 'named',
    plans: main !== undefined && outcome === 'partial' ? plansOf(main) : [],
    staleSince: oldest(found, placed),
  };
}
export type Answer = NonNullable<Awaited<ReturnType<typeof loadAnswer>>>;

/** Whether no announcement names the place, but one a district of nearly its name: it may be the same. */
export const isNearlyNamed = ({ outcome, nearly }: Pick<Answer, 'outcome' | 'nearly'>): boolean =>
  outcome === 'none' && nearly.length > 0;

/** What is not sure of the last day of the place that was asked for: a note on it that names the city. */
export function lastDayDoubt(answer: Answer): Bilingual | null {
  if (!isOfDays(answer)) return null;
  const note = lastDayNote({ events: answer.events, endsOn: answer.main.area.endsOn });
  return note?.ar.includes(answer.place.city.name.ar) ? note : null;
}

/** Whether it is of the days of one announcement. Of districts that are only counted, the sentence tells what is known. */
export const isOfDays = (answer: Answer): answer is Answer & { main: NonNullable<Answer['main']> } =>
  answer.main !== undefined && answer.outcome !== 'counted' && answer.several === 0;
