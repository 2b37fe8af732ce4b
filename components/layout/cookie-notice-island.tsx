"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/browser/cookie.ts";

const cookie = browserCookie("cookieNotice", YEAR_COOKIE_DAYS);
const isAccepted = () => cookie.read() === "accepted";

/**
 * Hidden in the cached page, and shown by the script to visitors who have not agreed, so that it never flashes for the
 * others. It lies over the page, so nothing moves; app/styles/base.css keeps the focus clear of it.
 */
export function CookieNoticeIsland(props: { label: string; button: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!isAccepted()), []);

  const accept = () => {
    cookie.write("accepted");
    setOpen(false);
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <section
      aria-label={props.label}
      data-cookie-notice
      data-behind-menu
      hidden={!isOpen}
      className="fixed inset-x-3 bottom-3 z-20 mx-auto max-h-[45dvh] max-w-3xl overflow-y-auto rounded-lg border border-line bg-surface shadow-high"
    >
      <div className="flex items-center gap-4 p-3 ps-4 max-sm:flex-col max-sm:items-stretch sm:p-4 sm:ps-5">
        <div className="min-w-0 grow">{props.children}</div>
        <Button size="sm" onClick={accept} className="shrink-0">
          {props.button}
        </Button>
      </div>
    </section>
  );
}
