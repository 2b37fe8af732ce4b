"use client";

import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
} from "react";
import type { useRichText } from "#components/staff/edit/text/use-rich-text.ts";
import { waitingOf } from "#components/staff/edit/text/waiting-keys.ts";
import { caretAt } from "#components/staff/edit/ui/caret-at.ts";
import { dragWords, dropWords } from "./dragged-words.ts";
import type { useRegion } from "./use-region.ts";

interface Options {
  readonly ref: RefObject<HTMLElement | null>;
  readonly region: ReturnType<typeof useRegion>;
  readonly rich: ReturnType<typeof useRichText>;
  /** Set when words from another field are dropped: their move is one step. */
  readonly isMoved: RefObject<boolean>;
  /** Files were pasted or dropped. */
  readonly onFiles: () => void;
}

/** Text that is typed, pasted and dropped into a rich text while its editor is being downloaded, and dragged out of it. */
export function useBroughtText({ ref, region, rich, isMoved, onFiles }: Options) {
  const take = (data: DataTransfer, isPlain = false): void => {
    const markup = isPlain ? "" : data.getData("text/html");
    const text = data.getData("text/plain");
    if (markup) rich.wait({ html: markup });
    else if (text) rich.wait({ text });
    else if (data.types.includes("Files")) onFiles();
  };
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    // A word being composed is handled by the browser until it is complete.
    if (!rich.isWaiting() || rich.isWithinWord()) return;
    event.preventDefault();
    const waiting = waitingOf(event);
    if (waiting) rich.wait(waiting);
  });
  // React's own event of this name does not contain the typed text.
  useEffect(() => {
    const node = ref.current;
    const listen = (event: InputEvent) => onBeforeInput(event);
    node?.addEventListener("beforeinput", listen);
    return () => node?.removeEventListener("beforeinput", listen);
  }, [ref]);

  return {
    onPaste: (event: ClipboardEvent) => {
      if (!rich.isWaiting()) return;
      event.preventDefault();
      take(event.clipboardData);
    },
    onDragStart: () => {
      const field = ref.current;
      if (!field || !rich.editor) return;
      rich.takeSelection();
      // Earlier typing is a separate step from the move.
      region.settle();
      dragWords({ field, isPlain: false, takeAway: rich.deleteSelected });
    },
    onDrop: (event: DragEvent) => {
      // The rich-text editor moves its own words.
      if (rich.editor) return;
      event.preventDefault();
      const words = dropWords(event);
      rich.press(event.clientX, event.clientY);
      const place = caretAt(event.clientX, event.clientY);
      getSelection()?.removeAllRanges();
      ref.current?.focus();
      // A field that gets the focus has its cursor at the start.
      if (place && ref.current?.contains(place.node))
        getSelection()?.collapse(place.node, place.offset);
      isMoved.current = words.isMoved;
      take(event.dataTransfer, words.isPlain);
    },
  };
}
