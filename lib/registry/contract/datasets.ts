import { z } from 'zod';
import { instantSchema, listOf } from './common';
import { dealCoverageSchema, sourcesSchema } from './indicators';

/** What can be imported, and what pages mark as sample data while nothing real has been. */
export const DATASETS = [
  'areas',
  'areaTotals',
  'registrars',
  'posts',
  'transactions',
  'districts',
  'appointments',
] as const;
const datasetNameSchema = z.enum(DATASETS);
export type DatasetName = z.infer<typeof datasetNameSchema>;

const datasetSchema = z
  .object({
    dataset: datasetNameSchema,
    sample: z.boolean(),
    source: sourcesSchema,
    licence: sourcesSchema.nullable(),
    /** Of transactions: which transactions they are. Null for every other data set. */
    coverage: dealCoverageSchema.nullable(),
    importedAt: instantSchema,
  })
  .meta({ id: 'Dataset' });
/** A data set that was never loaded is absent. */
export const datasetsSchema = listOf(datasetSchema).meta({ id: 'Datasets' });
