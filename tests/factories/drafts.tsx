import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { useDraft } from "#components/staff/edit/drafts/use-page-draft.ts";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { Draft, DraftOwner, DraftShelf } from "#components/staff/edit/store/draft-shelf.ts";
import { openVisits } from "./open-visits.ts";

/** A store of drafts in memory for each test of a file, and the open tabs; `visit` opens one. */
export function draftsInMemory() {
  const byLanguage = new Map<string, Map<string, Draft>>();
  const held = openVisits();
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
  beforeEach(() => byLanguage.clear());
  afterEach(cleanup);
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
