"use client";

import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from "react";
import { isShell } from "#components/edit/sections/page-dom.ts";
import type { Region } from "#components/edit/store/types.ts";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { joinLines } from "#lib/utils/one-line.ts";
import { caretAt } from "./caret-at.ts";
import { useRegion } from "./use-region.ts";
import type { Side } from "./use-side.ts";

interface LineText {
  /** What the server has drawn. */
  readonly drawn: string;
  toText(value: Json | undefined): string;
  /** @param present the place's value, of which a text may be a part only */
  toValue(text: string, present: Json | undefined): Json | undefined;
}

/**
 * A place with one line of plain text: Enter leaves it, Escape leaves it as it was. It is a field from the server on, so
 * that nothing is lost of what is typed before React answers; but not where a question comes before the first change
 * (components/edit/sections/shared-question.tsx).
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
    // It was entered before React answered, and may have been left since.
    const isUnknown = !region.isEntered();
    if (isUnknown) region.enter();
    region.type(text.toValue(read(node), present()));
    if (isUnknown && document.activeElement !== node) region.leave();
  };
  const onBlur = () => {
    // After Escape there is nothing to take over.
    if (!region.isEntered()) return;
    // What stands for a text that is not set does not become one by being looked at.
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
  const insert = (data: DataTransfer) => insertText(plain(data.getData("text/plain")));
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    insert(event.clipboardData);
  };
  /** A dropped text comes without its markup, as a pasted one does: what is dropped may be a piece of the page. */
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    ref.current?.focus();
    placeCaret(event.clientX, event.clientY);
    insert(event.dataTransfer);
  };
  return {
    ...attributes,
    contentEditable: isOpen ? ("plaintext-only" as const) : undefined,
    // A translator's words would be published with the next letter that is typed.
    translate: "no" as const,
    spellCheck: isOpen || undefined,
    // React keeps what was typed before it answered.
    suppressHydrationWarning: true,
    ...(isOpen && {
      onFocus: region.enter,
      onInput,
      onBlur,
      onKeyDown,
      onKeyUp,
      onPaste,
      onDrop,
    }),
  };
}

const read = (node: HTMLElement): string => joinLines(node.textContent ?? "");
const write = (node: HTMLElement, value: string): void => {
  node.textContent = value;
};

/** Marks without a width come in with copied texts and would be saved unseen. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

const plain = (text: string): string => joinLines(text.replace(INVISIBLE, "").replace(/\t+/g, " "));

/** The only way to insert text that the browser's undo covers. */
function insertText(text: string): void {
  document.execCommand("insertText", false, text);
}

function placeCaret(x: number, y: number): void {
  const place = caretAt(x, y);
  if (place) getSelection()?.collapse(place.node, place.offset);
}
