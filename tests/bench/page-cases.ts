import { shippedPlaces } from '@/lib/registry/seed/places';

/** A page, and addresses of it of which no two are answered by the same rendering. */
export interface PageCase {
  name: string;
  addresses: (origin: string) => Promise<string[]>;
}

/** Every path in both languages, one after the other. */
const bilingual = (paths: readonly string[]) => paths.flatMap((path) => [path, `/en${path}`]);

async function listed(origin: string, prefix: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  );
  const found = paths.filter((path) => path.startsWith(prefix) || path.startsWith(`/en${prefix}`));
  // The two languages of one page stand side by side: which was first would be the other half of the run.
  return found.sort((a, b) => (a.replace(/^\/en/, '') < b.replace(/^\/en/, '') ? -1 : 1));
}

async function spread<T>(choose: (places: Awaited<ReturnType<typeof shippedPlaces>>) => T[], count: number) {
  const all = choose(await shippedPlaces());
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

const COUNT = 90;

/** As one that came from the form, with every field of it. */
const figures = async () => {
  const districts = await spread(({ districts }) => districts, COUNT);
  const cities = new Map((await shippedPlaces()).cities.map(({ code, region }) => [code, region]));
  return bilingual(
    districts.map(
      ({ code, city }, at) =>
        `/analytics?view=filtered&region=${cities.get(city)}&city=${city}${at % 2 ? `&district=${code}` : ''}&days=${[30, 90, 365, 1095][at % 4]}`,
    ),
  );
};

export const pageCases: PageCase[] = [
  { name: 'analytics, a city or district', addresses: figures },
  {
    name: 'areas, filtered',
    addresses: async () => {
      const regions = await spread(({ regions }) => regions, COUNT);
      const filters = regions.flatMap(({ code }) =>
        ['', '&state=open', '&state=upcoming', '&state=closed', '&page=2', '&page=3', '&page=4'].map(
          (rest) => `region=${code}${rest}`,
        ),
      );
      return bilingual(filters.map((filter) => `/announced-areas?view=filtered&${filter}`));
    },
  },
  { name: 'area, first visit', addresses: (origin) => listed(origin, '/announced-areas/') },
  { name: 'post, first visit', addresses: (origin) => listed(origin, '/posts/') },
  {
    name: 'registrars, filtered',
    addresses: async () => {
      const cities = await spread(({ cities }) => cities, COUNT);
      return bilingual(
        cities.map(({ region }, at) => `/registrar-list?view=filtered&region=${region}&page=${1 + at}`),
      );
    },
  },
  {
    name: 'check, a place',
    addresses: async () => {
      const districts = await spread(({ districts }) => districts, COUNT);
      return bilingual(districts.map(({ code }) => `/check?view=filtered&district=${code}`));
    },
  },
  {
    name: 'search',
    addresses: async () => {
      const districts = await spread(({ districts }) => districts, COUNT);
      return bilingual(districts.map(({ ar }) => `/search?view=filtered&q=${encodeURIComponent(ar)}`));
    },
  },
  {
    name: 'registration interest, a place',
    addresses: async () => {
      const districts = await spread(({ districts }) => districts, COUNT);
      return bilingual(
        districts.map(
          ({ code, city }) => `/registration-interest?view=filtered&city=${city}&district=${code}`,
        ),
      );
    },
  },
];
