"use client";

import { useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { TextPicture } from "#components/staff/edit/text/rich-toolbar.tsx";
import type { TakeFile } from "#components/staff/edit/text/text-link-form.tsx";
import { type NoEditor, useRichText } from "#components/staff/edit/text/use-rich-text.ts";
import { movesCursor, waitingOf } from "#components/staff/edit/text/waiting-keys.ts";
import { caretAt } from "#components/staff/edit/ui/caret-at.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { dragWords, dropWords } from "./dragged-words.ts";
import { inert, serialised } from "./serialised.ts";
import { SourceRegion } from "./source-region.tsx";
import { useRegion } from "./use-region.ts";
import { type Sides, useSide } from "./use-side.ts";

const FileDialog = lazy(async () => ({
  default: (await import("#components/staff/edit/links/file-dialog.tsx")).FileDialog,
}));
const TextPictureDialog = lazy(async () => ({
  default: (await import("#components/staff/edit/text/text-picture-dialog.tsx")).TextPictureDialog,
}));

interface Props extends Sides {
  className?: string;
  /** The HTML on the page, and the backend's: they differ if the page is drawn with a draft. */
  html: SafeHtmlText;
  storedHtml: SafeHtmlText;
}

/** A rich text. It opens in place, or as source if the editor cannot keep all of it. */
export function HtmlRegion(props: Props) {
  const [noEditor, setNoEditor] = useState<NoEditor | null>(null);
  if (!noEditor) return <RichRegion {...props} onNoEditor={setNoEditor} />;
  const { storedHtml: _, ...shown } = props;
  const reason = noEditor.lost ? "notKept" : "notLoaded";
  return <SourceRegion {...shown} kept={noEditor.lost ?? []} reason={reason} />;
}

type RichProps = Props & { onNoEditor: (why: NoEditor) => void };

/** The field: the page's markup until it is entered, then the editor in the same element. */
function RichRegion({ className, html, storedHtml, onNoEditor, ...sides }: RichProps) {
  const { seed, ...side } = useSide(sides);
  const base = side.from && isUnset(seed.stored) ? side.from.stored : seed.stored;
  const ref = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { mediaUrl } = useSite();
  const t = useTranslations("edit.text");
  const { announce } = useEditContext().store.getState();
  // React never writes into the element again: from now on it is the field.
  const [shown] = useState(html);
  const region = useRegion(
    ref,
    seed,
    {
      isEmpty: shown === "",
      read: ({ innerHTML }) => innerHTML,
      write: (node, value) => node.replaceChildren(inert(value).content),
      // Untouched text is shown as the server sanitised it, and stays byte for byte the backend's.
      toText: (value) =>
        value === base
          ? serialised(storedHtml)
          : serialised(cleanMarkup(typeof value === "string" ? value : "", mediaUrl)),
    },
    side,
  );
  /** Words from another field are waiting: their move is one step. */
  const isMoved = useRef(false);
  const rich = useRichText(ref, {
    label: region.label,
    describedBy: hint,
    mediaUrl,
    value: () => {
      const value = region.shown();
      return typeof value === "string" ? value : "";
    },
    // A text that was never set and is empty again counts as not set.
    onChange: (value) => region.type(value === "" && seed.stored === undefined ? undefined : value),
    onClosed: region.leave,
    onNoEditor: (why) => {
      region.leave();
      onNoEditor(why);
    },
    onLeftOut: () => announce(t("noPictures", { button: t("picture") })),
    onWaiting: () => {
      ref.current?.setAttribute("aria-busy", "true");
      announce(t("opening"));
    },
    onReplayed: () => {
      ref.current?.removeAttribute("aria-busy");
      if (isMoved.current) region.settle(true);
      isMoved.current = false;
    },
  });
  const { isOpen, attributes } = region;
  const { Toolbar } = rich;
  /** Receives the chosen picture of the library, while one is being chosen: the dialog belongs to the field too. */
  const [takeFile, setTakeFile] = useState<TakeFile | null>(null);
  const [insert, setInsert] = useState<((picture: TextPicture) => void) | null>(null);
  const closeFiles: TakeFile = (file) => {
    setTakeFile(null);
    takeFile?.(file);
  };
  const backToText = () => {
    setInsert(null);
    rich.editor?.view.focus();
  };

  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node &&
    (ref.current?.contains(target) === true || toolbar.current?.contains(target) === true);
  const leave = () => {
    if (rich.leave()) region.leave();
  };
  const onFocus = () => {
    if (!region.isEntered()) region.enter();
    void rich.open();
  };
  /** The toolbar belongs to the field; and a window that loses the focus keeps its field. */
  const onBlur = (event: FocusEvent) => {
    if (insert || takeFile || isInside(event.relatedTarget) || isInside(document.activeElement))
      return;
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
  };
  /** Inside a button or a summary the space bar would activate it. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (pressedKey(event) === " ") event.preventDefault();
  };
  const take = (data: DataTransfer, isPlain = false): void => {
    const markup = isPlain ? "" : data.getData("text/html");
    const text = data.getData("text/plain");
    if (markup) rich.wait({ html: markup });
    else if (text) rich.wait({ text });
    else if (data.types.includes("Files")) announce(t("noPictures", { button: t("picture") }));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!rich.isWaiting()) return;
    event.preventDefault();
    take(event.clipboardData);
  };
  const onDragStart = () => {
    const field = ref.current;
    if (!field || !rich.editor) return;
    rich.takeSelection();
    // Earlier typing is a separate step from the move.
    region.settle();
    dragWords({ field, isPlain: false, takeAway: rich.deleteSelected });
  };
  const onDrop = (event: DragEvent) => {
    // The editor moves its own words by itself.
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
  }, []);

  return (
    <>
      <SafeHtml
        {...attributes}
        ref={ref}
        html={shown}
        className={className}
        contentEditable={isOpen || undefined}
        // A translation tool's text would be published with the next typed character.
        translate="no"
        spellCheck={isOpen || undefined}
        {...(isOpen && {
          onFocus,
          onBlur,
          onKeyDown,
          onKeyUp,
          onPaste,
          onCompositionStart: () => rich.compose(null),
          onCompositionEnd: (event) => rich.compose(event.data),
          onDragStart,
          onDrop,
          onPointerDown: (event) => rich.press(event.clientX, event.clientY),
        })}
      />
      {rich.editor && Toolbar ? (
        <Toolbar
          ref={toolbar}
          editor={rich.editor}
          label={region.label}
          hintId={hint}
          onBlur={onBlur}
          onPicture={(take) => setInsert(() => take)}
          onFile={(take) => setTakeFile(() => take)}
        />
      ) : null}
      {takeFile ? (
        <Suspense>
          <FileDialog onClose={() => closeFiles(null)} onPick={closeFiles} />
        </Suspense>
      ) : null}
      {insert ? (
        <Suspense>
          <TextPictureDialog
            onClose={backToText}
            onPick={(picture) => {
              insert(picture);
              backToText();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
