import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './folders';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the filled store of the run lies, once a test has asked for it (seeded.ts). */
    seededFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = temporaryFolder();
  project.provide('seededFolder', folder.path);
  return folder.remove;
}
