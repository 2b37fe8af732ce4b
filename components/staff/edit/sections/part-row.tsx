"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { OutlineRow } from "./outline-row.tsx";
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
    <OutlineRow
      data-part={part}
      handle={handle}
      name={name}
      state={isHidden ? t("visible.never") : ""}
      tools={
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
      }
    />
  );
}
