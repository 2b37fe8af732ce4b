"use client";

import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from "react";
import { isShell } from "#components/staff/edit/page/page-dom.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { caretAt } from "#components/staff/edit/ui/caret-at.ts";
import { useNoFiles } from "#components/staff/edit/ui/use-no-files.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { joinLines } from "#lib/base/utils/one-line.ts";
import { cleanHeadline } from "#lib/shop/values/clean.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { dragWords, dropWords, isDraggedWithin } from "./dragged-words.ts";
import { useRegion } from "./use-region.ts";
import type { Side } from "./use-side.ts";

interface LineText {
  /** The text as rendered by the server. */
  readonly drawn: string;
  toText(value: Json | undefined): string;
  /** @param present the slot's value, of which the text may be only a part */
  toValue(text: string, present: Json | undefined): Json | undefined;
}

/**
 * A slot with one line of plain text: Enter leaves it, Escape reverts it. It is editable in the server's HTML, so that
 * nothing typed before hydration is lost; but not if a question comes before the first change
 * (components/staff/edit/sections/shared-question.tsx).
 */
export function useLine(
  ref: RefObject<HTMLElement | null>,
  seed: Region,
  text: LineText,
  side: Side = {},
) {
  const isEarly = !isShell(seed);
  const isTyped = (node: HTMLElement) => read(node) !== joinLines(text.drawn);
  const region = useRegion(
    ref,
    seed,
    { ...text, isEmpty: text.drawn === "", read, write, ...(isEarly && { isTyped }) },
    side,
  );
  const { isOpen, attributes, present, shown } = region;
  const onInput = () => {
    const node = ref.current;
    if (!node) return;
    // It was edited before hydration, and may have been left since.
    const isUnknown = !region.isEntered();
    if (isUnknown) region.enter();
    region.type(text.toValue(read(node), present()));
    if (isUnknown && document.activeElement !== node) region.leave();
  };
  const onBlur = () => {
    // After Escape there is nothing to take over.
    if (!region.isEntered()) return;
    // A placeholder must not be saved as text.
    if (ref.current && read(ref.current) !== text.toText(present())) onInput();
    // A browser leaves a line break in an emptied field, which would hide its placeholder.
    if (ref.current && read(ref.current) === "") ref.current.replaceChildren();
    region.leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const node = ref.current;
    const key = pressedKey(event);
    if (!node || (key !== "Escape" && key !== "Enter")) return;
    event.preventDefault();
    if (key === "Escape") {
      onInput();
      region.revert();
      write(node, text.toText(shown()));
    }
    node.blur();
    region.leave();
    region.sayLeft();
  };
  /** Inside a button or a summary the space bar would activate it. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (pressedKey(event) === " ") event.preventDefault();
  };
  const moved = useMovedLine(ref, region, onInput);
  return {
    ...attributes,
    contentEditable: isOpen ? ("plaintext-only" as const) : undefined,
    // A translation tool's text would be published with the next typed character.
    translate: "no" as const,
    spellCheck: isOpen || undefined,
    // React keeps text typed before hydration.
    suppressHydrationWarning: true,
    ...(isOpen && {
      onFocus: region.enter,
      onInput,
      onBlur,
      onKeyDown,
      onKeyUp,
      ...moved,
    }),
  };
}

/** Text that is pasted or dropped into a line, which loses its markup, or dragged out of it. */
function useMovedLine(
  ref: RefObject<HTMLElement | null>,
  region: ReturnType<typeof useRegion>,
  onInput: () => void,
) {
  const sayNoFiles = useNoFiles();
  const insert = (data: DataTransfer) => {
    const words = cleanHeadline(data.getData("text/plain"));
    // An empty insertion would delete the selection.
    if (words !== "") insertText(words);
    else if (data.types.includes("Files")) sayNoFiles();
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      insert(event.clipboardData);
    },
    onDragStart: () => {
      const field = ref.current;
      const words = rangeIn(field);
      if (!field || !words) return;
      // Earlier typing is a separate step from the move.
      region.settle();
      const takeAway = () => {
        words.deleteContents();
        onInput();
      };
      dragWords({ field, isPlain: true, takeAway });
    },
    /** Like pasted text: it may be a piece of the page. */
    onDrop: (event: DragEvent) => {
      // The browser itself moves words within a single-line text, as one step of its own history.
      if (isDraggedWithin(ref.current)) return;
      event.preventDefault();
      const place = caretAt(event.clientX, event.clientY);
      const { isMoved } = dropWords(event);
      ref.current?.focus();
      if (place) getSelection()?.collapse(place.node, place.offset);
      insert(event.dataTransfer);
      if (isMoved) region.settle(true);
    },
  };
}

const read = (node: HTMLElement): string => joinLines(node.textContent ?? "");
const write = (node: HTMLElement, value: string): void => {
  node.textContent = value;
};

/** The only way to insert text that the browser's undo covers. */
function insertText(text: string): void {
  document.execCommand("insertText", false, text);
}

/** The selection in a field; null for none, or one that extends beyond it. */
function rangeIn(field: HTMLElement | null): Range | null {
  const selection = getSelection();
  if (!field || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return field.contains(range.commonAncestorContainer) ? range.cloneRange() : null;
}
