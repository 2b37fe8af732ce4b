"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { unsavedAt, valueAt } from "#components/staff/edit/store/edit-store.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { listenAt } from "#components/staff/edit/store/listen.ts";
import { addressOf, type Json } from "#lib/staff/edit/model/edit-operation.ts";
import { isUnset, saysSame } from "#lib/staff/edit/model/json.ts";
import type { Side } from "./use-side.ts";

/** How a slot displays its value. */
interface RegionText {
  /** Whether nothing is rendered before the working copy is known. */
  readonly isEmpty: boolean;
  read(node: HTMLElement): string;
  write(node: HTMLElement, text: string): void;
  toText(value: Json | undefined): string;
  /** For a field in the server's HTML: whether it was typed into before hydration. */
  isTyped?(node: HTMLElement): boolean;
}

/** The address of a slot: that of the operation that would change it. */
export const addressAt = (seed: Region): string =>
  addressOf({ ...seed, kind: "set", before: undefined, after: undefined });

/** Marks for style sheets that a text has the focus (components/staff/edit/sections/sections.css). */
const markTyping = (isTyping: boolean): void =>
  void document.documentElement.toggleAttribute("data-edit-typing", isTyping);

/**
 * Connects a rendered slot to the working copy. React renders it once; from then on the element is the field, and only
 * changes from elsewhere (undo, a draft, a resolved conflict) are written into it, never while it is being edited.
 * @param side the slot whose value this one shows while it has none of its own
 */
export function useRegion(
  ref: RefObject<HTMLElement | null>,
  seed: Region,
  text: RegionText,
  { from, isFixed = false }: Side = {},
) {
  const { store, entered } = useEditContext();
  const { ofPlace, withinSection } = useLabels();
  const t = useTranslations("edit");
  const [ready, setReady] = useState(false);
  const isEditing = useIsEditing();
  const address = addressAt(seed);
  const { stored, seen } = seed;
  const label = ofPlace(seed);
  const inherited = from ? addressAt(from) : null;

  const isInherited = (state: EditState): boolean =>
    inherited !== null && isUnset(valueAt(state, address));
  const shownIn = (state: EditState) =>
    valueAt(state, inherited !== null && isInherited(state) ? inherited : address);

  const register = useEffectEvent(() => {
    store.getState().register(seed);
    if (from) store.getState().register(from);
  });
  const draw = useEffectEvent((node: HTMLElement) => {
    const state = store.getState();
    const { operation, problem } = unsavedAt(state, address);
    node.toggleAttribute("data-edit-dirty", Boolean(operation));
    node.toggleAttribute("data-edit-problem", Boolean(problem));
    node.toggleAttribute("data-edit-inherited", isInherited(state));
    // A field being typed into is not read here: that would be work for every key.
    if (entered.current?.address === address || document.activeElement === node) return;
    // Kept until the recorded events are replayed (components/kit/hydration/replay.ts), which store it.
    if (!ready && text.isTyped?.(node)) return;
    const shown = text.toText(shownIn(state));
    if (text.read(node) !== shown) text.write(node, shown);
    labelWhileEmpty(node, shown === "", label);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was rendered again brings newer values
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    register();
    draw(node);
    // A slot that isn't in the server's HTML becomes editable only now: earlier input would be lost.
    setReady(true);
    const places = inherited === null ? [address] : [address, inherited];
    return listenAt(store, places, () => draw(node));
  }, [store, address, inherited, stored, seen, ref]);

  const isField = Boolean(text.isTyped);
  useEarlyPress(ref, ready && !isField);
  const entry = useEntry(address);

  const present = () => valueAt(store.getState(), address);
  const shown = () => shownIn(store.getState());
  return {
    isOpen: (ready || isField) && isEditing && !isFixed,
    label,
    attributes: {
      "data-edit": address,
      "data-edit-kind": seed.slot,
      "data-edit-empty": text.isEmpty ? "" : undefined,
      "data-placeholder": withinSection(seed) ?? label,
      suppressContentEditableWarning: true,
    },
    present,
    /** The shown value: the slot's own, or the inherited one. */
    shown,
    enter: entry.enter,
    settle: entry.settle,
    isEntered: entry.isEntered,
    type: (value: Json | undefined) => {
      // A slot that was only viewed stays inherited.
      const isKept = isInherited(store.getState()) && saysSame(value, shown());
      if (!isKept) store.getState().type(address, value);
    },
    /** The slot is left: the input becomes one step of the history. */
    leave: () => {
      entry.leave();
      if (ref.current) draw(ref.current);
    },
    /**
     * After a field is left by a key, nothing has the focus and Tab continues from the field, because the browser
     * remembers its position. Screen readers get an announcement.
     */
    sayLeft: () => store.getState().announce(t("leftText", { place: label })),
    revert: entry.revert,
  } as const;
}

/** An empty slot still has a label, which is allowed only with a role. */
function labelWhileEmpty(node: HTMLElement, isEmpty: boolean, label: string): void {
  node.toggleAttribute("data-edit-empty", isEmpty);
  if (isEmpty) node.setAttribute("aria-label", label);
  else node.removeAttribute("aria-label");
  if (!node.matches("div, p, span")) return;
  if (isEmpty) node.setAttribute("role", "textbox");
  else node.removeAttribute("role");
}

/**
 * A field that was pressed before it was editable is focused with the cursor at the pressed position.
 * @param isReady never for a field from the server: it had the focus already, and keeps its selection when it is left
 */
function useEarlyPress(ref: RefObject<HTMLElement | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const node = ref.current;
    const { anchorNode = null, focusNode = null } = getSelection() ?? {};
    const isPressed = anchorNode && node?.contains(anchorNode) && node.contains(focusNode);
    // Unless the focus has moved since.
    if (isPressed && document.activeElement?.contains(node)) node?.focus({ preventScroll: true });
  }, [isReady, ref]);
}

/** The stay in a field: its input becomes one step of the history. */
function useEntry(address: string) {
  const { store, entered } = useEditContext();
  // A focused field that is removed gets no blur event.
  useEffect(
    () => () => {
      if (entered.current?.address !== address) return;
      store.getState().commit(address, entered.current.value);
      entered.current = null;
      markTyping(false);
    },
    [store, entered, address],
  );
  const isEntered = () => entered.current?.address === address;
  const begin = () => {
    entered.current = { address, value: valueAt(store.getState(), address) };
  };
  const commit = (joinsLast?: boolean) => {
    if (entered.current?.address === address)
      store.getState().commit(address, entered.current.value, joinsLast);
  };
  return {
    isEntered,
    /** Runs once: React may replay a focus event after hydration. */
    enter: () => {
      if (!isEntered()) begin();
      markTyping(true);
    },
    /** Input so far becomes a step of the history, and the slot stays entered. */
    settle: (joinsLast = false) => {
      if (!isEntered()) return;
      commit(joinsLast);
      begin();
    },
    leave: () => {
      commit();
      if (isEntered()) entered.current = null;
      if (entered.current === null) markTyping(false);
    },
    /** Reverts the slot to its value on entering. The input can be redone. */
    revert: () => {
      const { done } = store.getState();
      commit();
      if (store.getState().done !== done) store.getState().undo();
      entered.current = null;
    },
  };
}
