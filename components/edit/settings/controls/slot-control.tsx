"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { readableValue } from "#components/edit/readable-value.ts";
import { textOf } from "#components/edit/settings/read-value.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { SlotKind } from "#lib/domain/sections/definition.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import type { ControlProps } from "./control.ts";
import { HtmlControl } from "./html-control.tsx";
import { TextControl } from "./text-control.tsx";

interface Props extends ControlProps {
  readonly kind: SlotKind;
  readonly elementId: number;
  readonly path: string;
}

/** A text, or a value chosen in its own dialog: a link, a picture, an icon. */
export function SlotControl({ kind, elementId, path, ...control }: Props) {
  const t = useTranslations("edit.settings");
  const { store } = useEditContext();
  const { name, place, shown, describedBy } = control;
  if (kind === "text") return <TextControl {...control} />;
  if (kind === "html") return <HtmlControl {...control} />;
  const dialog = kind === "media" ? "picture" : kind;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p dir="auto" className="min-w-0 flex-1 basis-32 wrap-anywhere">
        {nameOf(shown) || t("none")}
      </p>
      <StaffButton
        data-edit={place.address}
        aria-label={t("chooseName", { name })}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => store.getState().open({ name: dialog, elementId, path })}
      >
        {t("choose")}
      </StaffButton>
    </div>
  );
}

/** A medium's title; a link's text and address; an icon's name. */
function nameOf(value: Json | undefined): string {
  if (!isRecord(value) || value.path === undefined) return readableValue(value);
  return textOf(value.title as Json) || textOf(value.originalName as Json);
}
