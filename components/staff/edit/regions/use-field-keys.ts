"use client";

import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import type { useRichText } from "#components/staff/edit/text/use-rich-text.ts";
import { movesCursor } from "#components/staff/edit/text/waiting-keys.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { useRegion } from "./use-region.ts";

interface Options {
  readonly ref: RefObject<HTMLElement | null>;
  readonly toolbar: RefObject<HTMLElement | null>;
  readonly region: ReturnType<typeof useRegion>;
  readonly rich: ReturnType<typeof useRichText>;
  /** Whether a dialog of the field is open, which takes the focus. */
  readonly hasDialog: boolean;
}

/** How a rich text is entered and left, and the keys that lead out of it. */
export function useFieldKeys({ ref, toolbar, region, rich, hasDialog }: Options) {
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node &&
    (ref.current?.contains(target) === true || toolbar.current?.contains(target) === true);
  return {
    onFocus: () => {
      if (!region.isEntered()) region.enter();
      void rich.open();
    },
    /** The toolbar belongs to the field, and a window that loses the focus keeps its field active. */
    onBlur: (event: FocusEvent) => {
      if (hasDialog || isInside(event.relatedTarget) || isInside(document.activeElement)) return;
      if (rich.leave()) region.leave();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const key = pressedKey(event);
      // Until something waits, the browser moves its own cursor.
      const { shiftKey, ctrlKey, metaKey, altKey } = event;
      const pressed = { key, shiftKey, ctrlKey, metaKey, altKey };
      if (rich.hasWaiting() && movesCursor(pressed)) {
        event.preventDefault();
        rich.wait({ key: pressed });
      }
      if (key === "Escape") {
        event.preventDefault();
        ref.current?.blur();
        region.sayLeft();
      }
      if (key === "F6" || (key === "F10" && event.altKey)) {
        event.preventDefault();
        event.stopPropagation();
        rich.takeSelection();
        toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      }
    },
    /** Inside a button or a summary the space bar would activate it. */
    onKeyUp: (event: KeyboardEvent) => {
      if (pressedKey(event) === " ") event.preventDefault();
    },
  };
}
