"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { useBelowHeader } from "#components/staff/edit/ui/use-below-header.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { SettingsList } from "./settings-list.tsx";
import "./settings.css";

/** The least CSS width of a window with room for a phone beside the panel. */
const WIDE = 768;

/**
 * Shows the page as on a phone while the phone's side of the panel is open. A narrow window is a phone's already. A
 * preview that was open stays.
 */
function usePhoneView(isPhone: boolean): void {
  const { store } = useEditContext();
  useEffect(() => {
    const { view, preview } = store.getState();
    const isShown = view !== null && view !== "desktop";
    if (!isPhone || isShown || window.innerWidth < WIDE) return;
    preview("phone");
    return () => {
      if (store.getState().view === "phone") preview(view);
    };
  }, [store, isPhone]);
}

/**
 * The settings of a section or of one of its parts, generated from its definition. It is next to the page and not
 * modal, so that the page shows the changes.
 */
export function SettingsPanel({ dialog, onClose, announce }: DialogProps<"settings">) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const { elementId, part } = dialog;
  const section = useEditState((state) => state.sections[elementId]);
  const definition = section ? definitionFor(section) : null;
  const { ofSection } = useLabels();
  useBelowHeader();
  const id = useId();
  const used = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPhone, setPhone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section and part begins at its heading
  useEffect(() => heading.current?.focus(), [elementId, part]);
  // Coming from the phone's preview, the panel starts on the phone's side.
  useEffect(() => {
    if (dialog.isPhone !== undefined) setPhone(dialog.isPhone);
  }, [dialog]);

  usePhoneView(isPhone);

  // A dialog above the panel has closed: the focus returns to its opener.
  const isCovered = useEditState((state) => state.under !== null);
  useEffect(() => {
    if (!isCovered && document.activeElement === document.body) used.current?.focus();
  }, [isCovered]);

  const name = section ? ofSection(section) : t("placeholder.untitled");
  const partName = definition?.parts && part !== null ? t(`names.${definition.parts.name}`) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // A dialog opened by a control closes alone.
    if (pressedKey(event) !== "Escape" || event.defaultPrevented) return;
    if (target instanceof Element && target.closest("dialog")) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="edit-settings tone-paper fixed end-0 top-(--edit-bar-height,3.25rem) bottom-0 z-1 flex w-88 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-[0.9375rem]/[1.45] shadow-[0_0_24px_rgb(0_0_0/0.25)] max-sm:start-0 max-sm:top-auto max-sm:max-h-[50dvh] max-sm:w-auto max-sm:rounded-t-[0.875rem] min-[80rem]:top-[calc(var(--edit-bar-height,3.25rem)+var(--edit-header-height,0rem))]"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        used.current = target;
      }}
    >
      <header className="flex items-center justify-between gap-2">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 text-[1.125rem] font-[650] wrap-anywhere outline-none!"
        >
          {t("settings.title", { name: partName ? `${name} · ${partName}` : name })}
        </h2>
        <StaffButton onClick={onClose}>{t("dialogClose")}</StaffButton>
      </header>
      {part === null ? null : (
        <StaffButton
          onClick={() => store.getState().open({ name: "settings", elementId, part: null })}
        >
          {t("settings.back", { name })}
        </StaffButton>
      )}
      <Segmented
        label={t("settings.screen")}
        options={[false, true]}
        value={isPhone}
        onChange={setPhone}
        draw={(phone) => t(phone ? "settings.phone" : "settings.desktop")}
        className="*:flex-1"
      />
      {section && definition ? (
        <SettingsList
          key={`${elementId}:${part}:${isPhone}`}
          section={section}
          definition={definition}
          part={part}
          isPhone={isPhone}
          announce={announce}
        />
      ) : (
        <p className="text-small text-muted">{t("settings.gone")}</p>
      )}
    </div>
  );
}
