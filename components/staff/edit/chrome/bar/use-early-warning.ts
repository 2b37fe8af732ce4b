"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import {
  useEditContext,
  useEditState,
  useMayWrite,
} from "#components/staff/edit/page/edit-context.tsx";
import { sectionAround } from "#components/staff/edit/page/page-dom.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/** Milliseconds between two checks of the backend. */
export const LOOK_EVERY = 15_000;
const MOST_ELEMENTS = 40;
const NO_SESSION = 401;

type OfElement = Exclude<Operation, { kind: "order" }>;

/** A constant, so that nothing is redrawn for it. */
const NONE: readonly OfElement[] = [];

/**
 * The unsaved changes whose sections somebody else has saved since they were shown, except those with an open conflict.
 * Checked while there are unsaved changes, but not during a publish, which detects conflicts itself. The same request
 * reports this tab to other editors of the page and returns them. It is sent while the page is visible, immediately
 * when the focus moves to another section, and after a publish, so it also notices first when the session has ended.
 */
export function useEarlyWarning(): {
  readonly overtaken: readonly OfElement[];
  /** Whether the last answer said that the session has ended. */
  readonly isLoggedOut: boolean;
  /** The person has logged in again. */
  readonly loggedIn: () => void;
} {
  const { store } = useEditContext();
  const mayWrite = useMayWrite();
  const page = usePathname();
  const [tab] = useState(() => crypto.randomUUID());
  const [overtaken, setOvertaken] = useState(NONE);
  const [isLoggedOut, setLoggedOut] = useState(false);
  useEffect(() => {
    // Without the right to write there are no changes that could conflict, and the route would refuse.
    if (!mayWrite) return;
    let told: number | null = null;
    let hasEnded = false;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const { operations, saving, published } = store.getState();
      const elements = saving
        ? []
        : touchedIn(operations).map(({ elementId, handler, seen }) => ({
            ...{ elementId, handler },
            ...(seen === "" && { isUnaged: true }),
          }));
      told = sectionAround(document.activeElement);
      const here = {
        page,
        tab,
        ...standing(operations, told),
        published,
        isAway: false,
        hasLeft: false,
      };
      const answer = await callStaff("edit/seen", { elements, here });
      if (hasEnded) return;
      // Other failures say nothing about the session.
      if (answer.ok) setLoggedOut(false);
      else if (answer.error.status === NO_SESSION) setLoggedOut(true);
      if (!answer.ok) return;
      const { seen, people } = answer.data;
      store.getState().meet(people);
      // Saves from this tab in the meantime are not somebody else's.
      if (store.getState().saving) return;
      const found = touchedIn(store.getState().operations).filter((one) => {
        const stamp = seen[one.elementId];
        return stamp !== undefined && stamp !== "" && stamp !== one.seen;
      });
      setOvertaken(found.length > 0 ? found : NONE);
    };
    /** Sent while the page is being hidden, when no response can be awaited. */
    const part = (hasLeft: boolean) => {
      const { operations, published } = store.getState();
      const where = hasLeft ? { section: null, isEditing: false } : standing(operations, told);
      const here = { page, tab, ...where, published, isAway: !hasLeft, hasLeft };
      void callStaff("edit/seen", { elements: [], here }, { keepalive: true });
    };
    const onFocus = () => {
      if (sectionAround(document.activeElement) !== told) void look();
    };
    const leave = () => part(true);
    /** Browsers suspend the timers of background tabs: one with unsaved changes reports once that it is away. */
    const onVisible = () => {
      if (document.visibilityState === "visible") void look();
      else if (Object.keys(store.getState().operations).length > 0) part(false);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("pagehide", leave);
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.saving !== previous.saving || Object.keys(state.operations).length === 0)
        setOvertaken(NONE);
      if (state.published !== previous.published) void look();
    });
    return () => {
      hasEnded = true;
      clearInterval(timer);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pagehide", leave);
      unsubscribe();
      leave();
      store.getState().meet([]);
    };
  }, [store, page, tab, mayWrite]);
  const asked = useEditState(useShallow(elementsAskedAbout));
  return {
    overtaken: overtaken.filter(({ elementId }) => !asked.includes(elementId)),
    isLoggedOut,
    loggedIn: () => setLoggedOut(false),
  };
}

/** Sections with an open conflict; the editor already knows about those. */
const elementsAskedAbout = ({ problems, operations }: EditState): number[] =>
  Object.entries(problems).flatMap(([address, { kind }]) => {
    const operation = kind === "conflict" ? operations[address] : undefined;
    return operation && operation.kind !== "order" ? [operation.elementId] : [];
  });

/** The section in use, and whether it has unsaved changes or is being typed into. */
function standing(operations: Operations, section: number | null) {
  const isTyping = document.activeElement?.closest("[contenteditable]") != null;
  const isChanged = Object.values(operations).some(
    (operation) => operation.kind !== "order" && operation.elementId === section,
  );
  return { section, isEditing: section !== null && (isTyping || isChanged) };
}

/** One change for each section that exists at the backend. */
function touchedIn(operations: Operations): OfElement[] {
  const byElement = new Map<number, OfElement>();
  for (const operation of Object.values(operations))
    if (operation.kind !== "order" && operation.elementId > 0)
      byElement.set(operation.elementId, byElement.get(operation.elementId) ?? operation);
  return [...byElement.values()].slice(0, MOST_ELEMENTS);
}
