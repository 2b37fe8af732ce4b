"use client";

import { Icon } from "#components/ui/icon.tsx";
import { postRoute } from "#lib/client/post-route.ts";

/** Ends the session and shows the site as shoppers see it. */
export function LogOutButton({ label, className }: { label: string; className: string }) {
  const logOut = async () => {
    await postRoute("session/logout");
    window.location.assign("/");
  };
  return (
    <button type="button" className={className} onClick={logOut}>
      <Icon name="external" />
      {label}
    </button>
  );
}
