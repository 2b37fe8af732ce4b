import type { TrackedAction } from "./tracked-action.ts";

/** The signals by which a browser asks not to be tracked: on `navigator`, or on `window` in old browsers. */
interface Signals {
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

declare global {
  interface Window {
    readonly doNotTrack?: string | null;
  }
}

/** Whether the visitor wants no tracking (docs/security.md §2.4). */
export const wantsPrivacy = (navigator: Signals, window: Signals = {}): boolean =>
  [navigator.doNotTrack, navigator.msDoNotTrack, window.doNotTrack].some(
    (signal) => signal === "1" || signal === "yes",
  ) || navigator.globalPrivacyControl === true;

/**
 * Sends a shopper's action to the site's destinations. `<html data-analytics>` lists them (marker.ts); without it, or
 * if the visitor wants no tracking, nothing is loaded or sent.
 */
export function track(action: TrackedAction): void {
  if (!document.documentElement.dataset.analytics || wantsPrivacy(navigator, window)) return;
  // A failure is ignored: the shopper needs neither the code nor the request.
  void import("./send-action.ts").then(({ sendAction }) => sendAction(action)).catch(() => {});
}
