"use client";

import type { KeyboardEvent } from "react";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { TextBox } from "#components/staff/ui/control.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { joinLines } from "#lib/base/utils/one-line.ts";

/** A plain text in one line; Enter leaves it. */
export function TextControl({ name, place, shown, describedBy }: ControlProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (pressedKey(event) !== "Enter") return;
    event.preventDefault();
    place.leave();
    place.enter();
  };
  return (
    <TextBox
      rows={1}
      dir="auto"
      data-edit={place.address}
      aria-label={name}
      aria-describedby={describedBy}
      value={textOf(shown)}
      onFocus={place.enter}
      onBlur={place.leave}
      onKeyDown={onKeyDown}
      onChange={(event) => place.type(joinLines(event.target.value) || undefined)}
    />
  );
}
