"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useBelowHeader } from "#components/staff/edit/ui/use-below-header.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { newElement } from "#lib/staff/edit/model/actions.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import "./beside.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

interface Props {
  readonly handler: string;
  readonly component: string;
  /** The marker of the element with the dialog's texts; null if there is none yet. */
  readonly mark: ReactNode;
  /** The content of the empty cart; null if nothing is hidden. */
  readonly sample: ReactNode;
}

/** Follows the contents of a shoppers' dialog: which texts can be edited, and a button to write the first. */
export function DialogForStaff({ handler, component, mark, sample }: Props) {
  const t = useTranslations("edit.beside");
  const { store } = useEditContext();
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const isFilled = useStore(cartStore, ({ count }) => count > 0);
  const own = useRef<HTMLDivElement>(null);

  useBelowHeader();
  // The browser closes only modal dialogs by Escape, and this one isn't.
  useEffect(() => {
    const dialog = own.current?.closest("dialog");
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isField = target instanceof HTMLElement && target.isContentEditable;
      if (pressedKey(event) === "Escape" && !isField)
        dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
    };
    dialog?.addEventListener("keydown", onKeyDown);
    return () => dialog?.removeEventListener("keydown", onKeyDown);
  }, []);

  const write = () => {
    const { newId, act } = store.getState();
    const id = newId();
    act([newElement(handler, component, id)]);
    revealSection(id);
  };
  return (
    <div
      ref={own}
      className="edit-for-staff mt-6 flex flex-col items-start gap-3 text-[0.875rem]/normal text-muted [font-family:system-ui,sans-serif]"
    >
      {mark}
      {isEditing ? (
        <>
          {sample !== null && isFilled ? (
            <figure className="rounded-[0.625rem] border-2 border-dashed border-line-strong px-4 py-3 text-ink [&>figcaption]:text-muted">
              <figcaption {...staffLang}>{t("sampleCart")}</figcaption>
              {sample}
            </figure>
          ) : null}
          <p {...staffLang}>{t("fixed")}</p>
          {mark === null ? (
            <StaffButton {...staffLang} onClick={write}>
              {t("write")}
            </StaffButton>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
