import { headers } from "next/headers";
import { HYDRATED } from "#lib/base/utils/hydrated.ts";
import { LATE_SCRIPTS } from "#lib/web/security/late-scripts.ts";

/**
 * A click on an editable text within a link or a button only places the cursor, as it does after hydration
 * (components/staff/edit/page/use-click-guard.ts): it is not recorded as a click on the link.
 */
const PLACES = `{let h=e=>{let t=e.target.closest("[data-edit][contenteditable]");t?.closest("a,button,summary,label")&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&(e.preventDefault(),e.stopImmediatePropagation())};
addEventListener("click",h,!0);
addEventListener("${HYDRATED}",()=>removeEventListener("click",h,!0),!0)}`;

/**
 * Records clicks and typed text before hydration, on a page that is made for one request: its scripts are listed in the
 * page as usual, so they need not be started. Such a page contains `SayHydrated`, which replays the recorded actions.
 * Placed before the first control, because such a page is streamed.
 * @param withPlaces whether its texts can be edited in place
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
      dangerouslySetInnerHTML={{ __html: withPlaces ? PLACES + LATE_SCRIPTS : LATE_SCRIPTS }}
    />
  );
}
