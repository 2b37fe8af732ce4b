"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "#components/kit/ui/icon.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import { PICKED } from "./picked-look.ts";
import type { Choice } from "./reads.ts";

interface Props {
  readonly name: string;
  readonly keys: readonly string[];
  /** The known items; null while they are being read. */
  readonly known: readonly Choice[] | null;
  readonly isFailed: boolean;
  /** Whether their order counts. */
  readonly isOrdered: boolean;
  readonly onChange: (keys: readonly string[]) => void;
  readonly announce: (message: string) => void;
}

/** The chosen items: their order can be changed by dragging, by buttons, or with Alt and an arrow key. */
export function PickedList(props: Props) {
  const { name, keys, known, isFailed, isOrdered, onChange, announce } = props;
  const t = useTranslations("edit.settings");
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** The button that takes the focus once the list is redrawn. */
  const focusNext = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved row loses the focus when it is redrawn
  useEffect(() => {
    if (focusNext.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-picked]") ?? [];
    const button = [...buttons].find(({ dataset }) => dataset.picked === focusNext.current);
    (button ?? list.current)?.focus();
    focusNext.current = null;
  }, [keys]);

  const titleOf = (key: string): string => {
    const choice = known?.find((one) => one.key === key);
    if (choice) return choice.title;
    return t(isFailed ? "unread" : known ? "missing" : "loading");
  };
  const move = (key: string, to: number, button: string) => {
    const from = keys.indexOf(key);
    if (from < 0 || to < 0 || to >= keys.length || from === to) return;
    focusNext.current = `${button}:${key}`;
    onChange(keys.toSpliced(from, 1).toSpliced(to, 0, key));
    announce(t("moved", { title: titleOf(key), place: to + 1, count: keys.length }));
  };
  const remove = (key: string) => {
    const at = keys.indexOf(key);
    const neighbour = keys[at + 1] ?? keys[at - 1] ?? "";
    focusNext.current = `remove:${neighbour}`;
    onChange(keys.filter((one) => one !== key));
    announce(t("removed", { title: titleOf(key) }));
  };
  const onKeyDown = (event: KeyboardEvent, key: string, button: string) => {
    const pressed = pressedKey(event);
    const by = pressed === "ArrowUp" ? -1 : pressed === "ArrowDown" ? 1 : 0;
    if (!isOrdered || !event.altKey || by === 0) return;
    event.preventDefault();
    move(key, keys.indexOf(key) + by, button);
  };
  const button = (key: string, what: "up" | "down" | "remove", isOff = false) => (
    <IconButton
      data-picked={`${what}:${key}`}
      label={t(what, { title: titleOf(key) })}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (what === "remove") remove(key);
        else move(key, keys.indexOf(key) + (what === "up" ? -1 : 1), what);
      }}
      onKeyDown={(event) => onKeyDown(event, key, what)}
    >
      <Icon name={GLYPHS[what]} className={what === "up" ? "rotate-180" : undefined} />
    </IconButton>
  );
  return (
    <ul ref={list} aria-label={t("chosen", { name })} tabIndex={-1} className="grid gap-1">
      {keys.map((key, index) => (
        <li
          key={key}
          className={classNames(
            PICKED,
            "data-dragged:opacity-50 data-missing:border-dashed data-missing:text-danger [&[draggable=true]]:cursor-grab",
          )}
          draggable={isOrdered && keys.length > 1}
          data-dragged={dragged === key || undefined}
          data-missing={(known !== null && !known.some((one) => one.key === key)) || undefined}
          onDragStart={(event) => {
            event.dataTransfer.setData("text/plain", titleOf(key));
            event.dataTransfer.effectAllowed = "move";
            setDragged(key);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault();
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, index, "up");
            setDragged(null);
          }}
        >
          <ChoiceFace choice={known?.find((one) => one.key === key)} title={titleOf(key)} />
          {isOrdered && keys.length > 1 ? (
            <>
              {button(key, "up", index === 0)}
              {button(key, "down", index === keys.length - 1)}
            </>
          ) : null}
          {button(key, "remove")}
        </li>
      ))}
    </ul>
  );
}

const GLYPHS = {
  up: "chevron-down",
  down: "chevron-down",
  remove: "close",
} as const satisfies Record<string, IconName>;

/** Picture and title of a choice. */
export function ChoiceFace({ choice, title }: { choice: Choice | undefined; title: string }) {
  return (
    <>
      {choice?.image ? (
        <Picture
          image={choice.image}
          alt=""
          sizes="40px"
          className="size-9 flex-none rounded-sm object-cover"
        />
      ) : null}
      <span dir="auto" className="min-w-0 flex-auto ps-1.5 wrap-anywhere">
        {title}
      </span>
    </>
  );
}
