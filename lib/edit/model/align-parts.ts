import { valuesIn } from "./part-marks.ts";

/** Where a part stands that was seen elsewhere. Where that is not sure, somebody has to be asked. */
interface Found {
  readonly at: number;
  readonly isSure: boolean;
}

/**
 * Finds the parts of a list that was seen in the list as it is now; null for one that is gone. Lists are of marks
 * (part-marks.ts). Sure are:
 * - all, where both lists are the same
 * - a part that holds the same as nothing else in either list, wherever it stands
 * - one that still has a value which no other part has, in either list
 * - one that holds the same and stands between the same neighbours, as many from them as it did
 */
export function alignParts(
  seen: readonly string[],
  now: readonly string[],
): readonly (Found | null)[] {
  if (seen.length === now.length && seen.every((mark, index) => mark === now[index]))
    return seen.map((_, at) => ({ at, isSure: true }));
  const pairs = new Map([...pairsBy((mark) => (mark === "" ? [] : [mark]), seen, now)]);
  for (const [index, at] of pairsBy(valuesIn, seen, now))
    if (!pairs.has(index)) pairs.set(index, at);
  return seen.map((_, index) => {
    const at = pairs.get(index);
    return at === undefined ? between(index, pairs, seen, now) : { at, isSure: true };
  });
}

/** The parts that share a feature which in both lists one part has only, and share none with any other part. */
function pairsBy(
  featuresOf: (mark: string) => readonly string[],
  seen: readonly string[],
  now: readonly string[],
): Map<number, number> {
  const [ofSeen, ofNow] = [ownersOf(featuresOf, seen), ownersOf(featuresOf, now)];
  const there = new Map<number, Set<number>>();
  const back = new Map<number, Set<number>>();
  for (const [feature, [index, ...others]] of ofSeen) {
    const [at, ...more] = ofNow.get(feature) ?? [];
    if (index === undefined || at === undefined || others.length + more.length > 0) continue;
    there.set(index, (there.get(index) ?? new Set()).add(at));
    back.set(at, (back.get(at) ?? new Set()).add(index));
  }
  return new Map(
    [...there].flatMap(([index, places]): [number, number][] => {
      const [at, ...others] = places;
      return at !== undefined && others.length === 0 && back.get(at)?.size === 1
        ? [[index, at]]
        : [];
    }),
  );
}

function ownersOf(
  featuresOf: (mark: string) => readonly string[],
  marks: readonly string[],
): Map<string, number[]> {
  const owners = new Map<string, number[]>();
  marks.forEach((mark, index) => {
    for (const feature of new Set(featuresOf(mark)))
      owners.set(feature, [...(owners.get(feature) ?? []), index]);
  });
  return owners;
}

/** Where a part may be that is like others, or like nothing any more: by what stands around it. */
function between(
  index: number,
  pairs: ReadonlyMap<number, number>,
  seen: readonly string[],
  now: readonly string[],
): Found | null {
  const taken = new Set(pairs.values());
  const free = now.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  if (free.length === 0) return null;
  const before = seen.findLastIndex((_, other) => other < index && pairs.has(other));
  const next = seen.findIndex((_, other) => other > index && pairs.has(other));
  const after = next < 0 ? seen.length : next;
  const from = (before < 0 ? -1 : (pairs.get(before) ?? -1)) + 1;
  const to = after === seen.length ? now.length : (pairs.get(after) ?? now.length);
  const gap = free.filter((at) => at >= from && at < to);
  const isWhole = from <= to && gap.length === to - from;
  const rank = index - before - 1;
  if (isWhole && gap.length === 0) {
    // What holds some of the same and stands elsewhere may be this one.
    const own = valuesIn(seen[index] ?? "");
    const like = free.find(
      (at) =>
        now[at] === seen[index] || valuesIn(now[at] ?? "").some((value) => own.includes(value)),
    );
    return like === undefined ? null : { at: like, isSure: false };
  }
  const candidates = isWhole ? gap : free;
  const at = candidates[Math.min(rank, candidates.length - 1)] ?? 0;
  const isSure = isWhole && gap.length === after - before - 1 && now[at] === seen[index];
  return { at, isSure };
}
