import { beforeAll, describe, expect, it } from "vitest";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import {
  DEEDS,
  DEEDS_OF_BARE,
  DEEDS_OF_FOLLOWERS,
  DEEDS_OF_HIDDEN,
} from "#tests/overlaps/edit-actions.ts";
import { type Beginning, enter, listOf, outcomeOf, wanted } from "#tests/overlaps/stage.ts";

mountSandbox();
beforeAll(enter);

const ALL = listOf(DEEDS);
const OF_FOLLOWERS = listOf(DEEDS_OF_FOLLOWERS);
const OF_HIDDEN = listOf(DEEDS_OF_HIDDEN);
const OF_BARE = listOf(DEEDS_OF_BARE);
const SHOWN_AGAIN = OF_HIDDEN.slice(0, 1);
/** Written with the ETag that was read. */
const isWithVersion = ([kind]: (typeof ALL)[number]) => kind !== "insert" && kind !== "order";
const WITH_VERSION = ALL.filter(isWithVersion);
const OF_BARE_WRITTEN = OF_BARE.filter(isWithVersion);

describe.each<[string, typeof ALL, typeof ALL, boolean, Beginning]>([
  ["a section that somebody has changed since it was shown", ALL, ALL, false, "shown"],
  ["one that somebody changes between our read and our write", ALL, WITH_VERSION, true, "shown"],
  ["a section whose parts have no ids", OF_BARE, OF_BARE, false, "without ids of parts"],
  [
    "one of them between our read and our write",
    OF_BARE,
    OF_BARE_WRITTEN,
    true,
    "without ids of parts",
  ],
  ["a section of a master", OF_FOLLOWERS, OF_FOLLOWERS, false, "following a master"],
  ["a hidden section that is shown again", OF_HIDDEN, SHOWN_AGAIN, false, "hidden"],
  ["a hidden section that somebody has shown again", SHOWN_AGAIN, OF_HIDDEN, false, "hidden"],
])("%s", (_, theirs, list, between, as) => {
  it.each(
    theirs.map((that) => [that[1].name, that] as const),
  )("loses nobody's words, whatever one does to it: somebody else %s", async (__, that) => {
    const found = [];
    for (const mine of list) found.push(await outcomeOf(that, mine, between, as));
    expect(found).toEqual(wanted(that, list, as));
  });
});
