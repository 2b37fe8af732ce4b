"use client";

import type { KeyboardEvent } from "react";
import { textOf } from "#components/edit/settings/read-value.ts";
import { TextBox } from "#components/staff/ui/control.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { joinLines } from "#lib/utils/one-line.ts";
import type { ControlProps } from "./control.ts";

/** A plain text. It has one line, however long that is; Enter leaves it. */
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
