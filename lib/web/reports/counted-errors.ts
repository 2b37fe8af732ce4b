const MINUTE = 60_000;

/** Two errors with the same key are counted as one. */
export const errorKey = (error: {
  readonly kind: string;
  readonly name: string;
  readonly message: string;
  readonly at: string;
}): string => [error.kind, error.name, error.message, error.at].join("\n");

/** Removes the oldest entry of a map that has grown by one entry too many. */
export function dropFirst(map: Map<string, unknown>, most: number): void {
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}

/** Makes a function that says whether one more is allowed in this minute. */
export function perMinute(most: number, now: () => number): () => boolean {
  let [since, count] = [now(), 0];
  return () => {
    if (now() - since > MINUTE) [since, count] = [now(), 0];
    count += 1;
    return count <= most;
  };
}
