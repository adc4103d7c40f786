import { contentRows } from '@/lib/registry/seed/content';

/** The code of the branch that ships, which is a sample. */
export const SAMPLE_BRANCH = 'sample-branch';

/** Riyadh's districts as they ship. */
export const riyadhDistricts = () =>
  contentRows('districts.csv')
    .filter(({ city }) => city === 'riyadh')
    .map(({ code = '', name_ar: ar = '' }) => ({ code, ar }));
