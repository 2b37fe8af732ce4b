"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { Input } from "#components/staff/ui/control.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { toColor } from "#lib/base/utils/color.ts";
import { toHex } from "#lib/base/utils/contrast.ts";

/** The values that remove a desktop colour on phones, where an unset value means "as on the desktop". */
export const NO_COLOR: ReadonlySet<string> = new Set(["transparent", "inherit"]);

interface Props extends ControlProps {
  /** The value for no colour on phones. */
  readonly none: string;
}

/** A colour: picked, written, or none. */
export function ColorControl({ name, place, shown, isPhone, describedBy, none }: Props) {
  const t = useTranslations("edit.settings");
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const color = textOf(shown).trim();
  const isNone = color === "" || NO_COLOR.has(color);
  const isWrong = typed !== null && typed.trim() !== "" && toColor(typed) === null;
  const write = (text: string) => {
    setTyped(text);
    if (text.trim() === "") place.type(undefined);
    else if (toColor(text)) place.type(text.trim());
  };
  const leave = () => {
    setTyped(null);
    place.leave();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="color"
        className="edit-color h-10 w-11"
        data-none={isNone || undefined}
        aria-label={t("pickColor", { name })}
        value={toHex(color) ?? "#ffffff"}
        onChange={(event) => place.type(event.target.value)}
        onBlur={place.leave}
      />
      <Input
        className="w-auto min-w-0 flex-1 basis-36"
        dir="ltr"
        spellCheck={false}
        data-edit={place.address}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        aria-describedby={[isWrong ? id : "", describedBy].filter(Boolean).join(" ") || undefined}
        placeholder={t("none")}
        maxLength={70}
        value={typed ?? (isNone ? "" : color)}
        onFocus={place.enter}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      <StaffButton
        aria-label={t("noColor", { name })}
        aria-pressed={isNone}
        onClick={() => {
          setTyped(null);
          place.set(isPhone ? none : undefined);
        }}
      >
        {t("none")}
      </StaffButton>
      {isWrong ? (
        <p id={id} role="alert" className="basis-full text-danger">
          {t("notAColor")}
        </p>
      ) : null}
    </div>
  );
}
