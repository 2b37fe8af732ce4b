"use client";

import { flagOf } from "#components/staff/edit/settings/read-value.ts";
import type { ControlProps } from "#components/staff/edit/settings/setting-control.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";

/** A yes or no. */
export function FlagControl({ name, place, shown, isPhone, describedBy }: ControlProps) {
  const set = (checked: boolean) => {
    // Setting it back to the stored value isn't a change; on phones no stored value means "as on the desktop".
    const isBack = flagOf(place.stored) === checked && !(isPhone && isUnset(place.stored));
    place.set(isBack ? place.stored : checked);
  };
  return (
    <label className="flex min-h-7 items-center gap-2.5 font-semibold [&>input]:size-5">
      <input
        type="checkbox"
        data-edit={place.address}
        aria-describedby={describedBy}
        checked={flagOf(shown)}
        onChange={(event) => set(event.target.checked)}
      />
      {name}
    </label>
  );
}
