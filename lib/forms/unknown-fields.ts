/** Names that somebody sent are echoed in issues: at most this many, at most this long. */
const NAMED_MAX = 5;
export const NAME_MAX = 64;

/** The issues of names that a schema does not know. */
export function unknownFields(names: readonly string[]) {
  return names
    .slice(0, NAMED_MAX)
    .map((name) => ({ path: name.slice(0, NAME_MAX), code: 'unknown_field' as const }));
}
