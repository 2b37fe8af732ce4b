"use client";

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { valueAt } from "#components/edit/store/edit-store.ts";
import type { Region } from "#components/edit/store/types.ts";

/** A place as the server describes it; its shown text is read in the browser. */
export type RegionSeed = Omit<Region, "shown">;

interface RegionText {
  read(node: HTMLElement): string;
  write(node: HTMLElement, value: string): void;
  /** The text of the server's markup, before any typing. */
  shown(): string;
}

/**
 * Connects a rendered place to the working copy. React renders it once; from then on the element is the field, and only
 * changes from elsewhere (undo, a draft, the resolution of a conflict) are written into it, never while it has the
 * focus.
 */
export function useRegion(ref: RefObject<HTMLElement | null>, seed: RegionSeed, text: RegionText) {
  const { store, entered } = useEditContext();
  const { address, stored, seen } = seed;
  const [ready, setReady] = useState(false);
  const isEditing = useEditState((state) => state.mode === "edit");

  const describe = useEffectEvent(() => ({ ...seed, shown: text.shown() }));
  const draw = useEffectEvent((node: HTMLElement) => {
    const state = store.getState();
    const value = valueAt(state, address);
    if (value !== undefined && document.activeElement !== node && text.read(node) !== value)
      text.write(node, value);
    // An empty place still has a name.
    if (text.read(node) === "") node.setAttribute("aria-label", seed.label);
    else node.removeAttribute("aria-label");
    node.toggleAttribute("data-edit-dirty", Boolean(state.changes[address]));
    node.toggleAttribute("data-edit-problem", Boolean(state.problems[address]));
  });

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    store.getState().register({ ...describe(), stored, seen });
    draw(node);
    // Only now is the place editable, because typing before this point would be lost.
    setReady(true);
    return store.subscribe((state, previous) => {
      const same =
        state.changes[address] === previous.changes[address] &&
        state.problems[address] === previous.problems[address] &&
        state.regions[address] === previous.regions[address];
      if (!same) draw(node);
    });
  }, [store, address, stored, seen, ref]);

  const isOpen = ready && isEditing;
  const onFocus = () => {
    entered.current = { address, value: valueAt(store.getState(), address) ?? "" };
  };
  const onInput = () => {
    if (ref.current) store.getState().type(address, text.read(ref.current));
  };
  const onBlur = () => {
    onInput();
    if (entered.current?.address === address)
      store.getState().commit(address, entered.current.value);
    entered.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" || (event.key === "Enter" && seed.kind === "text")) {
      event.preventDefault();
      ref.current?.blur();
    }
  };
  /** Inside a button or a summary the space bar would activate it. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === " ") event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain");
    insertText(seed.kind === "text" ? pasted.replace(/\s*[\r\n]+\s*/g, " ") : pasted);
  };

  return {
    "data-edit": address,
    "data-edit-kind": seed.kind,
    "data-placeholder": seed.label,
    suppressContentEditableWarning: true,
    contentEditable: isOpen ? (seed.kind === "text" ? "plaintext-only" : true) : undefined,
    spellCheck: isOpen || undefined,
    ...(isOpen && { onFocus, onInput, onBlur, onKeyDown, onKeyUp, onPaste }),
  } as const;
}

/** The only way to insert text that the browser's undo covers. */
function insertText(text: string): void {
  document.execCommand("insertText", false, text);
}
