"use client";

import { useTranslations } from "next-intl";
import { Suspense, useId, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { type NoEditor, useRichText } from "#components/staff/edit/text/use-rich-text.ts";
import { useTextDialogs } from "#components/staff/edit/text/use-text-dialogs.tsx";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { inert, serialised } from "./serialised.ts";
import { SourceRegion } from "./source-region.tsx";
import { useBroughtText } from "./use-brought-text.ts";
import { useFieldKeys } from "./use-field-keys.ts";
import { useRegion } from "./use-region.ts";
import { type Sides, useSide } from "./use-side.ts";

interface Props extends Sides {
  dir?: "auto";
  className?: string;
  /** The HTML on the page, and the stored one: they differ if the page is rendered with a draft. */
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
function RichRegion({ dir, className, html, storedHtml, onNoEditor, ...sides }: RichProps) {
  const { seed, ...side } = useSide(sides);
  const base = side.from && isUnset(seed.stored) ? side.from.stored : seed.stored;
  const ref = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const hint = useId();
  const { mediaUrl } = useSite();
  const t = useTranslations("edit.text");
  const { announce } = useEditContext().store.getState();
  const sayLeftOut = () => announce(t("noPictures", { button: t("picture") }));
  // React never writes into the element again: from now on it is the field.
  const [shown] = useState(html);
  const region = useRegion(
    ref,
    seed,
    {
      isEmpty: shown === "",
      read: ({ innerHTML }) => innerHTML,
      write: (node, value) => node.replaceChildren(inert(value).content),
      // Unchanged text is shown as the server sanitised it, and keeps the backend's exact bytes.
      toText: (value) =>
        value === base
          ? serialised(storedHtml)
          : serialised(cleanMarkup(typeof value === "string" ? value : "", mediaUrl)),
    },
    side,
  );
  /** Set while words from another field are being dropped: their move is one step. */
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
    onLeftOut: sayLeftOut,
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
  const dialogs = useTextDialogs(() => rich.editor?.view.focus());
  const hasDialog = dialogs.dialog !== null;
  const keys = useFieldKeys({ ref, toolbar, region, rich, hasDialog });
  const brought = useBroughtText({ ref, region, rich, isMoved, onFiles: sayLeftOut });

  return (
    <>
      <SafeHtml
        {...attributes}
        ref={ref}
        html={shown}
        dir={dir}
        className={className}
        contentEditable={isOpen || undefined}
        // A translation tool's text would be published with the next typed character.
        translate="no"
        spellCheck={isOpen || undefined}
        {...(isOpen && {
          ...keys,
          ...brought,
          onCompositionStart: () => rich.compose(null),
          onCompositionEnd: (event) => rich.compose(event.data),
          onPointerDown: (event) => rich.press(event.clientX, event.clientY),
        })}
      />
      {rich.editor && Toolbar ? (
        <Toolbar
          ref={toolbar}
          editor={rich.editor}
          label={region.label}
          hintId={hint}
          onBlur={keys.onBlur}
          onPicture={dialogs.choosePicture}
          onFile={dialogs.chooseFile}
        />
      ) : null}
      <Suspense>{dialogs.dialog}</Suspense>
    </>
  );
}
