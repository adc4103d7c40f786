import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeRegistry, registry } from '@/lib/registry';
import { type RunningService, serve } from '@/lib/registry/serve';
import { loadPost, loadPosts } from '@/lib/site/views/posts-page';
import { FaultyProxy } from '../../support/faulty-proxy';
import { fill } from '../../support/fixture';
import { temporaryFolder } from '../../support/folders';
import { type Harness, sqliteHarness } from '../../support/harness';

const token = 'a-token-of-32-characters-for-this';
const folder = temporaryFolder();
let harness: Harness;
let service: RunningService;
let proxy: FaultyProxy;

beforeAll(async () => {
  harness = await sqliteHarness();
  await fill(harness.data.write);
  const files = { attachments: harness.attachments };
  service = await serve({ registry: harness.registry, files, token, port: 0, hostname: '127.0.0.1' });
  proxy = new FaultyProxy(service.port);
  await proxy.goUp();
  Object.assign(process.env, {
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    REGISTRY_API_URL: `http://127.0.0.1:${proxy.port}`,
    REGISTRY_API_TOKEN: token,
  });
});
afterAll(async () => {
  await closeRegistry();
  await proxy.goDown();
  await service.close();
  await harness.close();
  folder.remove();
});

it('a page says that its regions are of an older answer, the list of posts and a post alike', async () => {
  const source = await registry();
  const slug = (await source.posts({ locale: 'en', page: 1, pageSize: 1 })).data.items[0]?.slug ?? '';
  const post = async () => (await loadPost('en', slug))?.staleSince;
  const list = async () => (await loadPosts('en', 1)).staleSince;
  expect([await post(), await list()]).toEqual([null, null]);
  proxy.fault = async (request, response, pass) => {
    const { status, headers, body } = await pass();
    const isLost = request.url?.startsWith('/v1/places');
    response.writeHead(isLost ? 503 : status, headers).end(body);
  };
  const { staleSince } = await source.places({});
  expect(staleSince).not.toBeNull();
  expect([await post(), await list()]).toEqual([staleSince, staleSince]);
});
