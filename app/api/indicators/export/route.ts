import { answerRead, readQuery } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { indicatorsQuerySchema, localeSchema, registry } from '@/lib/registry';
import { indicatorsCsv } from '@/lib/site/indicators/indicators-csv';
import { requireKnownPlaces } from '@/lib/site/places/known-places';
import { placeQuery } from '@/lib/site/views/analytics-page';

const querySchema = indicatorsQuerySchema.extend({ locale: localeSchema.default('ar') });

/** The figures of a filter as a CSV file: the same query as the page's. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const { locale, region, city, district, ...rest } = readQuery(request, querySchema);
    const place = { region, city, district };
    const source = await registry();
    await requireKnownPlaces(source, place);
    const { data } = await source.indicators({ ...rest, ...placeQuery(place) });
    const about = { place: district ?? city ?? region, type: rest.type, use: rest.use };
    const name = ['indicators', ...Object.values(about).filter(Boolean), data.from, data.asOf].join('-');
    return new Response(await indicatorsCsv(data, about, locale), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': cacheControl.publicRead,
      },
    });
  });
