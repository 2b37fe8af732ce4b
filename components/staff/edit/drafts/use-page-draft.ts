"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import {
  createDraftShelf,
  type Draft,
  type DraftOwner,
  type DraftShelf,
} from "#components/staff/edit/store/draft-shelf.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { unsavedIn } from "#components/staff/edit/store/unsaved.ts";
import { openTab } from "#lib/base/browser/open-tabs.ts";
import { lowestId, together } from "#lib/staff/edit/model/merge-drafts.ts";
import { countOf, type Operations, perform } from "#lib/staff/edit/model/working-copy.ts";
import { besideOf, isOfOpen } from "./tab.ts";

type Kept = Pick<EditState, "operations" | "beside">;
const NONE: Operations = {};

/**
 * Stores this tab's unsaved changes on this device, and offers those of closed tabs. The changes of an open tab belong
 * to it: they are not offered, overwritten or removed here.
 */
export function useDraft({ domain, locale, person }: DraftOwner, tab: string, shelf?: DraftShelf) {
  const { store } = useEditContext();
  const [offer, setOffer] = useState<Draft | null>(null);
  const lost = useRef<readonly Draft[]>([]);
  const owner = useMemo(() => ({ domain, locale, person }), [domain, locale, person]);
  const drafts = useMemo(() => shelf ?? createDraftShelf(), [shelf]);

  useEffect(() => {
    let isNamed = false;
    let isOver = false;
    const keepAs = (tab: string, language: string, operations: Operations) => {
      const of = { ...owner, locale: language };
      const page = language === owner.locale ? window.location.pathname : pathIn(language);
      if (countOf(operations) === 0) void drafts.remove(of, [tab]);
      else void drafts.keep(of, { tab, at: new Date().toISOString(), page, operations });
    };
    const keep = (known: Kept) => {
      if (!isNamed) return;
      const now = store.getState();
      if (now.operations !== known.operations) keepAs(tab, owner.locale, now.operations);
      if (now.beside === known.beside) return;
      for (const language of Object.keys({ ...known.beside, ...now.beside })) {
        const typed = now.beside[language] ?? NONE;
        if (typed !== known.beside[language]) keepAs(besideOf(tab), language, typed);
      }
    };
    const begin = async () => {
      const living = await openTab(tab);
      const found = (await drafts.list(owner)).filter((draft) => !isOfOpen(draft.tab, living));
      if (isOver) return;
      isNamed = true;
      const { offered, left } = combined(found);
      lost.current = left;
      setOffer(offered);
      // Changes typed before the tab had a name.
      if (unsavedIn(store.getState()) > 0) keep({ operations: NONE, beside: {} });
    };
    void begin();
    // Immediately: a tab may be closed without warning.
    const unsubscribe = store.subscribe((_, previous) => keep(previous));
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [store, drafts, owner, tab]);

  /** Removes the offer, and stores the changes of its drafts that are still unsaved. */
  const close = (rest: readonly Draft[]) => {
    const gone = lost.current.filter(({ tab }) => !rest.some((draft) => draft.tab === tab));
    lost.current = [];
    setOffer(null);
    for (const draft of rest) void drafts.keep(owner, draft);
    return drafts.remove(
      owner,
      gone.map(({ tab }) => tab),
    );
  };
  return {
    offer,
    /** How many slots keep a newer change made here. */
    restore: () => {
      const kept = offer ? store.getState().restore(offer.operations) : {};
      const rest = lost.current
        .map((draft) =>
          draft.tab === offer?.tab
            ? { ...draft, operations: { ...draft.operations, ...kept } }
            : draft,
        )
        .filter(({ operations }) => Object.keys(operations).length > 0);
      void close(rest);
      return Object.keys(kept).length;
    },
    discard: () => void close([]),
  };
}

/** The path of this page in another language, from the header's links. */
function pathIn(language: string): string {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
  return links.find(({ hreflang }) => hreflang === language)?.pathname ?? `/${language}`;
}

/** Combines drafts from several tabs; the newer edit wins. Also returns what was not offered. */
function combined(drafts: readonly Draft[]): { offered: Draft | null; left: readonly Draft[] } {
  const [newest, ...others] = drafts.toSorted((one, other) => (one.at > other.at ? -1 : 1));
  if (!newest) return { offered: null, left: [] };
  let { operations } = newest;
  const left = others.map((draft) => {
    const both = together(operations, draft.operations, lowestId(operations));
    operations = both.added.reduce(perform, operations);
    return { ...draft, operations: both.left };
  });
  return { offered: { ...newest, operations }, left: [{ ...newest, operations: {} }, ...left] };
}
