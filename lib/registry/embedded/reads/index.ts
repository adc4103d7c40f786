import type { ReadName, ReadOutput, ReadQuery } from '../../contract';
import { areaAt } from '../areas-at-point';
import { indicators } from '../indicators';
import { addresses } from './addresses';
import { branches, slots } from './appointments';
import { area, areas, areasOverview } from './areas';
import { areasOf } from './areas-of';
import type { ReadContext } from './context';
import { datasets } from './datasets';
import { districts, places } from './places';
import { post, posts } from './posts';
import { registrars } from './registrars';
import { areaShapes } from './shapes';

/** Every read of the contract's table, on the tables. */
export const READERS: {
  [N in ReadName]: (context: ReadContext, query: ReadQuery<N>) => Promise<ReadOutput<N>>;
} = {
  areas,
  areasOverview,
  addresses,
  area,
  areaShapes,
  areaAt,
  areasOf,
  registrars,
  posts,
  post,
  indicators,
  places,
  districts,
  branches,
  slots,
  datasets,
};
