"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Moment } from "#lib/staff/edit/model/save-groups.ts";

interface Props {
  /** The newest first. */
  moments: readonly Pick<Moment, "at" | "by">[];
  index: number;
  onChange: (index: number) => void;
}

/** A slider through moments, the newest at the end. */
export function MomentSlider({ moments, index, onChange }: Props) {
  const t = useTranslations("edit.history");
  const id = useId();
  const nameOf = useMomentNames();
  const moment = moments[index];
  const last = moments.length - 1;
  const name = moment ? nameOf(moment) : "";
  return (
    <div className="[&>div]:flex [&>div]:items-center [&>div]:gap-3 [&_input]:min-h-11 [&_input]:min-w-0 [&_input]:flex-1 [&_input]:accent-current">
      <label htmlFor={id}>{t("moment")}</label>
      <div>
        <StaffButton
          aria-disabled={index === last}
          onClick={() => index < last && onChange(index + 1)}
        >
          {t("older")}
        </StaffButton>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={last - index}
          aria-valuetext={name}
          onChange={(event) => onChange(last - Number(event.currentTarget.value))}
        />
        <StaffButton aria-disabled={index === 0} onClick={() => index > 0 && onChange(index - 1)}>
          {t("newer")}
        </StaffButton>
      </div>
      <h3 aria-live="polite">{name}</h3>
    </div>
  );
}

/** "12 May 2026, 14:03, by Ana", in the site's time zone. */
export function useMomentNames() {
  const t = useTranslations("edit.history");
  const format = useFormatter();
  return ({ at, by }: Pick<Moment, "at" | "by">): string => {
    const date = new Date(at);
    const time = Number.isNaN(date.valueOf())
      ? t("noTime")
      : format.dateTime(date, { dateStyle: "medium", timeStyle: "short" });
    return by === "" ? time : t("by", { time, name: by });
  };
}
