"use client";

import { type RefObject, useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { Screen } from "#components/staff/edit/store/screens.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** F6 goes from the page to the bar and back; `?` outside fields lists the shortcuts. */
export function useBarKeys(bar: RefObject<HTMLElement | null>): void {
  const { store } = useEditContext();
  useEffect(() => {
    let left: HTMLElement | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal"))
        return;
      const key = pressedKey(event);
      if (key === "F6") {
        event.preventDefault();
        const { activeElement } = document;
        if (bar.current?.contains(activeElement)) {
          // Elements under a preview are hidden. It is opened for the phone: the other frame comes before it.
          const frame =
            frameOf("phone") ?? document.querySelector<HTMLElement>("iframe[data-edit-preview]");
          const page = left?.isConnected ? left : document.getElementById("main");
          (frame ?? page)?.focus();
        } else {
          left = activeElement instanceof HTMLElement ? activeElement : null;
          bar.current?.querySelector("button")?.focus();
        }
      } else if (key === "?" && !isField(event.target)) {
        event.preventDefault();
        store.getState().open({ name: "help" });
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [store, bar]);
}

const frameOf = (screen: Screen): HTMLElement | null =>
  document.querySelector<HTMLElement>(`iframe[data-edit-preview="${screen}"]`);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));
