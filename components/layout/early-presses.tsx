import { headers } from "next/headers";
import { LATE_SCRIPTS } from "#lib/security/late-scripts.ts";

/**
 * Keeps what is pressed and typed before React answers, on a page that is made for one request: its scripts are named in
 * the page as usual, so there are none to start. Such a page holds `SayHydrated`, which takes what was kept.
 *
 * Stands before what can be pressed, because such a page arrives in pieces.
 */
export async function EarlyPresses() {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <script
      nonce={nonce}
      data-scripts=""
      // Browsers hide a nonce from scripts.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: LATE_SCRIPTS }}
    />
  );
}
