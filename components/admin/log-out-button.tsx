"use client";

import { Icon } from "#components/ui/icon.tsx";

/** Ends the session and shows the site as everybody sees it. */
export function LogOutButton({ label, className }: { label: string; className: string }) {
  const logOut = async () => {
    await fetch("/api/session/logout", {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "baseline" },
      body: "{}",
    }).catch(() => null);
    window.location.assign("/");
  };
  return (
    <button type="button" className={className} onClick={logOut}>
      <Icon name="external" />
      {label}
    </button>
  );
}
