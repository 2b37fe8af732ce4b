"use client";

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
import type { TextPicture } from "#components/edit/text/rich-toolbar.tsx";
import { type NoEditor, useRichText } from "#components/edit/text/use-rich-text.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { SafeHtml } from "#components/ui/safe-html.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { isUnset } from "#lib/edit/model/json.ts";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { inert, serialised } from "./serialised.ts";
import { SourceRegion } from "./source-region.tsx";
import { useRegion } from "./use-region.ts";
import { type Sides, useSide } from "./use-side.ts";

const TextPictureDialog = lazy(async () => ({
  default: (await import("#components/edit/text/text-picture-dialog.tsx")).TextPictureDialog,
}));

interface Props extends Sides {
  className?: string;
  /** What the page shows, and what the backend holds: they differ where the page is drawn with a draft. */
  html: SafeHtmlText;
  storedHtml: SafeHtmlText;
}

/** A rich text. It opens in place, or as source where the editor cannot keep all of it. */
export function HtmlRegion(props: Props) {
  const [noEditor, setNoEditor] = useState<NoEditor | null>(null);
  if (!noEditor) return <RichRegion {...props} onNoEditor={setNoEditor} />;
  const { storedHtml: _, ...shown } = props;
  const reason = noEditor.lost ? "notKept" : "notLoaded";
  return <SourceRegion {...shown} kept={noEditor.lost ?? []} reason={reason} />;
}

type RichProps = Props & { onNoEditor: (why: NoEditor) => void };

/** The field: what the page shows until it is entered, the editor in the same element while somebody is in it. */
function RichRegion({ className, html, storedHtml, onNoEditor, ...sides }: RichProps) {
  const { seed, ...side } = useSide(sides);
  const base = side.from && isUnset(seed.stored) ? side.from.stored : seed.stored;
  const ref = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { mediaUrl } = useSite();
  // React never writes into the element again: it is the field from now on.
  const [shown] = useState(html);
  const region = useRegion(
    ref,
    seed,
    {
      isEmpty: shown === "",
      read: ({ innerHTML }) => innerHTML,
      write: (node, value) => node.replaceChildren(inert(value).content),
      // What nobody has touched is shown as the server sanitised it, and stays byte for byte what the backend holds.
      toText: (value) =>
        value === base
          ? serialised(storedHtml)
          : serialised(cleanMarkup(typeof value === "string" ? value : "", mediaUrl)),
    },
    side,
  );
  const rich = useRichText(ref, {
    label: region.label,
    describedBy: hint,
    mediaUrl,
    value: () => {
      const value = region.shown();
      return typeof value === "string" ? value : "";
    },
    // A text that was never set and is empty again is not set.
    onChange: (value) => region.type(value === "" && seed.stored === undefined ? undefined : value),
    onClosed: region.leave,
    onNoEditor: (why) => {
      region.leave();
      onNoEditor(why);
    },
  });
  const { isOpen, attributes } = region;
  const { Toolbar } = rich;
  /** What a picture of the library is handed to, while one is being chosen: the dialog belongs to the field too. */
  const [insert, setInsert] = useState<((picture: TextPicture) => void) | null>(null);
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
  /** The toolbar belongs to the field; and a window that is left keeps its field. */
  const onBlur = (event: FocusEvent) => {
    if (insert || isInside(event.relatedTarget) || isInside(document.activeElement)) return;
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
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
  const take = (data: DataTransfer): void => {
    const markup = data.getData("text/html");
    rich.wait(markup ? { html: markup } : { text: data.getData("text/plain") });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!rich.isWaiting()) return;
    event.preventDefault();
    take(event.clipboardData);
  };
  const onDrop = (event: DragEvent) => {
    if (rich.editor) return;
    event.preventDefault();
    rich.press(event.clientX, event.clientY);
    getSelection()?.removeAllRanges();
    ref.current?.focus();
    take(event.dataTransfer);
  };
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (!rich.isWaiting()) return;
    event.preventDefault();
    if (event.inputType === "insertText" && event.data) rich.wait({ text: event.data });
  });
  // React's own event of this name does not tell what is typed.
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
        // A translator's words would be published with the next letter that is typed.
        translate="no"
        spellCheck={isOpen || undefined}
        {...(isOpen && {
          onFocus,
          onBlur,
          onKeyDown,
          onKeyUp,
          onPaste,
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
        />
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
