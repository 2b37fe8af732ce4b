import { headers } from "next/headers";
import { LATE_SCRIPTS } from "#lib/security/late-scripts.ts";
import { HYDRATED } from "#lib/utils/hydrated.ts";

/**
 * A press on an editable text within a link or a button only places the cursor, as it does once React answers
 * (components/edit/use-click-guard.ts): it is not kept as a press on the link.
 */
const PLACES = `{let h=e=>{let t=e.target.closest("[data-edit][contenteditable]");t?.closest("a,button,summary,label")&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&(e.preventDefault(),e.stopImmediatePropagation())};
addEventListener("click",h,!0);
addEventListener("${HYDRATED}",()=>removeEventListener("click",h,!0),!0)}`;

/**
 * Keeps what is pressed and typed before React answers, on a page that is made for one request: its scripts are named in
 * the page as usual, so there are none to start. Such a page holds `SayHydrated`, which takes what was kept.
 *
 * Stands before what can be pressed, because such a page arrives in pieces.
 *
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
