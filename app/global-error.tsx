"use client";

import { LastResortError } from "#components/pages/layout/last-resort-error.tsx";

/** The root layout itself failed: the site and its messages are not available here. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body style={{ fontFamily: "system-ui, sans-serif", colorScheme: "light dark" }}>
        <LastResortError />
      </body>
    </html>
  );
}
