/**
 * When another client than a given one was last active. It stores two times and one address, however many clients there
 * are.
 */
export function createCompany(now: () => number = Date.now) {
  let [last, at, otherAt] = ["", Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    /** Notes a request. @param ago milliseconds since another process has seen another client */
    sees(address: string, ago = Number.POSITIVE_INFINITY): void {
      if (address !== last) otherAt = at;
      [last, at] = [address, now()];
      otherAt = Math.max(otherAt, at - ago);
    },
    /** Milliseconds since a client other than this one was seen. */
    since: (address: string): number => now() - (address === last ? otherAt : at),
  };
}
