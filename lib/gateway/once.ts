import "server-only";

const running = new Map<string, Promise<unknown>>();

/** One run at a time for each key: whoever asks meanwhile gets the same answer (order/create, spec 7.6). */
export function once<T>(key: string, run: () => Promise<T>): Promise<T> {
  const held = running.get(key);
  if (held) return held as Promise<T>;
  const made = run().finally(() => running.delete(key));
  running.set(key, made);
  return made;
}
