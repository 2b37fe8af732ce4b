"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { listOf } from "#components/edit/settings/read-value.ts";
import { Icon } from "#components/ui/icon.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import type { ControlProps } from "./control.ts";

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
    <div className="edit-settings-words">
      <ul>
        {words.map((word) => (
          <li key={word}>
            <span dir="auto">{word}</span>
            <button
              type="button"
              className="edit-button edit-icon"
              aria-label={t("remove", { title: word })}
              onClick={() => remove(word)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className="edit-settings-row">
        <input
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
        <button type="button" className="edit-button edit-outlined" onClick={add}>
          {t("add")}
        </button>
      </div>
    </div>
  );
}
