"use client";

import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { announceInput } from "#components/staff/edit/page/typed-ahead-of-editor.ts";
import { whenIdle } from "#lib/base/browser/when-idle.ts";
import { selectionIn, type TextSelectionIn } from "./caret.ts";
import { askForLink, isLinkKey } from "./link-key.ts";
import type { RichText } from "./rich-text.ts";
import type { RichToolbar } from "./rich-toolbar.tsx";
import { replay, type Waiting } from "./waiting-keys.ts";

/** Why a text opens as source: the parts that the editor would lose, or that there is no editor. */
export type NoEditor = { readonly lost: readonly string[] } | { readonly lost: null };

interface Options {
  readonly label: string;
  readonly describedBy: string;
  readonly mediaUrl: string;
  /** The value that the field opens with. */
  value(): string;
  onChange(value: string): void;
  /** The editor was removed and its element is empty: it is rendered again. */
  onClosed(): void;
  onNoEditor(why: NoEditor): void;
  /** Pictures or files were pasted or dropped, which texts do not accept. */
  onLeftOut(): void;
  /** Input waits for the editor, for the first time since the field was entered. */
  onWaiting(): void;
  /** All that was waiting is in the text. */
  onReplayed(): void;
}

interface Opened {
  readonly editor: Editor;
  readonly Toolbar: typeof RichToolbar;
}

interface Session {
  readonly waiting: Waiting[];
  /** The cursor position before the first of them: composing a word moves the cursor. */
  selection: TextSelectionIn | null;
  /** Tells publishing that what waits is in the text. */
  tellTaken: ((isTaken: boolean) => void) | null;
  /** A word is being composed, which the browser shows in the field until it is complete. */
  composing: PromiseWithResolvers<void> | null;
  richText: RichText | null;
  /** The field was left before the editor was loaded. */
  isLeft: boolean;
  /** A key requested its link before the editor was loaded. */
  wantsLink: boolean;
}

/**
 * The rich-text editor of one field: downloaded when the first field is focused, mounted in the field's own element,
 * and removed when the field is left. Input is recorded until it is ready.
 */
export function useRichText(ref: RefObject<HTMLElement | null>, options: Options) {
  const session = useRef<Session | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const point = useRef<{ left: number; top: number } | null>(null);

  const close = () => {
    const open = session.current;
    session.current = null;
    setOpened(null);
    if (!open?.richText) return;
    open.richText.close();
    options.onClosed();
  };

  const open = async () => {
    if (session.current) return;
    const mine: Session = {
      waiting: [],
      selection: null,
      tellTaken: null,
      composing: null,
      richText: null,
      isLeft: false,
      wantsLink: false,
    };
    session.current = mine;
    const loaded = await load().catch(() => null);
    await mine.composing?.promise;
    const node = ref.current;
    if (session.current !== mine || !node) return mine.tellTaken?.(false);
    const value = options.value();
    const lost = loaded ? loaded.lostMarkup(value) : null;
    if (!loaded || lost === null || lost.length > 0) {
      session.current = null;
      mine.tellTaken?.(false);
      options.onNoEditor({ lost });
      return;
    }
    mine.richText = loaded.openRichText({
      node,
      value,
      selection: mine.selection ?? selectionIn(node),
      point: point.current,
      label: options.label,
      describedBy: options.describedBy,
      mediaUrl: options.mediaUrl,
      onChange: options.onChange,
      onLeftOut: options.onLeftOut,
    });
    for (const one of mine.waiting) replay(mine.richText, one);
    mine.tellTaken?.(true);
    if (mine.waiting.length > 0) options.onReplayed();
    if (mine.wantsLink) askForLink(mine.richText.editor);
    if (mine.isLeft) close();
    else setOpened({ editor: mine.richText.editor, Toolbar: loaded.RichToolbar });
  };

  useEffect(() => prepare(), []);

  // A page that is left takes the field away.
  useEffect(
    () => () => {
      session.current?.richText?.close();
      session.current = null;
    },
    [],
  );

  const early = useEarlyInput(ref, session, options.onWaiting);
  useEarlyLinkKey(ref, session);

  return {
    editor: opened?.editor ?? null,
    Toolbar: opened?.Toolbar ?? null,
    open,
    ...early,
    press: (left: number, top: number) => {
      point.current = { left, top };
    },
    takeSelection: () => session.current?.richText?.takeSelection(),
    deleteSelected: () => session.current?.richText?.deleteSelected(),
    /** @returns whether the field is left now, or only after pending input was processed */
    leave: (): boolean => {
      const open = session.current;
      if (open && !open.richText && open.waiting.length > 0) {
        open.isLeft = true;
        return false;
      }
      close();
      return true;
    },
  };
}

/** The input of a session that still has no editor, in the order in which it came. */
function useEarlyInput(
  ref: RefObject<HTMLElement | null>,
  session: RefObject<Session | null>,
  onWaiting: () => void,
) {
  const waitingSession = (): Session | null =>
    session.current?.richText === null ? session.current : null;
  const keepPlace = (mine: Session) => {
    mine.tellTaken ??= announceInput();
    if (ref.current) mine.selection ??= selectionIn(ref.current);
  };
  const wait = (one: Waiting): void => {
    const mine = waitingSession();
    if (!mine) return;
    keepPlace(mine);
    mine.waiting.push(one);
    if (mine.waiting.length === 1) onWaiting();
  };
  return {
    wait,
    /** A word begins to be composed, or is done. */
    compose: (word: string | null): void => {
      const mine = waitingSession();
      if (!mine) return;
      if (word === null) {
        keepPlace(mine);
        mine.composing ??= Promise.withResolvers();
        return;
      }
      if (word !== "") wait({ text: word });
      mine.composing?.resolve();
      mine.composing = null;
    },
    isWaiting: () => waitingSession() !== null,
    isWithinWord: () => Boolean(waitingSession()?.composing),
    /** Whether there is input that the editor has not received yet. */
    hasWaiting: () => (waitingSession()?.waiting.length ?? 0) > 0,
  };
}

/** Ctrl/Cmd+K on marked words isn't the page's, however early it comes (`useLinkKey` in `rich-toolbar.tsx`). */
function useEarlyLinkKey(
  ref: RefObject<HTMLElement | null>,
  session: RefObject<Session | null>,
): void {
  useEffect(() => {
    const field = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const mine = session.current;
      if (!mine || mine.richText || !isLinkKey(event) || getSelection()?.isCollapsed) return;
      event.preventDefault();
      mine.wantsLink = true;
    };
    field?.addEventListener("keydown", onKeyDown);
    return () => field?.removeEventListener("keydown", onKeyDown);
  }, [ref, session]);
}

/**
 * The editor, with its toolbar as a loaded component: a lazy one would appear a third of a second after the field is
 * entered, among its first keys.
 */
const load = async () => {
  const [text, { RichToolbar }] = await Promise.all([
    import("./rich-text.ts"),
    import("./rich-toolbar.tsx"),
  ]);
  return { ...text, RichToolbar };
};

let isPrepared = false;

/**
 * Downloads the editor and its toolbar, and warms it up, while the page is idle, so that the first field opens as fast
 * as the others.
 */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => {
    const tryOut = ({ rehearse }: Awaited<ReturnType<typeof load>>) => whenIdle(rehearse);
    void load().then(tryOut, () => undefined);
  });
}
