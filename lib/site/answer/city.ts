import { listsNames, type Registry } from '@/lib/registry';
import type { Finding } from './outcome';

/** What is said of all that lies in a city: the whole of it is announced, or its region alone is counted or spoken of. */
const OF_ALL: ReadonlySet<Finding['coverage']> = new Set(['whole', 'region', 'mentioned']);

/** Whether all that an announcement tells around the city is how many districts it has in it: then it tells one no more than another. */
const namesNone = ({ coverage, parts }: Finding) =>
  coverage === 'unknown' && parts.every((part) => part.kind === 'unnamed_districts' && !listsNames(part));

/** What announcements say of a city's districts, before one of them is chosen. */
export interface CityFindings {
  /** Whether every district of it has the answer of the city. */
  readonly isAlike: boolean;
  /** Codes of the districts that announcements name. */
  readonly named: ReadonlySet<string>;
}

/** Whether the districts of a city answer alike, and which of them are named. */
export async function cityFindings(source: Registry, city: string): Promise<CityFindings> {
  const { items } = (await source.areasOf({ city })).data;
  return {
    isAlike: items.every((finding) => OF_ALL.has(finding.coverage) || namesNone(finding)),
    named: new Set(items.flatMap(({ parts }) => parts.flatMap(({ district }) => district ?? []))),
  };
}
