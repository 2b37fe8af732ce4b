"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import { useEditContext } from "#components/edit/edit-context.tsx";
import type { Focusable } from "#components/edit/frames/frame-host.ts";
import { isShell, sectionAround, sectionById } from "./page-dom.ts";
import { useSectionNames } from "./use-section-names.ts";

const ASKED = "edit-shared-asked";

/** Storage can be forbidden: then it is asked once for each page. */
function remember(value?: string): string | null {
  try {
    if (value !== undefined) sessionStorage.setItem(ASKED, value);
    return sessionStorage.getItem(ASKED);
  } catch {
    return value ?? null;
  }
}

/** Asks once for each session before something is changed that stands on every page. */
export function SharedQuestion() {
  const t = useTranslations("edit.sharedQuestion");
  const { store, frames } = useEditContext();
  const names = useSectionNames();
  const [asked, setAsked] = useState<{ name: string; field: Focusable | null } | null>(null);

  const isAgreed = useRef(false);

  useEffect(() => {
    isAgreed.current = remember() !== null;
    const ask = (id: number | null, field: Focusable | null) => {
      const section = id === null ? null : sectionById(store.getState(), id);
      if (isAgreed.current || !section || !isShell(section)) return;
      // A dialog that closes would put the focus back, and the question would come again.
      field?.blur();
      setAsked({ name: names.of(section), field });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.isContentEditable)
        ask(sectionAround(target), target);
    };
    document.addEventListener("focusin", onFocus);
    const unsubscribe = store.subscribe(({ dialog }, previous) => {
      if (dialog && dialog !== previous.dialog && "elementId" in dialog)
        ask(dialog.elementId ?? null, null);
    });
    const stopListening = frames.listen((message) => {
      if (message.kind === "entered") ask(message.elementId, message.field);
    });
    return () => {
      document.removeEventListener("focusin", onFocus);
      unsubscribe();
      stopListening();
    };
  }, [store, frames, names]);

  const answer = (isYes: boolean) => {
    const field = asked?.field;
    setAsked(null);
    if (isYes) {
      isAgreed.current = true;
      remember("yes");
      // Once the dialog is closed, which is what the page behind it waits for.
      return requestAnimationFrame(() => field?.focus());
    }
    return store.getState().close();
  };
  return (
    <EditDialog
      open={asked !== null}
      onClose={() => answer(false)}
      label={t("title")}
      closeLabel={t("cancel")}
      focusHeading
    >
      <div className="edit-dialog-body">
        <p>{t("text", { section: asked?.name ?? "" })}</p>
        <div className="edit-actions">
          <button type="button" className="edit-button edit-primary" onClick={() => answer(true)}>
            {t("change")}
          </button>
        </div>
      </div>
    </EditDialog>
  );
}
