import { buildMetadata } from '@/lib/site/routing/build-metadata';

interface Context {
  params: Promise<{ file: string }>;
}

const buildId = process.env.BUILD_ID ?? '';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [{ file: `${buildId}.json` }];

/** `/builds/meta/{buildId}.json`: the route rules of this build. Another build's file is not here: 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  if (file !== `${buildId}.json`) return new Response(null, { status: 404 });
  return Response.json(buildMetadata(buildId));
}
