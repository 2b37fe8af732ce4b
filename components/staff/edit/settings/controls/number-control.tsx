"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { NumberInput } from "#components/kit/ui/form/number-input.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { numberOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { readWhole } from "#lib/base/utils/numbers/read-number.ts";
import type { OptionDefinition } from "#lib/shop/domain/sections/definition.ts";

type NumberOption = Extract<OptionDefinition, { control: "number" }>;

/** A slider has a step for each number: at most this many. */
const MOST_STEPS = 60;

/** A whole number in a range: a field with steppers, and a slider for a short range. */
export function NumberControl(props: ControlProps & { readonly option: NumberOption }) {
  const { name, place, shown, describedBy, option } = props;
  const t = useTranslations("edit.settings");
  const locale = useLocale();
  const id = useId();
  const { min, max } = option;
  const [typed, setTyped] = useState<string | null>(null);
  const usual = typeof option.usual === "number" ? option.usual : null;
  const number = numberOf(shown);
  const fits = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  /** NaN if it isn't a whole number. */
  const read = (text: string) => Number(readWhole(text, locale) ?? Number.NaN);
  const isWrong = typed !== null && typed.trim() !== "" && !fits(read(typed));

  const show = (value: number) =>
    place.type(numberOf(place.stored) === value ? place.stored : value);
  const write = (text: string) => {
    setTyped(text);
    if (text.trim() === "") place.type(undefined);
    else if (fits(read(text))) show(read(text));
  };
  const step = (by: number) => {
    const from = number ?? usual ?? (by > 0 ? min - 1 : min + 1);
    const next = Math.min(max, Math.max(min, Math.round(from) + by));
    setTyped(null);
    show(next);
  };
  const leave = () => {
    setTyped(null);
    place.leave();
  };
  return (
    <fieldset
      aria-label={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <div className="grid grid-cols-[auto_minmax(3.5rem,5rem)_auto_minmax(0,1fr)] items-center gap-1.5 [&>p]:col-span-full">
        {" "}
        <IconButton label={t("less", { name })} onClick={() => step(-1)}>
          <Icon name="minus" />
        </IconButton>
        <NumberInput
          className="is-field min-h-10"
          locale={locale}
          data-edit={place.address}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={[isWrong ? id : "", describedBy].filter(Boolean).join(" ") || undefined}
          min={min}
          max={max}
          placeholder={usual === null ? undefined : String(usual)}
          value={typed ?? (number === null ? "" : String(number))}
          onText={write}
        />
        <IconButton label={t("more", { name })} onClick={() => step(1)}>
          <Icon name="plus" />
        </IconButton>
        {max - min <= MOST_STEPS ? (
          <input
            type="range"
            data-edit={place.address}
            aria-label={name}
            min={min}
            max={max}
            step={1}
            value={number ?? usual ?? min}
            onChange={(event) => {
              setTyped(null);
              show(Number(event.target.value));
            }}
          />
        ) : null}
        {isWrong ? (
          <p id={id} role="alert" className="basis-full text-danger">
            {t("range", { min, max })}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
