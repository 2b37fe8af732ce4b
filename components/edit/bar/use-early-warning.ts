"use client";

import { useEffect, useState } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { postRoute } from "#lib/client/post-route.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import type { Operations } from "#lib/edit/model/working-copy.ts";

/** Milliseconds between two looks at the backend. */
export const LOOK_EVERY = 15_000;
const MOST_ELEMENTS = 40;

type OfElement = Exclude<Operation, { kind: "order" }>;

/**
 * The changes here whose sections somebody else has saved since they were shown. Asked while something is unsaved and
 * the page is in view, and not while it is being published: a publish says it by itself.
 */
export function useEarlyWarning(): readonly OfElement[] {
  const { store } = useEditContext();
  const [overtaken, setOvertaken] = useState<readonly OfElement[]>([]);
  useEffect(() => {
    const look = async () => {
      const { operations, saving } = store.getState();
      const touched = touchedIn(operations);
      if (saving || document.visibilityState !== "visible" || touched.length === 0) return;
      const elements = touched.map(({ elementId, handler }) => ({ elementId, handler }));
      const answer = await postRoute<{ data: { seen: Record<string, string> } }>("edit/seen", {
        elements,
      });
      // What was saved from here in the meantime is nobody else's.
      if (!answer.ok || store.getState().saving) return;
      const { seen } = answer.data.data;
      setOvertaken(
        touchedIn(store.getState().operations).filter((one) => {
          const stamp = seen[one.elementId];
          return stamp !== undefined && stamp !== "" && stamp !== one.seen;
        }),
      );
    };
    const timer = setInterval(() => void look(), LOOK_EVERY);
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.saving !== previous.saving || Object.keys(state.operations).length === 0)
        setOvertaken([]);
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [store]);
  return overtaken;
}

/** One change for each section that exists at the backend and says how old it is. */
function touchedIn(operations: Operations): OfElement[] {
  const byElement = new Map<number, OfElement>();
  for (const operation of Object.values(operations))
    if (operation.kind !== "order" && operation.elementId > 0 && operation.seen !== "")
      byElement.set(operation.elementId, byElement.get(operation.elementId) ?? operation);
  return [...byElement.values()].slice(0, MOST_ELEMENTS);
}
