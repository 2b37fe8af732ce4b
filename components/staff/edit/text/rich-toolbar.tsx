"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { Glyph, IMAGE_PATH } from "#components/kit/ui/glyph.tsx";
import { mayChangeNow } from "#components/staff/edit/page/before-change.ts";
import { TOOLBAR_GAP } from "#components/staff/edit/sections/use-layer-place.ts";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { isLinkKey, wasAskedForLink } from "./link-key.ts";
import { type TakeFile, TextLinkForm } from "./text-link-form.tsx";
import { coversCaret, isBelow, wayOut } from "./toolbar-place.ts";
import { TABLE_TOOLS, TOOLS, type Tool } from "./tools.ts";

const LINK_PATH =
  "M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1-1";

/** A picture chosen for a text. */
export interface TextPicture {
  readonly src: string;
  readonly alt: string;
}

interface Props {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  label: string;
  hintId: string;
  onBlur: (event: FocusEvent) => void;
  /** Lets a person choose a picture, and passes it on. Without it there is no such button. */
  onPicture?: (insert: (picture: TextPicture) => void) => void;
  /** Lets a person choose a file as the target of a link, and passes it on; null if none was chosen. */
  onFile: (take: TakeFile) => void;
  /** Shown above its field, as in a form, and not over the page. */
  isInline?: boolean;
}

/** The formatting of the rich text being edited: next to its field, visible as long as the field is. */
export function RichToolbar(props: Props) {
  const { ref, editor, label, hintId, onBlur, onPicture, onFile, isInline } = props;
  const t = useTranslations("edit.text");
  const staffLang = useStaffLang();
  const frame = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(() => wasAskedForLink(editor));
  const [current, setCurrent] = useState("paragraph");
  const [said, say] = useState("");
  useLook(editor);
  useBeside(editor, frame, isLinking);
  const link = () => ifMayChange(editor, () => setLinking(true));
  useLinkKey(editor, link);

  const run = (tool: Tool) => {
    tool.run(editor);
    // A button that disappears with its table does not take the focus along.
    if (TABLE_TOOLS.includes(tool) && !editor.isActive("table")) editor.view.focus();
    const name = t(tool.name);
    say(tool.isActive ? t(tool.isActive(editor) ? "on" : "off", { name }) : name);
  };
  const choosePicture = () =>
    ifMayChange(editor, () =>
      onPicture?.(({ src, alt }) => editor.commands.setImage({ src, alt })),
    );

  const button = (
    name: string,
    text: string,
    onClick: () => void,
    sign: string,
    isPressed?: boolean,
    mirrored?: string,
  ) => (
    <StaffButton
      key={name}
      variant="plain"
      className="rich-tool min-w-9 [--staff-pad:0.375rem]"
      tabIndex={name === current ? 0 : -1}
      aria-label={sign ? text : undefined}
      title={sign ? text : undefined}
      aria-pressed={isPressed}
      // The field keeps its focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setCurrent(name)}
      onClick={onClick}
    >
      <ToolSign {...{ sign, mirrored, text }} />
    </StaffButton>
  );
  const toolButton = (tool: Tool) =>
    button(
      tool.name,
      t(tool.name),
      () => run(tool),
      tool.sign,
      tool.isActive?.(editor),
      tool.mirrored,
    );

  const bar = (
    <div
      ref={isInline ? null : frame}
      className={isInline ? "rich-inline" : "rich-frame"}
      data-edit-bar=""
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the focus leaves the toolbar */}
      <div
        ref={ref}
        {...staffLang}
        className="rich-bar tone-bar rounded-[0.625rem] p-1"
        onBlur={onBlur}
      >
        <div
          role="toolbar"
          aria-label={t("toolbar", { place: label })}
          className="rich-row flex flex-wrap gap-0.5"
          onKeyDown={(event) => moveFocus(event, editor)}
        >
          {TOOLS.map(toolButton)}
          {button("link", t("link"), link, LINK_PATH, editor.isActive("a"))}
          {onPicture ? button("picture", t("picture"), choosePicture, IMAGE_PATH) : null}
          {editor.isActive("table") ? TABLE_TOOLS.map(toolButton) : null}
        </div>
        {isLinking ? (
          <TextLinkForm editor={editor} onDone={() => setLinking(false)} onFile={onFile} />
        ) : null}
        <p id={hintId} className="sr-only">
          {t("hint")}
        </p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
  return isInline ? bar : createPortal(bar, document.body);
}

/** Asks before an address is typed or a picture chosen: without the change both would be for nothing. */
function ifMayChange(editor: Editor, then: () => void): void {
  if (mayChangeNow(editor.view.dom)) then();
}

/** Renders again when the selection's formatting changes, which few keys do. */
function useLook(editor: Editor): void {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on("transaction", changed);
      return () => {
        editor.off("transaction", changed);
      };
    },
    [editor],
  );
  const look = () => TOOLS_SHOWN.map((isActive) => Number(isActive(editor))).join("");
  useSyncExternalStore(subscribe, look);
}

/** The states of the buttons for a text: whether each is pressed, and whether the table buttons are shown. */
const TOOLS_SHOWN: readonly ((editor: Editor) => boolean)[] = [
  ...[...TOOLS, ...TABLE_TOOLS].flatMap(({ isActive }) => isActive ?? []),
  (editor) => editor.isActive("a"),
  (editor) => editor.isActive("table"),
];

/** A drawing, or a sign or word that the style sheet draws: it isn't part of the button's name. */
function ToolSign(props: { sign: string; mirrored: string | undefined; text: string }) {
  const { sign, mirrored, text } = props;
  if (sign.length <= 2) return <span data-sign={sign || undefined}>{sign ? null : text}</span>;
  return (
    <>
      <Glyph path={sign} className={mirrored ? "rtl:hidden" : undefined} />
      {mirrored ? <Glyph path={mirrored} className="ltr:hidden" /> : null}
    </>
  );
}

/** Positions the frame over the field, so that the bar in it stays visible while the field is. */
function useBeside(
  editor: Editor,
  frame: { readonly current: HTMLElement | null },
  isLinking: boolean,
): void {
  /** Where a small window has room for the form of a link at neither end, the page moves. */
  const uncover = useEffectEvent((bar: DOMRect) => {
    const by = isLinking ? wayOut(bar, linkedWords(editor)) : 0;
    if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
  });
  useEffect(() => {
    // The field may have been left before its toolbar was drawn.
    if (editor.isDestroyed) return;
    const field = editor.view.dom;
    const lay = () => {
      const box = frame.current;
      const bar = box?.firstElementChild;
      if (!box || !bar) return;
      const { left, right, top, height } = field.getBoundingClientRect();
      const start =
        getComputedStyle(field).direction === "rtl"
          ? document.documentElement.clientWidth - right
          : left;
      box.style.setProperty("--rich-start", `${Math.max(start, 8)}px`);
      const lie = (isAtEnd: boolean): DOMRect => {
        const space = bar.getBoundingClientRect().height + TOOLBAR_GAP;
        const from = top + window.scrollY - (isAtEnd ? 0 : space);
        box.toggleAttribute("data-below", isAtEnd);
        box.style.setProperty("--rich-top", `${Math.max(from, 0)}px`);
        box.style.setProperty("--rich-height", `${height + space}px`);
        return bar.getBoundingClientRect();
      };
      const isAtEnd = isBelow(field, bar.getBoundingClientRect());
      const { view, state } = editor;
      const lain = lie(isAtEnd);
      uncover(coversCaret(lain, view.coordsAtPos(state.selection.head)) ? lie(!isAtEnd) : lain);
    };
    const bar = frame.current?.firstElementChild;
    return onResize([field, document.body, ...(bar ? [bar] : [])], lay);
  }, [editor, frame]);
}

/** The upper and the lower edge of the selected words in the window. */
function linkedWords({ view, state }: Editor) {
  const { from, to } = state.selection;
  return { top: view.coordsAtPos(from).top, bottom: view.coordsAtPos(to).bottom };
}

/** Ctrl/Cmd+K on marked words, or in a link, edits the link. Elsewhere the key is the palette's. */
function useLinkKey(editor: Editor, open: () => void): void {
  const onLink = useEffectEvent(open);
  useEffect(() => {
    // The field may have been left before its toolbar was drawn.
    if (editor.isDestroyed) return;
    const field = editor.view.dom;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isLinkKey(event)) return;
      if (editor.state.selection.empty && !editor.isActive("a")) return;
      event.preventDefault();
      onLink();
    };
    field.addEventListener("keydown", onKeyDown);
    return () => field.removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

/** Arrow keys move through the toolbar, Escape goes back into the text. */
function moveFocus(event: KeyboardEvent<HTMLElement>, editor: Editor): void {
  if (pressedKey(event) === "Escape") {
    event.preventDefault();
    editor.view.focus();
    return;
  }
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at =
    document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[
    pressedKey(event)
  ];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
