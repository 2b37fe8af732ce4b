"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { createDraftShelf, type Draft, type DraftOwner, type DraftShelf } from "./draft-shelf.ts";
import { openTab } from "./tab.ts";

/**
 * Keeps this tab's unsaved changes on this device, and offers those of tabs that are gone. A tab that is open keeps its
 * own: nothing of it is offered, overwritten or removed here.
 */
export function useDraft({ domain, locale, person }: DraftOwner, tab: string, shelf?: DraftShelf) {
  const { store } = useEditContext();
  const [offer, setOffer] = useState<Draft | null>(null);
  const lost = useRef<readonly string[]>([]);
  const owner = useMemo(() => ({ domain, locale, person }), [domain, locale, person]);
  const drafts = useMemo(() => shelf ?? createDraftShelf(), [shelf]);

  useEffect(() => {
    let isNamed = false;
    let isOver = false;
    const keep = () => {
      if (!isNamed) return;
      const { operations } = store.getState();
      if (Object.keys(operations).length === 0) void drafts.remove(owner, [tab]);
      else
        void drafts.keep(owner, {
          tab,
          at: new Date().toISOString(),
          page: window.location.pathname,
          operations,
        });
    };
    const begin = async () => {
      const living = await openTab(tab);
      const found = (await drafts.list(owner)).filter((draft) => !living.has(draft.tab));
      if (isOver) return;
      isNamed = true;
      lost.current = found.map((draft) => draft.tab);
      setOffer(combined(found));
      // What was typed before the tab had a name.
      if (Object.keys(store.getState().operations).length > 0) keep();
    };
    void begin();
    const unsubscribe = store.subscribe((state, previous) => {
      // At once: whatever ends the tab asks for no leave.
      if (state.operations !== previous.operations) keep();
    });
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [store, drafts, owner, tab]);

  const close = () => {
    const tabs = lost.current;
    lost.current = [];
    setOffer(null);
    return drafts.remove(owner, tabs);
  };
  return {
    offer,
    /** How many places keep what was typed here since then. */
    restore: () => {
      const { kept } = offer ? store.getState().restore(offer.operations) : { kept: 0 };
      void close();
      return kept;
    },
    discard: () => void close(),
  };
}

/** The drafts of several tabs as one: of a place that two of them changed the newer counts. */
function combined(drafts: readonly Draft[]): Draft | null {
  const sorted = drafts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const newest = sorted.at(-1);
  if (!newest) return null;
  const operations = Object.fromEntries(
    sorted.flatMap((draft) => Object.entries(draft.operations)),
  );
  return { ...newest, operations };
}
