import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own, gone when the test is over. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'registry-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A folder that is gone when the test that asked for it is over. */
export function folderForTest(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}
