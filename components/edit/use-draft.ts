"use client";

import { useEffect, useRef, useState } from "react";
import { useEditContext } from "./edit-context.tsx";
import { type Draft, draftKey, readDraft, writeDraft } from "./store/draft.ts";

/** Milliseconds after the last keystroke. */
const PAUSE = 300;

/**
 * Keeps unsaved changes on this device and offers those of an earlier visit. A draft that has been offered and not
 * answered is never overwritten: new changes are added to it.
 */
export function useDraft(domain: string, locale: string) {
  const { store } = useEditContext();
  const [offer, setOffer] = useState<Draft | null>(null);
  const pending = useRef<Draft | null>(null);
  const key = draftKey(domain, locale);

  useEffect(() => {
    const found = readDraft("local", key);
    pending.current = found;
    setOffer(found);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const changes = { ...pending.current?.changes, ...store.getState().changes };
      writeDraft("local", key, changes, new Date().toISOString());
    };
    const unsubscribe = store.subscribe((state, previous) => {
      if (state.changes === previous.changes) return;
      if (Object.keys(state.changes).length === 0) keep();
      else timer ??= setTimeout(keep, PAUSE);
    });
    const onHide = () => {
      if (timer !== undefined) keep();
    };
    window.addEventListener("pagehide", onHide);
    return () => {
      onHide();
      unsubscribe();
      window.removeEventListener("pagehide", onHide);
    };
  }, [store, key]);

  const close = () => {
    pending.current = null;
    setOffer(null);
  };
  return {
    offer,
    restore: () => {
      const draft = pending.current;
      close();
      // What has been typed since then is newer.
      if (draft) store.getState().restore({ ...draft.changes, ...store.getState().changes });
    },
    discard: () => {
      close();
      writeDraft("local", key, store.getState().changes, new Date().toISOString());
    },
  };
}
