import type { Deed, Kind, Who } from "./edit-actions.ts";

/**
 * The result for my edit after theirs.
 * - kept: both are kept
 * - apart: both are kept; where they meet and don't agree, mine is a conflict
 * - agreed: kept if both do the same, else a conflict
 * - conflict: mine is a conflict
 * - gone, partGone, covered, copied: mine stays unsaved and says why (the section, or its part, is gone; a master
 *   covers it; the original of a copy is gone)
 */
type Rule = "kept" | "apart" | "agreed" | "conflict" | "gone" | "partGone" | "covered" | "copied";

/** By the kind of theirs, then of mine. */
const RULES: Readonly<Record<Kind, Readonly<Record<Kind, Rule>>>> = {
  set: {
    ...{ set: "apart", insertPart: "kept", removePart: "apart", orderParts: "kept" },
    ...{ insert: "kept", remove: "conflict", order: "kept", follow: "conflict" },
  },
  insert: {
    ...{ set: "kept", insertPart: "kept", removePart: "kept", orderParts: "kept" },
    ...{ insert: "kept", remove: "kept", order: "kept", follow: "kept" },
  },
  remove: {
    ...{ set: "gone", insertPart: "gone", removePart: "gone", orderParts: "gone" },
    ...{ insert: "copied", remove: "kept", order: "kept", follow: "gone" },
  },
  order: {
    ...{ set: "kept", insertPart: "kept", removePart: "kept", orderParts: "kept" },
    ...{ insert: "kept", remove: "conflict", order: "agreed", follow: "conflict" },
  },
  insertPart: {
    ...{ set: "kept", insertPart: "kept", removePart: "kept", orderParts: "kept" },
    ...{ insert: "kept", remove: "conflict", order: "kept", follow: "conflict" },
  },
  removePart: {
    ...{ set: "partGone", insertPart: "kept", removePart: "kept", orderParts: "kept" },
    ...{ insert: "kept", remove: "conflict", order: "kept", follow: "conflict" },
  },
  orderParts: {
    ...{ set: "kept", insertPart: "kept", removePart: "kept", orderParts: "agreed" },
    ...{ insert: "kept", remove: "conflict", order: "kept", follow: "conflict" },
  },
  follow: {
    ...{ set: "covered", insertPart: "covered", removePart: "covered", orderParts: "covered" },
    ...{ insert: "kept", remove: "conflict", order: "kept", follow: "agreed" },
  },
};

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}/`);

/** The answer to my edit, made without having seen theirs: a status, or the reason of a refusal. */
export function expectedOf(
  [theirKind, that]: readonly [Kind, Deed],
  [myKind, mine]: readonly [Kind, Deed],
): string {
  const [theirs, own] = [that.touches("theirs"), mine.touches("mine")];
  const meet = isWithin(theirs, own) || isWithin(own, theirs);
  const agree = that === mine && mine.agrees === true;
  const rule = RULES[theirKind][myKind];
  switch (rule) {
    case "kept":
      return "saved";
    case "apart":
      return meet && !agree ? "conflict" : "saved";
    case "agreed":
      return agree ? "saved" : "conflict";
    case "conflict":
      return "conflict";
    case "gone":
      return "notFound";
    case "partGone":
      return meet ? "noPart" : "saved";
    case "covered":
      return mine.isOfFollowers ? "saved" : "master";
    case "copied":
      return mine.copies ? "noCopy" : "saved";
    default:
      return rule satisfies never;
  }
}

/**
 * The same where the parts have no ids: what is done to parts is a conflict as soon as theirs has changed the list of them,
 * whichever part it is about. Where there is no part at the place any more, a new one goes to the end, and all else says so.
 */
export function expectedWithoutIds(
  that: readonly [Kind, Deed],
  mine: readonly [Kind, Deed],
): string {
  const isOfParts = ([, deed]: readonly [Kind, Deed], who: Who) =>
    deed.touches(who).startsWith("/parts/");
  if (!isOfParts(that, "theirs") || !isOfParts(mine, "mine")) return expectedOf(that, mine);
  const isOfSecond = mine[0] === "insertPart" || mine[1].touches("mine").startsWith("/parts/p12");
  if (that[0] !== "removePart" || !isOfSecond) return "conflict";
  return mine[0] === "insertPart" ? "saved" : "noPart";
}
