"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { showPlace } from "#components/staff/edit/page/show-place.ts";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { TextBox } from "#components/staff/ui/control.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";

/** A rich text: its words, with a link to where it is edited. A text without markup can be edited here. */
export function HtmlControl(control: ControlProps) {
  const t = useTranslations("edit");
  const { name, place, shown, isPhone, describedBy } = control;
  const [isTyping, setTyping] = useState(false);
  const text = textOf(shown);
  // Typing the first tag here does not remove the field.
  const isPlain = isTyping || !/<[a-z]/i.test(text);
  const field = (label: string) => (
    <TextBox
      rows={isPlain ? 2 : 5}
      dir="auto"
      spellCheck={isPlain}
      className={isPlain ? undefined : "mt-2 max-h-56 font-mono text-[0.8125rem]"}
      data-edit-source={place.address}
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      onFocus={() => {
        if (isPlain) setTyping(true);
        place.enter();
      }}
      onBlur={() => {
        setTyping(false);
        place.leave();
      }}
      onChange={(event) => place.type(event.target.value || undefined)}
    />
  );
  return (
    <div className="grid gap-2">
      {isPlain ? (
        field(name)
      ) : (
        <p
          dir="auto"
          className="edit-shown-text max-h-56 overflow-auto rounded-[0.5rem] bg-sunken px-2.5 py-2 wrap-anywhere whitespace-pre-line"
        >
          {readableValue(text)}
        </p>
      )}
      {isPhone ? null : (
        <StaffButton
          aria-label={t("settings.writeOnPage", { name })}
          onClick={() => showPlace(place.address)}
        >
          {t("settings.onPage")}
        </StaffButton>
      )}
      {isPlain ? null : (
        <details>
          <summary className="cursor-pointer text-small text-muted">{t("source.open")}</summary>
          {field(t("settings.source", { name }))}
        </details>
      )}
    </div>
  );
}
