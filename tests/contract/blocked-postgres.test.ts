import { createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect } from '@/lib/registry/store/store';
import { seededDatabase } from '../support/seeded';
import { type Block, blockedSuite } from './blocked.suite';

let url = '';
const sockets = new Set<Socket>();
let isSilent = false;

/** The way to the server, on which nothing moves while it is told to be silent. */
async function wayTo(address: URL): Promise<string> {
  const way = createServer((near) => {
    const far = dial(Number(address.port), address.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isSilent) from.pause();
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      if (isSilent) from.pause();
    }
  });
  way.unref();
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(address);
  through.port = String((way.address() as { port: number }).port);
  return through.href;
}

/** Somebody alters tables, and does not end. */
const locked =
  (tables: string): Block =>
  async () => {
    const other = connect({ kind: 'postgres', url });
    const transaction = await other.write.startTransaction().execute();
    await sql.raw(`lock table ${tables} in access exclusive mode`).execute(transaction);
    return async () => {
      await transaction.rollback().execute();
      await other.close();
    };
  };

const silent: Block = async () => {
  isSilent = true;
  for (const socket of sockets) socket.pause();
  return async () => {
    isSilent = false;
    for (const socket of sockets) socket.resume();
  };
};

blockedSuite(
  'PostgreSQL',
  async () => {
    const address = await seededDatabase(inject('postgresUrl'));
    if (address.kind !== 'postgres') throw new Error('not a PostgreSQL');
    url = address.url;
    return { REGISTRY_DATABASE_URL: await wayTo(new URL(url)) };
  },
  {
    'one table locked': { block: locked('submissions'), readsToo: false },
    'every table locked': { block: locked('submissions, rate_limits, regions, cities'), readsToo: true },
    'a silent server': { block: silent, readsToo: true },
  },
);
