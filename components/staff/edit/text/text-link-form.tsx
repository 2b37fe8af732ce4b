"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { toLinkAddress } from "#components/staff/edit/links/link-address.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { LinkedFile } from "#lib/staff/edit/links/file-link.ts";

/** Downloaded when a page is first searched for. */
const TargetPicker = lazy(() =>
  import("#components/staff/edit/links/target-picker.tsx").then((module) => ({
    default: module.TargetPicker,
  })),
);

interface Props {
  editor: Editor;
  onDone: () => void;
  /** Opens the library, and passes on the chosen file; null for none. */
  onFile: (take: TakeFile) => void;
}

export type TakeFile = (file: LinkedFile | null) => void;

/** A page or file that was chosen. */
type Target = Pick<LinkedFile, "address" | "name"> & Partial<LinkedFile>;

/** The address of the selected link, or of a new link for the selected words. */
export function TextLinkForm({ editor, onDone, onFile }: Props) {
  const t = useTranslations("edit.text");
  const tl = useTranslations("edit.links");
  const id = useId();
  const form = useTextLink(editor, onDone);
  const { typed, target, isLink, isNewTab, isPicking, isRefused } = form;
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrows move in the address, not in the toolbar.
    event.stopPropagation();
    const key = pressedKey(event);
    if (key === "Escape") form.done();
    // The list of pages has taken it.
    if (event.defaultPrevented) return;
    if (key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      form.apply();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches the keys of the fields in it
    <div className="flex flex-col items-start gap-2 p-2" onKeyDown={onKeyDown}>
      {/* While a page is chosen, only the chooser is shown; the typed text stays. */}
      <label hidden={isPicking} className="flex flex-col gap-1 self-stretch">
        <span>{t("address")}</span>
        <input
          className="w-[min(24rem,100%)] rounded-[0.375rem] bg-bar-raised px-2 py-1.5"
          // The button that opens the form was pressed for this field.
          ref={form.field}
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          value={typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          onChange={(event) => form.setTyped(event.target.value)}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <StaffButton aria-expanded={isPicking} onClick={form.togglePicking}>
          {t("linkPage")}
        </StaffButton>
        {/* A new object in any case, so that the focus comes back. */}
        <StaffButton
          aria-haspopup="dialog"
          onClick={() => onFile((file) => form.take(file ?? { address: typed, name: "" }))}
        >
          {tl("chooseFile")}
        </StaffButton>
      </div>
      {target?.isPrivate && target.address === typed ? (
        <p role="alert">{tl("privateFile")}</p>
      ) : null}
      {isPicking ? (
        <div className="rich-picker tone-paper self-stretch rounded-[0.5rem] p-2">
          <Suspense>
            <TargetPicker
              isAsked
              onPick={({ address, title }) => form.take({ address, name: title })}
            />
          </Suspense>
        </div>
      ) : null}
      <label hidden={isPicking} className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={isNewTab}
          onChange={(event) => form.setNewTab(event.target.checked)}
        />
        {t("newTab")}
      </label>
      {isRefused ? (
        <p id={id} role="alert">
          {t("addressProblem")}
        </p>
      ) : null}
      <div hidden={isPicking} className="rich-row flex flex-wrap gap-0.5">
        <StaffButton variant="primary" onClick={form.apply}>
          {t("add")}
        </StaffButton>
        {isLink ? (
          <StaffButton variant="plain" onClick={form.remove}>
            {t("linkRemove")}
          </StaffButton>
        ) : null}
        <StaffButton variant="plain" onClick={form.done}>
          {t("cancel")}
        </StaffButton>
      </div>
    </div>
  );
}

/** The link as it is typed or chosen, and its way into the text. */
function useTextLink(editor: Editor, onDone: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const held = editor.getAttributes("a");
  const [typed, setTyped] = useState(typeof held.href === "string" ? held.href : "");
  const [isNewTab, setNewTab] = useState(held.target === "_blank");
  const [isRefused, setRefused] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const isLink = editor.isActive("a");
  /** The last choice: its title becomes the text of a link without selected words. */
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // After the library has closed, because it keeps the focus.
    if (target) field.current?.focus();
  }, [target]);
  const take = (chosen: Target) => {
    setTarget(chosen);
    setTyped(chosen.address);
    setRefused(false);
    setPicking(false);
  };

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
    // Without selected words, the title of the chosen target becomes the text, otherwise the address.
    if (editor.state.selection.empty && !isLink) {
      const text = (target?.address === typed && target.name) || typed.trim();
      chain.insertContent({ type: "text", text, marks: [mark] }).run();
    } else chain.setMark("a", mark.attrs).run();
    done();
  };
  const remove = () => {
    editor.chain().extendMarkRange("a").unsetMark("a").run();
    done();
  };

  return {
    field,
    typed,
    setTyped: (address: string) => {
      setTyped(address);
      setRefused(false);
    },
    isRefused,
    isNewTab,
    setNewTab,
    isPicking,
    togglePicking: () => setPicking(!isPicking),
    isLink,
    target,
    take,
    done,
    apply,
    remove,
  };
}
