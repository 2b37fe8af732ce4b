import type { ShopEvent } from "./types.ts";

/** Signals by which a browser asks not to be followed: `navigator`'s, and what old browsers put on `window`. */
interface Signals {
  readonly doNotTrack?: string | null;
  readonly msDoNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor wants no tracking (docs/security.md §2.4). */
export const wantsPrivacy = (navigator: Signals, window: Signals = {}): boolean =>
  [navigator.doNotTrack, navigator.msDoNotTrack, window.doNotTrack].some(
    (signal) => signal === "1" || signal === "yes",
  ) || navigator.globalPrivacyControl === true;

/**
 * Tells the site's target of an event. `<html data-events>` holds the target (CMS option `EventTarget`); without
 * it, or where the visitor wants no tracking, nothing is loaded and nothing is sent.
 */
export function track(event: ShopEvent): void {
  const target = document.documentElement.dataset.events;
  if (!target || wantsPrivacy(navigator as Signals, window as Signals)) return;
  // An event that is lost is no trouble of the shopper's.
  void import("./send-event.ts").then(({ sendEvent }) => sendEvent(target, event)).catch(() => {});
}
