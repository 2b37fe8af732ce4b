"use client";

import { useCallback, useEffect, useState } from "react";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { pageSections, sectionById } from "#components/edit/sections/page-dom.ts";
import { postRoute } from "#lib/client/post-route.ts";
import type { HistoryAnswer } from "#lib/edit/history/types.ts";
import type { SectionPast } from "#lib/edit/model/moments.ts";

type Pasts =
  | { readonly kind: "reading" }
  | { readonly kind: "read"; readonly pasts: readonly SectionPast[] }
  /** The backend has no history: the publishes from this device are all there is. */
  | { readonly kind: "none" }
  | { readonly kind: "failed" };

/** As many sections as one request may ask for. */
const MOST = 60;

/** The history of the page's sections, or of one section. */
export function usePasts(elementId: number | undefined) {
  const { store, offers } = useEditContext();
  const [state, setState] = useState<Pasts>({ kind: "reading" });
  const isOffered = offers.includes("elementHistory");
  const read = useCallback(() => {
    let isOver = false;
    const now = store.getState();
    const ids = elementId === undefined ? (pageSections(now)?.ids ?? []) : [elementId];
    const sections = ids
      .flatMap((id) => sectionById(now, id) ?? [])
      .filter((section) => section.elementId > 0)
      .map((section) => ({ id: section.elementId, handler: section.handler }))
      .slice(0, MOST);
    if (!isOffered || sections.length === 0) {
      setState({ kind: "none" });
      return () => {};
    }
    setState({ kind: "reading" });
    void postRoute<{ data: HistoryAnswer }>("edit/history", { sections }).then((answer) => {
      if (isOver) return;
      if (answer.ok)
        setState(
          answer.data.data.offered
            ? { kind: "read", pasts: answer.data.data.pasts }
            : { kind: "none" },
        );
      else if (answer.error.status === 404 || answer.error.status === 501)
        setState({ kind: "none" });
      else setState({ kind: "failed" });
    });
    return () => {
      isOver = true;
    };
  }, [store, isOffered, elementId]);
  useEffect(() => read(), [read]);
  return { state, read };
}
