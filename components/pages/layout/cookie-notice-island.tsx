"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/base/browser/cookie.ts";

const cookie = browserCookie("cookieNotice", YEAR_COOKIE_DAYS);
const isAccepted = () => cookie.read() === "accepted";

/**
 * Hidden in the cached page, and shown to visitors who have not agreed, so that it never flashes for the others: by the
 * page's inline script before the first paint (lib/web/security/late-scripts.ts), and by this one if there is none. React
 * leaves the attribute unchanged until the effect below. The notice overlays the page, so nothing moves;
 * app/styles/base.css keeps the focused element visible above it.
 */
export function CookieNoticeIsland(props: {
  label: string;
  button: ReactNode;
  children: ReactNode;
}) {
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
      className="cookie-notice"
    >
      <div className="cookie-notice-row">
        <div className="min-w-0 grow">{props.children}</div>
        <Button size="sm" onClick={accept} className="shrink-0">
          {props.button}
        </Button>
      </div>
    </section>
  );
}
