import { answerRead, publicJson, readQuery } from '@/lib/http/public-read';
import { indicatorsQuerySchema, registry } from '@/lib/registry';

/** The figures of a filter as JSON, for whoever builds on them. */
export const GET = (request: Request) =>
  answerRead(async () => {
    const query = readQuery(request, indicatorsQuerySchema);
    return publicJson((await (await registry()).indicators(query)).data);
  });
