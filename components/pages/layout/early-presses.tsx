import { headers } from "next/headers";
import { EARLY_PLACES } from "#components/kit/hydration/early-places.ts";
import { LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";

/**
 * Records clicks and typed text before hydration, on a page rendered per request, whose scripts load as usual. Such a
 * page contains `SayHydrated`, which replays the recorded actions. Placed before the first control, because the page is
 * streamed.
 * @param withPlaces whether the page is edited in place, where a press selects
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
