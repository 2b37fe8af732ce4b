import type { Destination } from "#lib/web/analytics/destination.ts";
import { addScript } from "./add-script.ts";
import { pushEvent } from "./data-layer.ts";
import {
  denyConsent,
  GOOGLE_COOKIES,
  googleSources,
  pushToDataLayer,
  sendConsent,
} from "./google.ts";
import { removeCookies } from "./remove-cookies.ts";

/** A container of Google Tag Manager. Its tags may load scripts only of hosts that the operator has named for it. */
export const gtm: Destination = {
  kind: "gtm",
  hosts: googleSources,
  load({ id, origin }, granted) {
    sendConsent(granted);
    pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`${origin}/gtm.js?id=${encodeURIComponent(id)}`);
  },
  send: (_, action) => pushEvent(action),
  stop() {
    denyConsent();
    removeCookies(GOOGLE_COOKIES);
  },
};
