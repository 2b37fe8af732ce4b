/** Knows when each client last had others beside it, in a few words of memory. */
export function createCompany(now: () => number = Date.now) {
  let [last, at, otherAt] = ["", Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    /** @param ago milliseconds since somebody else was seen elsewhere */
    sees(address: string, ago = Number.POSITIVE_INFINITY): void {
      if (address !== last) otherAt = at;
      [last, at] = [address, now()];
      otherAt = Math.max(otherAt, at - ago);
    },
    /** Milliseconds since somebody else was seen. */
    since: (address: string): number => now() - (address === last ? otherAt : at),
  };
}
