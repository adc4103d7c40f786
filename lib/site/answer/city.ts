import type { Registry } from '@/lib/registry';
import type { Finding } from './outcome';

/** What is said of all that lies in a city: the whole of it is announced, or its region alone is counted or spoken of. */
const OF_ALL: ReadonlySet<Finding['coverage']> = new Set(['whole', 'region', 'mentioned']);

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
    isAlike: items.every(({ coverage }) => OF_ALL.has(coverage)),
    named: new Set(items.flatMap(({ parts }) => parts.flatMap(({ district }) => district ?? []))),
  };
}
