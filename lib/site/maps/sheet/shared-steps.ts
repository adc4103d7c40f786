/** Something that is made in steps, or has been. */
export interface Begun<T> {
  readonly steps: Generator<undefined, T>;
  made?: T;
}

/** Steps that have thrown end with nothing for whoever goes on with them. */
function failed(): never {
  throw new Error('What was begun by another could not be made.');
}

/**
 * Makes something once for each key, in steps: whoever comes while it is being made goes on with the same. After a failure
 * the next one begins anew.
 */
export function* sharedSteps<K, T>(
  known: Map<K, Begun<T>>,
  key: K,
  begin: () => Generator<undefined, T>,
): Generator<undefined, T> {
  const begun = known.get(key) ?? { steps: begin() };
  known.set(key, begun);
  try {
    while (begun.made === undefined) {
      const step = begun.steps.next();
      if (step.done) begun.made = step.value ?? failed();
      else yield;
    }
    return begun.made;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}
