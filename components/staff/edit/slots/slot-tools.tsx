"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef } from "react";
import {
  useEditContext,
  useEditState,
  useIsEditing,
  useIsPageShown,
} from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { dialogFor } from "./dialog-for.ts";
import { DropNote } from "./drop-note.tsx";
import { readAddress, type ShownSlots, slotsAtPoint, slotsOf } from "./find-slots.ts";
import { keepPlacing, placeTools } from "./place-tools.ts";
import "./slots.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { usePointed } from "./use-pointed.ts";
import { useSlotScan } from "./use-slot-scan.ts";

/**
 * The buttons of the hovered or focused link or picture. They are over the page, so that nothing moves; Tab goes from
 * the slot to its buttons, and from them to the next element.
 */
export function SlotTools() {
  const t = useTranslations("edit.slots");
  const staffLang = useStaffLang();
  const { store } = useEditContext();
  const isEditing = useIsEditing();
  const hasDialog = useEditState((state) => state.dialog !== null);
  const box = useRef<HTMLDivElement>(null);
  const found = usePointed(box, isEditing, SLOTS);
  const label = useLabel();
  useSlotScan(label);
  const { dropped, dismiss } = useFileDrop(found);
  const isPageShown = useIsPageShown();
  const isShown = isPageShown && isEditing && !hasDialog && found?.anchor.isConnected;

  const openFirst = useEffectEvent((node: HTMLElement) => open(node));
  const open = (node: HTMLElement) => {
    const address = readAddress(node);
    const dialog =
      address && dialogFor(node.dataset.editSlot ?? "", address.elementId, address.path);
    if (dialog) store.getState().open(dialog);
  };

  useEffect(() => {
    if (!isEditing) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const key = pressedKey(event);
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
      if (target.dataset.editKeyed === undefined || (key !== "Enter" && key !== " ")) return;
      event.preventDefault();
      openFirst(target);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isEditing]);

  useEffect(() => {
    if (!isShown) return;
    return keepPlacing(() => {
      if (box.current) placeTools(box.current, found.anchor);
    });
  }, [isShown, found]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!found) return;
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const isLast = event.target === buttons.at(-1);
    const key = pressedKey(event);
    if (key === "Escape" || (key === "Tab" && event.shiftKey)) {
      event.preventDefault();
      stopOf(found)?.focus();
    }
    // From the slot itself the browser moves to the next element.
    if (key === "Tab" && !event.shiftKey && isLast) stopOf(found)?.focus();
  };

  const note = dropped && isPageShown ? <DropNote dropped={dropped} onDismiss={dismiss} /> : null;
  return isShown ? (
    <>
      {note}
      <div
        ref={box}
        {...staffLang}
        role="toolbar"
        aria-label={t("tools")}
        className="edit-slot-tools tone-bar fixed z-990 flex gap-0.5 rounded-[0.625rem] p-0.5 text-[0.8125rem] shadow-[0_4px_16px_rgb(0_0_0/0.35)]"
        onKeyDown={onKeyDown}
      >
        {found.slots.map((node) => {
          const kind = node.dataset.editSlot;
          if (kind !== "link" && kind !== "media" && kind !== "icon") return null;
          return (
            <StaffButton
              key={node.dataset.edit}
              variant="plain"
              data-place={node.dataset.edit}
              aria-haspopup="dialog"
              aria-label={`${t(kind)}: ${label(node.dataset.edit ?? "")}`}
              onClick={() => open(node)}
            >
              <span>{t(kind)}</span>
              {node.hasAttribute("data-edit-broken") ? <span> · {t("broken")}</span> : null}
            </StaffButton>
          );
        })}
      </div>
    </>
  ) : (
    note
  );
}

const SLOTS = {
  atPoint: slotsAtPoint,
  of: slotsOf,
  isSame: (one: ShownSlots, other: ShownSlots) =>
    one.slots.length === other.slots.length &&
    one.slots.every((node, index) => node === other.slots[index]),
  // A link's name is a separate tab stop within the link.
  isStop: (target: HTMLElement) =>
    slotsOf(target)?.slots.every(
      (slot) => slot !== target || !slot.querySelector("[contenteditable]"),
    ) ?? false,
};

/** The last tab stop within a spot. */
function stopOf({ anchor, slots }: ShownSlots): HTMLElement | null {
  const around = slots.find((node) => node.matches("a")) ?? anchor;
  return around.querySelector<HTMLElement>("[contenteditable]") ?? around;
}

/** The name of a slot, by its address. */
function useLabel(): (address: string) => string {
  const { store } = useEditContext();
  const { ofPlace } = useLabels();
  return useCallback(
    (address) => {
      const at = address.indexOf(":");
      const section = store.getState().sections[address.slice(0, at)];
      return section ? ofPlace({ ...section, path: address.slice(at + 1) }) : "";
    },
    [store, ofPlace],
  );
}
