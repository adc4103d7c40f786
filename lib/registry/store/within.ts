import { RegistryUnavailableError } from '../contract';

/**
 * What work gives, or that the store is busy when it takes longer than somebody who waits for a page should wait. The work
 * itself goes on: what it stores is stored, and the same submission sent again finds it.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RegistryUnavailableError('busy')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
