"use client";

import { Glyph } from "#components/kit/ui/glyph.tsx";
import { logOut } from "#components/staff/admin/leave-admin.ts";

const DOOR_PATH = "M10 5H5v14h5m5-3.5 4-3.5-4-3.5m4 3.5H10";

/** Ends the session and shows the site as shoppers see it. */
export function LogOutButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" className={className} onClick={logOut}>
      <Glyph path={DOOR_PATH} className="rtl:-scale-x-100" />
      {label}
    </button>
  );
}
