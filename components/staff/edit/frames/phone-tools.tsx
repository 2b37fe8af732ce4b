"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { usePlace } from "#components/staff/edit/page/use-place.ts";
import { dialogFor } from "#components/staff/edit/slots/dialog-for.ts";
import { placeTools } from "#components/staff/edit/slots/place-tools.ts";
import { useNoFiles } from "#components/staff/edit/ui/use-no-files.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import "#components/staff/edit/slots/slots.css";
import { usePointed } from "#components/staff/edit/slots/use-pointed.ts";
import { useSlotScan } from "#components/staff/edit/slots/use-slot-scan.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { bringsFiles, refuseStrayDrops } from "#lib/base/browser/stray-drops.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { type PhonePlace, phonePlaceAt } from "./phone-place.ts";
import "./phone-tools.css";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

const PLACE = "[data-edit]";
const PLACES = {
  atPoint: (x: number, y: number): HTMLElement | null | undefined => {
    const all = document.elementsFromPoint(x, y);
    const [top] = all;
    if (!top || top.closest("dialog")) return undefined;
    // A link that covers its whole card is above the card's content.
    const area = top.closest("header, main, footer");
    const nodes = all
      .filter((node) => node.closest("header, main, footer") === area)
      .map((node) => node.closest<HTMLElement>(PLACE));
    return nodes.find(Boolean) ?? null;
  },
  of: (node: Element) => node.closest<HTMLElement>(PLACE),
  isSame: (one: HTMLElement, other: HTMLElement) => one === other,
  isStop: (node: HTMLElement) => node.matches(PLACE),
};

/**
 * Shows in a preview for phones whether the hovered or focused spot is inherited from the desktop, with a button to
 * restore that. Tab goes from the spot to these buttons, and from them to the next element.
 */
export function PhoneTools() {
  const t = useTranslations("edit");
  const staffLang = useStaffLang();
  const { store } = useEditContext();
  const isEditing = useEditState((state) => state.mode === "edit" && state.dialog === null);
  const sections = useEditState((state) => state.sections);
  const box = useRef<HTMLDivElement>(null);
  const pointed = usePointed(box, isEditing, PLACES);
  const node = pointed?.isConnected ? pointed : null;
  const sayNoFiles = useNoFiles();
  // A file dropped elsewhere would be opened in the frame, instead of the page.
  useEffect(() => refuseStrayDrops((event) => bringsFiles(event) && sayNoFiles()), [sayNoFiles]);
  const label = useCallback(
    (address: string) => {
      const known = phonePlaceAt(address, store.getState().sections);
      return known ? t(`names.${known.name}`) : "";
    },
    [store, t],
  );
  useSlotScan(label);
  const place = node && phonePlaceAt(node.dataset.edit ?? "", sections);
  const isShown = isEditing && place !== null;
  const isText = place?.slot === "text" || place?.slot === "html";

  useEffect(() => {
    if (!isShown || !node) return;
    const again = () => {
      if (box.current) placeTools(box.current, node, isText);
    };
    again();
    const stop = onResize([node], again);
    window.addEventListener("scroll", again, { passive: true, capture: true });
    return () => {
      stop();
      window.removeEventListener("scroll", again, { capture: true });
    };
  }, [isShown, node, isText]);

  if (!isShown || !node) return null;
  const { section, part, path } = place;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isLast = event.target === [...event.currentTarget.querySelectorAll("button")].at(-1);
    const key = pressedKey(event);
    if (key === "Escape" || (key === "Tab" && event.shiftKey)) {
      event.preventDefault();
      node.focus();
    }
    // From the slot itself the browser moves to the next element.
    if (key === "Tab" && !event.shiftKey && isLast) node.focus();
  };
  return (
    <div
      ref={box}
      {...staffLang}
      role="toolbar"
      aria-label={t("slots.tools")}
      className="edit-slot-tools tone-bar fixed z-990 flex max-w-[calc(100vw-8px)] flex-wrap items-center gap-0.5 rounded-[0.625rem] p-0.5 ps-2.5 text-[0.8125rem] shadow-[0_4px_16px_rgb(0_0_0/0.35)] [&>p]:me-1.5"
      onKeyDown={onKeyDown}
    >
      {path === null ? <p>{t("preview.same")}</p> : <Override {...place} path={path} />}
      <StaffButton
        variant="plain"
        aria-haspopup="dialog"
        onClick={() =>
          store.getState().open({
            name: "settings",
            elementId: section.elementId,
            part,
            isPhone: true,
          })
        }
      >
        {t("sections.settings")}
      </StaffButton>
    </div>
  );
}

/** Whether the slot has its own value, and buttons to set and reset it. */
function Override({ section, definition, path, name, slot }: PhonePlace & { path: string }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const own = usePlace(section, definition, path);
  const isInherited = isUnset(own.value);
  const dialog = dialogFor(slot, section.elementId, path);
  const label = t(`names.${name}`);
  const reset = () => {
    if (isInherited) return;
    // Some browsers leave the focus in the field while a button is clicked.
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches("[data-edit]")) field.blur();
    own.set(undefined);
    store.getState().announce(t("settings.resetDone", { name: label }));
  };
  return (
    <>
      <p role="status">{t(isInherited ? "settings.inherited" : "settings.ownValue")}</p>
      {dialog ? (
        <StaffButton
          variant="plain"
          aria-haspopup="dialog"
          aria-label={`${t("slots.media")}: ${label}`}
          onClick={() => store.getState().open(dialog)}
        >
          {t("slots.media")}
        </StaffButton>
      ) : null}
      <StaffButton
        variant="plain"
        aria-label={t("settings.resetName", { name: label })}
        aria-disabled={isInherited || undefined}
        onClick={reset}
      >
        {t("settings.reset")}
      </StaffButton>
    </>
  );
}
