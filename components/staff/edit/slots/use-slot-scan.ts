"use client";

import { useEffect } from "react";
import { isKnownGone, lookUp } from "#components/staff/edit/links/send-links.ts";
import { useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { readTargetKey } from "#lib/staff/edit/links/link-value.ts";

/**
 * Prepares the marked slots of the page for editors: pictures become tab stops, and links whose target is gone are
 * marked. The page is scanned again whenever it was redrawn.
 */
export function useSlotScan(label: (address: string) => string): void {
  const isEditing = useIsEditing();
  useEffect(() => {
    let frame = 0;
    let isOver = false;
    const scan = () => {
      frame = 0;
      if (isOver) return;
      markPictures(isEditing, label);
      markLinks(isEditing);
      if (isEditing) void lookUp(targetsOfPage()).then(() => !isOver && markLinks(isEditing));
    };
    const again = () => {
      frame ||= requestAnimationFrame(scan);
    };
    // Typing into a text adds no slot.
    const observer = new MutationObserver((changes) => {
      if (!changes.every(isTyped)) again();
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-edit-target", "alt"],
    });
    again();
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isEditing, label]);
}

const isTyped = ({ type, target }: MutationRecord): boolean =>
  type === "childList" && target instanceof Element && target.closest("[contenteditable]") !== null;

function markPictures(isEditing: boolean, label: (address: string) => string): void {
  for (const node of document.querySelectorAll<HTMLElement>(
    'img[data-edit-slot], span[data-edit-slot="icon"]',
  )) {
    // Slots within a link are reached with the link.
    const isOwn = isEditing && !node.closest("a, button");
    if (!isOwn) {
      if (node.dataset.editKeyed === undefined) continue;
      delete node.dataset.editKeyed;
      for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
      if (node.matches("img:not([alt])")) node.setAttribute("alt", "");
    } else {
      if (node.dataset.editKeyed === undefined) {
        node.dataset.editKeyed = "";
        node.setAttribute("role", "button");
        node.setAttribute("tabindex", "0");
      }
      // An empty description means that the picture is decorative; its button needs a label.
      if (node.getAttribute("alt") === "") node.removeAttribute("alt");
      // The slot stays, and shows another picture.
      const parts = [label(node.dataset.edit ?? ""), node.getAttribute("alt")];
      const name = parts.filter(Boolean).join(": ");
      if (node.getAttribute("aria-label") !== name) node.setAttribute("aria-label", name);
    }
  }
}

const linksOfPage = () => document.querySelectorAll<HTMLElement>("[data-edit-target]");
const targetsOfPage = () =>
  [...linksOfPage()].flatMap(({ dataset }) => readTargetKey(dataset.editTarget ?? "") ?? []);

function markLinks(isEditing: boolean): void {
  for (const node of linksOfPage()) {
    const isBroken = isEditing && isKnownGone(node.dataset.editTarget ?? "");
    if (node.hasAttribute("data-edit-broken") !== isBroken)
      node.toggleAttribute("data-edit-broken", isBroken);
  }
}
