"use client";

import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { valueAt } from "#components/edit/store/edit-store.ts";
import type { Region } from "#components/edit/store/types.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { addressOf, type Json } from "#lib/edit/model/operation.ts";

/** How a place shows its value as text, and what value a text is. */
interface RegionText {
  read(node: HTMLElement): string;
  write(node: HTMLElement, text: string): void;
  toText(value: Json | undefined): string;
  /** @param present the place's value, of which a text may be a part only */
  toValue(text: string, present: Json | undefined): Json | undefined;
  /** One line: Enter leaves it, and pasted lines are joined. */
  readonly isLine: boolean;
}

/** The address of a place: that of the operation that would change it. */
export const addressAt = (seed: Region): string =>
  addressOf({ ...seed, kind: "set", before: undefined, after: undefined });

/**
 * Connects a rendered place to the working copy. React renders it once; from then on the element is the field, and only
 * changes from elsewhere (undo, a draft, the resolution of a conflict) are written into it, never while it has the
 * focus.
 */
export function useRegion(ref: RefObject<HTMLElement | null>, seed: Region, text: RegionText) {
  const { store, entered } = useEditContext();
  const { ofPlace } = useLabels();
  const [ready, setReady] = useState(false);
  const isEditing = useEditState((state) => state.mode === "edit");
  const address = addressAt(seed);
  const { stored, seen } = seed;
  const label = ofPlace(seed);

  const register = useEffectEvent(() => store.getState().register(seed));
  const draw = useEffectEvent((node: HTMLElement) => {
    const state = store.getState();
    const shown = text.toText(valueAt(state, address));
    if (document.activeElement !== node && text.read(node) !== shown) text.write(node, shown);
    // An empty place still has a name.
    if (text.read(node) === "") node.setAttribute("aria-label", label);
    else node.removeAttribute("aria-label");
    node.toggleAttribute("data-edit-dirty", Boolean(state.operations[address]));
    node.toggleAttribute("data-edit-problem", Boolean(state.problems[address]));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was rendered again brings newer values
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    register();
    draw(node);
    // Only now is the place editable, because typing before this point would be lost.
    setReady(true);
    return store.subscribe((state, previous) => {
      const same =
        state.operations[address] === previous.operations[address] &&
        state.problems[address] === previous.problems[address] &&
        state.regions[address] === previous.regions[address];
      if (!same) draw(node);
    });
  }, [store, address, stored, seen, ref]);

  const isOpen = ready && isEditing;
  const present = () => valueAt(store.getState(), address);
  const onFocus = () => {
    entered.current = { address, value: present() };
  };
  const onInput = () => {
    const node = ref.current;
    if (node) store.getState().type(address, text.toValue(text.read(node), present()));
  };
  const onBlur = () => {
    onInput();
    // A browser leaves a line break in an emptied field, which would hide its placeholder.
    if (ref.current && text.read(ref.current) === "") ref.current.replaceChildren();
    if (entered.current?.address === address)
      store.getState().commit(address, entered.current.value);
    entered.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" || (event.key === "Enter" && text.isLine)) {
      event.preventDefault();
      ref.current?.blur();
    }
  };
  /** Inside a button or a summary the space bar would activate it. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === " ") event.preventDefault();
  };
  const insert = (data: DataTransfer) => insertText(plain(data.getData("text/plain"), text.isLine));
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
    "data-edit": address,
    "data-edit-kind": seed.slot,
    "data-placeholder": label,
    suppressContentEditableWarning: true,
    contentEditable: isOpen ? (text.isLine ? "plaintext-only" : true) : undefined,
    spellCheck: isOpen || undefined,
    ...(isOpen && { onFocus, onInput, onBlur, onKeyDown, onKeyUp, onPaste, onDrop }),
  } as const;
}

/** Marks without a width come in with copied texts and would be saved unseen. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;

const plain = (text: string, isLine: boolean): string => {
  const visible = text.replace(INVISIBLE, "");
  return isLine ? visible.replace(/\s*[\r\n]+\s*/g, " ") : visible;
};

/** The only way to insert text that the browser's undo covers. */
function insertText(text: string): void {
  document.execCommand("insertText", false, text);
}

function placeCaret(x: number, y: number): void {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) getSelection()?.collapse(place.offsetNode, place.offset);
}
