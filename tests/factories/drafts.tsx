import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { Draft, DraftOwner, DraftShelf } from "#components/edit/drafts/draft-shelf.ts";
import { useDraft } from "#components/edit/drafts/use-draft.ts";
import { EditContextProvider, useEditContext } from "#components/edit/edit-context.tsx";

/**
 * A shelf of drafts in memory for each test of a file, and the visits that are open: each of `held` holds its lock, as a
 * visit does that begins with `visit`.
 */
export function draftsInMemory() {
  const byLanguage = new Map<string, Map<string, Draft>>();
  const held: string[] = [];
  /** The drafts of a language, by their tab. */
  const keptIn = (locale: string): Map<string, Draft> => {
    const kept = byLanguage.get(locale) ?? new Map<string, Draft>();
    byLanguage.set(locale, kept);
    return kept;
  };
  const shelf: DraftShelf = {
    list: async ({ locale }) => [...keptIn(locale).values()],
    keep: async ({ locale }, draft) => void keptIn(locale).set(draft.tab, draft),
    remove: async ({ locale }, tabs) => {
      for (const tab of tabs) keptIn(locale).delete(tab);
    },
  };
  beforeEach(() => {
    byLanguage.clear();
    held.length = 0;
    vi.stubGlobal("navigator", {
      ...navigator,
      locks: {
        query: async () => ({ held: held.map((name) => ({ name: `baseline-edit-tab:${name}` })) }),
        request: (name: string) => void held.push(name.split(":")[1] ?? ""),
      },
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  /** Opens the editor in a tab. */
  const visit = async (owner: DraftOwner, tab: string) => {
    const { result } = renderHook(
      () => ({ draft: useDraft(owner, tab, shelf), store: useEditContext().store }),
      { wrapper: EditContextProvider },
    );
    await act(async () => {});
    return result;
  };
  return { keptIn, held, shelf, visit };
}
