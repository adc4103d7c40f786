import { z } from 'zod';
import { notFoundResponse } from '@/lib/http/problem';
import { answerRead, readQuery } from '@/lib/http/public-read';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { areaQuerySchema, localeSchema, registry } from '@/lib/registry';
import { areaCalendar } from '@/lib/site/views/area-calendar';

interface Context {
  params: Promise<{ area: string }>;
}

const querySchema = z.object({ locale: localeSchema.default('ar') });

/** The first and the last day of an area's registration period as calendar entries (iCalendar, RFC 5545). */
export const GET = (request: Request, { params }: Context) =>
  answerRead(async () => {
    const { locale } = readQuery(request, querySchema);
    const query = areaQuerySchema.safeParse({ slug: (await params).area });
    const area = query.success ? (await (await registry()).area(query.data)).data : null;
    if (area === null || (area.startsOn ?? area.endsOn) === null) return notFoundResponse(request);
    const calendar = await areaCalendar(area, locale);
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${area.slug}.ics"`,
        'cache-control': cacheControl.publicRead,
      },
    });
  });
