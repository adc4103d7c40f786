import type { DatasetName, Registry } from '../registry/contract';

/** Whether a data set is sample data; one that was never loaded is not. */
export async function isSample(source: Pick<Registry, 'datasets'>, dataset: DatasetName): Promise<boolean> {
  const { data } = await source.datasets({});
  return data.items.some((item) => item.dataset === dataset && item.sample);
}
