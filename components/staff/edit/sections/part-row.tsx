"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { GLYPHS } from "./glyphs.ts";
import { TOOLS, Tool } from "./section-toolbar.tsx";

interface Props {
  /** Its key among the parts. */
  part: string;
  name: string;
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** There can be no more parts. */
  isFull: boolean;
  handle: HTMLAttributes<HTMLElement>;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onToggle: () => void;
  onSettings: () => void;
  /** A new part behind this one. */
  onInsert: () => void;
  onRemove: () => void;
}

/** A part of a section in the outline of the page, with its tools. */
export function PartRow({ part, name, isHidden, handle, ...props }: Props) {
  const t = useTranslations("edit.sections");
  const { isFirst, isLast, isFull } = props;
  return (
    <li
      data-part={part}
      className="border-b border-line data-drop-after:shadow-[inset_0_-3px_0_var(--edit-mark)] data-drop-before:shadow-[inset_0_3px_0_var(--edit-mark)]"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        {/* For the pointer only; the buttons and keys do the same. */}
        <span
          aria-hidden="true"
          className="edit-drag grid h-9 w-8 cursor-grab touch-none place-items-center text-muted"
          {...handle}
        >
          <Glyph path={GLYPHS.drag} />
        </span>
        <span className="edit-row-name flex min-w-0 flex-1 basis-40 flex-col items-start py-1 text-start font-semibold [&_small]:text-[0.8125rem] [&_small]:font-normal [&_small]:text-muted">
          <span>{name}</span>
          {isHidden ? <small>{t("visible.never")}</small> : null}
        </span>
        <div className={TOOLS}>
          <Tool
            glyph="up"
            label={t("up")}
            about={name}
            isOff={isFirst}
            onPress={() => props.onMove(-1)}
          />
          <Tool
            glyph="down"
            label={t("down")}
            about={name}
            isOff={isLast}
            onPress={() => props.onMove(1)}
          />
          <Tool glyph="copy" label={t("copy")} about={name} isOff={isFull} onPress={props.onCopy} />
          <Tool
            glyph={isHidden ? "show" : "hide"}
            label={t(isHidden ? "show" : "hide")}
            about={name}
            onPress={props.onToggle}
          />
          <Tool glyph="settings" label={t("settings")} about={name} onPress={props.onSettings} />
          <Tool
            glyph="insert"
            label={t("addPartAfter")}
            about={name}
            isOff={isFull}
            onPress={props.onInsert}
          />
          <Tool glyph="remove" label={t("remove")} about={name} onPress={props.onRemove} />
        </div>
      </div>
    </li>
  );
}
