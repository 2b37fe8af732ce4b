"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { textOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { fromClock, toClock } from "#components/staff/edit/ui/clock-field.ts";

/** A date and time in the site's time zone, whose name is shown beside it. */
export function MomentControl({ name, place, shown, describedBy }: ControlProps) {
  const t = useTranslations("edit.pages");
  const { timeZone } = useSite();
  const hint = useId();
  const write = (clock: string) => {
    const moment = fromClock(clock, timeZone);
    // A stored moment in another spelling is not a change.
    const isStored = clock !== "" && toClock(textOf(place.stored), timeZone) === clock;
    place.type(isStored ? place.stored : (moment ?? undefined));
  };
  return (
    <>
      <input
        type="datetime-local"
        className="is-field min-h-10 w-full"
        data-edit={place.address}
        aria-label={name}
        aria-describedby={[hint, describedBy].filter(Boolean).join(" ")}
        value={toClock(textOf(shown), timeZone)}
        onFocus={place.enter}
        onBlur={place.leave}
        onChange={(event) => write(event.target.value)}
      />
      <p id={hint} className="text-small text-muted">
        {t("dateHint", { zone: timeZone })}
      </p>
    </>
  );
}
