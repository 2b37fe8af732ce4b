import {
  createDraftShelf,
  type DraftOwner,
  type DraftShelf,
} from "#components/staff/edit/store/draft-shelf.ts";
import { openTabs } from "#lib/base/browser/open-tabs.ts";
import { countOf, type Operations } from "#lib/staff/edit/model/working-copy.ts";
import { isBeside, isOfOpen } from "./tab.ts";

/**
 * Takes over the texts that closed tabs have left of a section that was translated next to its source. If two of them
 * wrote the same spot, the newer text is taken, and the older stays in its draft.
 * @param take stores it from now on, and returns the addresses that it has taken
 */
export async function takeLostTexts(
  owner: DraftOwner,
  elementId: number,
  take: (operations: Operations) => ReadonlySet<string>,
  shelf: DraftShelf = createDraftShelf(),
): Promise<void> {
  const living = await openTabs();
  const lost = (await shelf.list(owner))
    .filter(({ tab }) => isBeside(tab) && !isOfOpen(tab, living))
    .toSorted((one, other) => (one.at > other.at ? -1 : 1));
  for (const draft of lost) {
    const own = Object.entries(draft.operations).filter(
      ([, one]) => one.kind === "set" && one.elementId === elementId,
    );
    const taken = own.length > 0 ? take(Object.fromEntries(own)) : new Set<string>();
    if (taken.size === 0) continue;
    const operations = Object.fromEntries(
      Object.entries(draft.operations).filter(([address]) => !taken.has(address)),
    );
    if (countOf(operations) > 0) await shelf.keep(owner, { ...draft, operations });
    else await shelf.remove(owner, [draft.tab]);
  }
}
