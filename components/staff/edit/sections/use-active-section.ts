"use client";

import { type RefObject, useEffect, useState } from "react";
import { sectionAround } from "#components/staff/edit/page/page-dom.ts";
import { watchTouch } from "#components/staff/edit/ui/after-touch.ts";

/** The innermost hovered section, otherwise the focused one. The latest event counts. */
export function useActiveSection(layer: RefObject<HTMLElement | null>) {
  const [active, activate] = useState<number | null>(null);
  useEffect(() => {
    /** The editor's own controls keep the section that they belong to. */
    const isOwn = (target: EventTarget | null) =>
      target instanceof Element &&
      (layer.current?.contains(target) || target.closest("[data-edit-bar]") !== null);
    const touch = watchTouch();
    const onPointer = ({ target, type, pointerType }: PointerEvent) => {
      // A finger that moves scrolls.
      if (isOwn(target) || (pointerType === "touch" && type === "pointermove")) return;
      touch.later(() => activate(sectionAround(target) ?? sectionAround(document.activeElement)));
    };
    const onFocus = ({ target }: FocusEvent) => {
      const id = sectionAround(target);
      if (!isOwn(target) && id !== null) touch.later(() => activate(id));
    };
    const quietly = { passive: true } as const;
    document.addEventListener("pointermove", onPointer, quietly);
    document.addEventListener("pointerdown", onPointer, quietly);
    document.addEventListener("focusin", onFocus);
    return () => {
      touch.stop();
      document.removeEventListener("pointermove", onPointer);
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("focusin", onFocus);
    };
  }, [layer]);
  return [active, activate] as const;
}
