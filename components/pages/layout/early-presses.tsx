import { headers } from "next/headers";
import { EARLY_PLACES } from "#components/kit/hydration/early-places.ts";
import { LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";

/**
 * Records clicks and typed text before hydration, on a page that is made for one request: its scripts are listed in the
 * page as usual, so they need not be started. Such a page contains `SayHydrated`, which replays the recorded actions.
 * Placed before the first control, because such a page is streamed.
 * @param withPlaces whether it is edited in place: a press selects
 */
export async function EarlyPresses({ withPlaces }: { withPlaces: boolean }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <script
      nonce={nonce}
      data-scripts=""
      // Browsers hide a nonce from scripts.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
      dangerouslySetInnerHTML={{ __html: withPlaces ? EARLY_PLACES + LATE_SCRIPTS : LATE_SCRIPTS }}
    />
  );
}
