"use client";

import { LastResortError } from "#components/layout/last-resort-error.tsx";

/** The root layout itself failed: nothing of the site is known here. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body style={{ fontFamily: "system-ui, sans-serif", colorScheme: "light dark" }}>
        <LastResortError />
      </body>
    </html>
  );
}
