"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { toLinkAddress } from "./link-address.ts";

/** Downloaded when somebody looks for a page. */
const TargetPicker = lazy(async () => {
  await import("#components/edit/links/links.css");
  return { default: (await import("#components/edit/links/target-picker.tsx")).TargetPicker };
});

interface Props {
  editor: Editor;
  onDone: () => void;
}

/** The address of the selected link, or of a new link for the selected words. */
export function LinkForm({ editor, onDone }: Props) {
  const t = useTranslations("edit.text");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const held = editor.getAttributes("a");
  const [typed, setTyped] = useState(typeof held.href === "string" ? held.href : "");
  const [isNewTab, setNewTab] = useState(held.target === "_blank");
  const [isRefused, setRefused] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const isLink = editor.isActive("a");
  useEffect(() => field.current?.focus(), []);

  /**
   * Returns the focus to the text. Tiptap's own command would wait for the next frame, and take the focus from wherever
   * it is.
   */
  const done = () => {
    editor.view.focus();
    onDone();
  };
  const apply = () => {
    const href = toLinkAddress(typed);
    if (href === null) return setRefused(true);
    const mark = { type: "a", attrs: { ...held, href, target: isNewTab ? "_blank" : null } };
    const chain = editor.chain().extendMarkRange("a");
    // Without selected words the address itself is the text.
    if (editor.state.selection.empty && !isLink)
      chain.insertContent({ type: "text", text: typed.trim(), marks: [mark] }).run();
    else chain.setMark("a", mark.attrs).run();
    done();
  };
  const remove = () => {
    editor.chain().extendMarkRange("a").unsetMark("a").run();
    done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrows move in the address, not in the toolbar.
    event.stopPropagation();
    const key = pressedKey(event);
    if (key === "Escape") done();
    // The list of pages has taken it.
    if (event.defaultPrevented) return;
    if (key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of the fields in it
    <div className="rich-link" onKeyDown={onKeyDown}>
      <label className="rich-address">
        <span>{t("address")}</span>
        <input
          // The button that opens the form was clicked for this field.
          ref={field}
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
        />
      </label>
      <button
        type="button"
        className="edit-button edit-outlined"
        aria-expanded={isPicking}
        onClick={() => setPicking(!isPicking)}
      >
        {t("linkPage")}
      </button>
      {isPicking ? (
        <div className="rich-picker link-form">
          <Suspense>
            <TargetPicker
              isAsked
              onPick={({ address }) => {
                setTyped(address);
                setRefused(false);
                setPicking(false);
                field.current?.focus();
              }}
            />
          </Suspense>
        </div>
      ) : null}
      <label className="rich-check">
        <input
          type="checkbox"
          checked={isNewTab}
          onChange={(event) => setNewTab(event.target.checked)}
        />
        {t("newTab")}
      </label>
      {isRefused ? (
        <p id={id} role="alert">
          {t("addressProblem")}
        </p>
      ) : null}
      <div className="rich-row">
        <button type="button" className="edit-button edit-primary" onClick={apply}>
          {t("add")}
        </button>
        {isLink ? (
          <button type="button" className="edit-button" onClick={remove}>
            {t("linkRemove")}
          </button>
        ) : null}
        <button type="button" className="edit-button" onClick={done}>
          {t("cancel")}
        </button>
      </div>
    </div>
  );
}
