"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { useBelowHeader } from "#components/edit/dialogs/use-below-header.ts";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { useLabels } from "#components/edit/use-labels.ts";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { definitionFor } from "#lib/domain/sections/find-definition.ts";
import { SettingsList } from "./settings-list.tsx";
import "./settings.css";

/**
 * The settings of a section or of one of its parts, made from its definition. It stands beside the page and is not
 * modal, so that the page shows what is set.
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
  // Whoever comes from the phone's preview begins at its side.
  useEffect(() => {
    if (dialog.isPhone !== undefined) setPhone(dialog.isPhone);
  }, [dialog]);

  // A dialog above the panel has closed: on with the control that opened it.
  const isCovered = useEditState((state) => state.under !== null);
  useEffect(() => {
    if (!isCovered && document.activeElement === document.body) used.current?.focus();
  }, [isCovered]);

  const name = section ? ofSection(section) : t("placeholder.untitled");
  const partName = definition?.parts && part !== null ? t(`names.${definition.parts.name}`) : null;
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // A dialog that a control has opened closes alone.
    if (pressedKey(event) !== "Escape" || event.defaultPrevented) return;
    if (target instanceof Element && target.closest("dialog")) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="edit-settings"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        used.current = target;
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1} dir="auto">
          {t("settings.title", { name: partName ? `${name} · ${partName}` : name })}
        </h2>
        <button type="button" className="edit-button" onClick={onClose}>
          {t("dialogClose")}
        </button>
      </header>
      {part === null ? null : (
        <button
          type="button"
          className="edit-button edit-outlined"
          onClick={() => store.getState().open({ name: "settings", elementId, part: null })}
        >
          {t("settings.back", { name })}
        </button>
      )}
      <fieldset className="edit-settings-screens">
        <legend className="sr-only">{t("settings.screen")}</legend>
        {[false, true].map((phone) => (
          <button
            key={String(phone)}
            type="button"
            className="edit-button"
            aria-pressed={isPhone === phone}
            onClick={() => setPhone(phone)}
          >
            {t(phone ? "settings.phone" : "settings.desktop")}
          </button>
        ))}
      </fieldset>
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
        <p className="edit-settings-quiet">{t("settings.gone")}</p>
      )}
    </div>
  );
}
