"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, useTransition } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { includedIn } from "#components/staff/edit/store/edit-store.ts";
import { siteLanguage } from "#lib/base/browser/page-language.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { DRAFT_COOKIE } from "#lib/staff/edit/draft/draft-cookie.ts";
import { isShownAtOnce } from "#lib/staff/edit/model/edit-operation.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/** Milliseconds after the last change that the server has to draw. */
const PAUSE = 150;

/**
 * Lets the server draw what the browser cannot: the unsaved operations are sent to this person's draft, and the page is
 * rendered again with it. Fields keep their text, focus and selection, because React changes only differences. True
 * while the operations are on their way and while the page is being drawn.
 * @param draft this tab's name for it
 */
export function usePreview(draft: string, onFault: () => void): boolean {
  const { store } = useEditContext();
  const router = useRouter();
  const [isDrawing, startDrawing] = useTransition();
  const [isOnTheWay, setOnTheWay] = useState(false);
  // Each render creates new messages and functions that use them, but the draft stays the same.
  const fail = useEffectEvent(onFault);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** One request at a time, so that an older state never arrives after a newer one. */
    let isSending = false;
    let isOutdated = false;
    /** Whether the page is rendered with a draft, so that an empty one must be rendered too. */
    let isDrawn = false;
    let isOver = false;

    const draw = async () => {
      if (isSending) {
        isOutdated = true;
        return;
      }
      isSending = true;
      setOnTheWay(true);
      const operations = Object.values(includedIn(store.getState()));
      const locale = siteLanguage();
      const page = window.location.pathname;
      const kept = await callStaff("edit/draft", { locale, draft, operations, page });
      isSending = false;
      if (isOver) return;
      if (isOutdated) {
        isOutdated = false;
        return void draw();
      }
      setOnTheWay(false);
      if (!kept.ok) return fail();
      isDrawn = operations.length > 0;
      nameDraft(isDrawn ? draft : null);
      startDrawing(() => router.refresh());
      store.getState().drawn();
    };
    const unsubscribe = store.subscribe((state, previous) => {
      if (!needsDrawing(includedIn(state), includedIn(previous))) return;
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), PAUSE);
    });
    /** With several tabs, the focused one sets the draft. */
    const onFocus = () => nameDraft(isDrawn ? draft : null);
    /** A reloaded page starts from the published state: its tab has no changes yet. */
    const onLeave = () => nameDraft(null);
    window.addEventListener("focus", onFocus);
    window.addEventListener("beforeunload", onLeave);
    nameDraft(null);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("focus", onFocus);
      window.removeEventListener("beforeunload", onLeave);
    };
  }, [store, router, draft]);

  return isOnTheWay || isDrawing;
}

function nameDraft(draft: string | null): void {
  const age = draft === null ? "; max-age=0" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers has no synchronous way to write
  document.cookie = `${DRAFT_COOKIE}=${draft ?? ""}; path=/; samesite=strict${age}`;
}

/** Whether two states differ in something that only the server can draw. */
function needsDrawing(now: Operations, before: Operations): boolean {
  if (now === before) return false;
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].some((address) => {
    const [one, other] = [now[address], before[address]];
    const either = one ?? other;
    return one !== other && either !== undefined && !isShownAtOnce(either);
  });
}
