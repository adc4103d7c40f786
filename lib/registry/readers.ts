import { addresses } from './addresses';
import { branches, slots } from './appointments/reads';
import { areaAt } from './areas/at-point';
import { areasOf } from './areas/of-place';
import { area, areas, areasOverview } from './areas/reads';
import { areaShapes } from './areas/shapes';
import type { ReadName, ReadOutput, ReadQuery } from './contract';
import { datasets } from './datasets/reads';
import { indicatorParts } from './indicators/parts';
import { indicators } from './indicators/reads';
import { gazetteer } from './places/gazetteer';
import { districts, place, places } from './places/reads';
import { post, posts } from './posts/reads';
import { registrars } from './registrars/reads';
import type { ReadContext } from './store/read-context';

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
  indicatorParts,
  places,
  place,
  districts,
  gazetteer,
  branches,
  slots,
  datasets,
};
