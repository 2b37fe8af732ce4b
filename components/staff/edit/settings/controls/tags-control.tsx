"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "#components/kit/ui/icon.tsx";
import { PICKED } from "#components/staff/edit/settings/picks/picked-look.ts";
import { listOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { Input } from "#components/staff/ui/control.tsx";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** Words such as hashtags, each with a button that removes it. */
export function WordsControl({ name, place, shown, describedBy }: ControlProps) {
  const t = useTranslations("edit.settings");
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const words = listOf(shown);
  const add = () => {
    const more = listOf(typed).filter((word) => !words.includes(word));
    if (more.length > 0) place.set([...words, ...more]);
    setTyped("");
  };
  const remove = (word: string) => {
    const left = words.filter((one) => one !== word);
    place.set(left.length > 0 ? left : undefined);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key !== "Enter" && key !== ",") return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {words.map((word) => (
          <li key={word} className={PICKED}>
            <span dir="auto" className="min-w-0 flex-auto ps-1.5 wrap-anywhere">
              {word}
            </span>
            <IconButton label={t("remove", { title: word })} onClick={() => remove(word)}>
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          className="w-auto min-w-0 flex-1"
          ref={field}
          dir="auto"
          data-edit={place.address}
          aria-label={name}
          aria-describedby={describedBy}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <StaffButton onClick={add}>{t("add")}</StaffButton>
      </div>
    </div>
  );
}
