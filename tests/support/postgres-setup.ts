import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that all test files of the run share. */
    postgresUrl: string;
  }
}

/** One PostgreSQL a run; each test takes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
