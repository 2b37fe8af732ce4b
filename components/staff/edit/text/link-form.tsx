"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { toLinkAddress } from "#components/staff/edit/links/link-address.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** Downloaded when somebody looks for a page. */
const TargetPicker = lazy(() =>
  import("#components/staff/edit/links/target-picker.tsx").then((module) => ({
    default: module.TargetPicker,
  })),
);

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
    <div className="flex flex-col items-start gap-2 p-2" onKeyDown={onKeyDown}>
      <label className="flex flex-col gap-1 self-stretch">
        <span>{t("address")}</span>
        <input
          className="w-[min(24rem,100%)] rounded-[0.375rem] bg-bar-raised px-2 py-1.5"
          // The button that opens the form was pressed for this field.
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
      <StaffButton aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
        {t("linkPage")}
      </StaffButton>
      {isPicking ? (
        <div className="rich-picker tone-paper self-stretch rounded-[0.5rem] p-2">
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
      <label className="flex items-center gap-2">
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
      <div className="rich-row flex flex-wrap gap-0.5">
        <StaffButton variant="primary" onClick={apply}>
          {t("add")}
        </StaffButton>
        {isLink ? (
          <StaffButton variant="plain" onClick={remove}>
            {t("linkRemove")}
          </StaffButton>
        ) : null}
        <StaffButton variant="plain" onClick={done}>
          {t("cancel")}
        </StaffButton>
      </div>
    </div>
  );
}
