import { expect, it } from 'vitest';
import { askFirst } from './warm-up.mjs';

it('asks everything once, in order, whatever becomes of an answer', async () => {
  const asked: string[] = [];
  await askFirst(
    (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/broken') request.socket.destroy();
      else if (request.url === '/half') response.write('half', () => request.socket.destroy());
      else response.end('x'.repeat(200_000));
    },
    [{ path: '/a', method: 'OPTIONS' }, { path: '/broken' }, { path: '/half' }, { path: '/b' }],
  );
  expect(asked).toEqual(['OPTIONS /a', 'GET /broken', 'GET /half', 'GET /b']);
});

it('waits no longer than it may for one that is never answered', async () => {
  const asked: unknown[] = [];
  await askFirst((request) => asked.push(request.url), [{ path: '/silent' }, { path: '/next' }], 100);
  expect(asked).toEqual(['/silent']);
});
