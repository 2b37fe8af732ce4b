type Version = readonly [number, number, number];

const parse = (text: string): Version => {
  const [, major = 0, minor = 0, patch = 0] = /^(\d+)\.(\d+)\.(\d+)/.exec(text)?.map(Number) ?? [];
  return [major, minor, patch];
};

function compare(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)];
  // A version before a release, such as 2.0.0-rc.1, is older than the release.
  const before = (text: string) => (/^[\d.]+-/.test(text) ? 1 : 0);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || before(b) - before(a);
}

/** Whether a version has a fix that was made in these versions, one for each major version that was mended. */
export function isMended(version: string, floors: readonly string[]): boolean {
  const own = floors.find((floor) => parse(floor)[0] === parse(version)[0]);
  if (own !== undefined) return compare(version, own) >= 0;
  return floors.every((floor) => compare(version, floor) > 0);
}
