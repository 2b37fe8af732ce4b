"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { SlotKind } from "#lib/shop/domain/sections/definition.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
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
