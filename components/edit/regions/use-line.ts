"use client";

import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from "react";
import type { Region } from "#components/edit/store/types.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { useRegion } from "./use-region.ts";
import type { Side } from "./use-side.ts";

interface LineText {
  readonly isEmpty: boolean;
  toText(value: Json | undefined): string;
  /** @param present the place's value, of which a text may be a part only */
  toValue(text: string, present: Json | undefined): Json | undefined;
}

/** A place with one line of plain text: Enter leaves it, Escape leaves it as it was. */
export function useLine(
  ref: RefObject<HTMLElement | null>,
  seed: Region,
  text: LineText,
  side: Side = {},
) {
  const region = useRegion(ref, seed, { ...text, read, write }, side);
  const { isOpen, attributes, present, shown } = region;
  const onInput = () => {
    const node = ref.current;
    if (node) region.type(text.toValue(read(node), present()));
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
    if (event.nativeEvent.isComposing) return;
    const node = ref.current;
    if (!node || (event.key !== "Escape" && event.key !== "Enter")) return;
    event.preventDefault();
    if (event.key === "Escape") {
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
    if (event.key === " ") event.preventDefault();
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
    spellCheck: isOpen || undefined,
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

const read = (node: HTMLElement): string => (node.textContent ?? "").replace(/\s*[\r\n]+\s*/g, " ");
const write = (node: HTMLElement, value: string): void => {
  node.textContent = value;
};

/** Marks without a width come in with copied texts and would be saved unseen. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

const plain = (text: string): string => text.replace(INVISIBLE, "").replace(/\s*[\r\n]+\s*/g, " ");

/** The only way to insert text that the browser's undo covers. */
function insertText(text: string): void {
  document.execCommand("insertText", false, text);
}

function placeCaret(x: number, y: number): void {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) getSelection()?.collapse(place.offsetNode, place.offset);
}
