import type { Destination } from "#lib/web/analytics/destination.ts";
import { toGa4 } from "#lib/web/analytics/ga4-event.ts";
import { addScript } from "./add-script.ts";
import {
  gtag as command,
  denyConsent,
  GOOGLE_COOKIES,
  googleSources,
  sendConsent,
  setPageAddress,
} from "./google.ts";
import { removeCookies } from "./remove-cookies.ts";

/** Google Analytics 4 by Google's tag, or a server-side tagging host that serves the same script. */
export const gtag: Destination = {
  kind: "gtag",
  hosts: googleSources,
  load({ id, origin }, granted) {
    sendConsent(granted);
    command("js", new Date());
    setPageAddress();
    // Page views are events of ours, so that their addresses hold nothing personal.
    command("config", id, { send_page_view: false });
    addScript(`${origin}/gtag/js?id=${encodeURIComponent(id)}`);
  },
  send({ id }, action) {
    const { name, params } = toGa4(action);
    if (action.type === "pageView") setPageAddress();
    command("event", name, { ...params, send_to: id });
  },
  stop({ id }) {
    denyConsent();
    // Google's documented switch, which its script reads before each hit.
    Object.assign(window, { [`ga-disable-${id}`]: true });
    removeCookies(GOOGLE_COOKIES);
  },
};
