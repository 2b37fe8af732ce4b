"use client";

import { useTranslations } from "next-intl";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { Select } from "#components/staff/ui/control.tsx";
import type { OptionDefinition } from "#lib/shop/domain/sections/definition.ts";

type ChoiceOption = Extract<OptionDefinition, { control: "choice" }>;

/** One of a few named values. */
export function ChoiceControl(props: ControlProps & { readonly option: ChoiceOption }) {
  const { name, place, shown, describedBy, option } = props;
  const t = useTranslations("edit.settings");
  return (
    <Select
      data-edit={place.address}
      aria-label={name}
      aria-describedby={describedBy}
      value={textOf(shown) || textOf(typeof option.usual === "string" ? option.usual : undefined)}
      onChange={(event) => place.set(event.target.value || undefined)}
    >
      <option value="">{t("none")}</option>
      {option.choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
}
