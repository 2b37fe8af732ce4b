import "server-only";
import type { RawElement } from "#lib/api/calls/variants.ts";
import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import { lackIds, marksOf } from "#lib/edit/model/part-marks.ts";
import { workOn } from "#lib/edit/model/working-element.ts";
import type { Merge } from "./merge-element.ts";

type Renamed = Pick<PublishAnswer, "parts" | "places">;

/**
 * The keys of parts in an element that was just written. If some have no id, all are listed with their fingerprints: a
 * key that is missing is gone. Otherwise those with a new key are listed.
 * @param isCopy the parts had ids when they were read, and were written without
 */
export function renamedParts(
  after: RawElement,
  { partKeys, places }: Pick<Merge, "partKeys" | "places">,
  isCopy = false,
): Renamed {
  const stored = workOn(after).parts();
  if (stored.length !== partKeys.length) return {};
  const id = Number(after.id);
  const now = marksOf(after.parts);
  const isByPlace = lackIds(now) || (isCopy && lackIds(places));
  const parts = Object.fromEntries(
    partKeys.flatMap((key, index) => {
      const next = stored[index]?.key ?? key;
      return next === key && !isByPlace ? [] : [[`${id}:${key}`, next]];
    }),
  );
  return { parts, ...(isByPlace && { places: { [id]: { before: places, now } } }) };
}
