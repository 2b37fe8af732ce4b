"use client";

import { useTranslations } from "next-intl";
import { usePlace } from "#components/staff/edit/page/use-place.ts";
import { contrastOf } from "#lib/base/utils/contrast.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { NO_COLOR } from "./controls/color-control.tsx";
import { textOf } from "./read-value.ts";

interface Props {
  readonly section: Section;
  readonly definition: SectionDefinition;
  readonly isPhone: boolean;
}

/** The contrast that makes a text readable (WCAG 2.2 AA). */
const ENOUGH = 4.5;

/** Notes that a section's colours make its text hard to read. */
export function ContrastNote({ section, definition, isPhone }: Props) {
  const t = useTranslations("edit.settings");
  const [ground, phoneGround, ink, phoneInk] = [
    usePlace(section, definition, "options.background").value,
    usePlace(section, definition, "mobileOptions.background").value,
    usePlace(section, definition, "options.color").value,
    usePlace(section, definition, "mobileOptions.color").value,
  ];
  const behind = toColorText(isPhone ? textOf(phoneGround) || ground : ground);
  const text = toColorText(isPhone ? textOf(phoneInk) || ink : ink);
  const contrast = contrastOf(text, behind);
  return (
    <p
      role="status"
      className="hidden rounded-[0.5rem] bg-warning-soft px-3 py-2 text-warning not-empty:block"
    >
      {text !== "" && behind === "" ? <span>{t("noGround")}</span> : null}
      {contrast !== null && contrast < ENOUGH ? (
        <span>{t("lowContrast", { ratio: Math.floor(contrast * 10) / 10 })}</span>
      ) : null}
    </p>
  );
}

function toColorText(value: Json | undefined): string {
  const text = textOf(value).trim();
  return NO_COLOR.has(text) ? "" : text;
}
