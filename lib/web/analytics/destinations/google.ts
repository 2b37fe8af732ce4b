import type { Granted, Sources } from "#lib/web/analytics/destination.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";

declare global {
  interface Window {
    /** The queue that Google's scripts read, and any other tag manager of the page. */
    dataLayer?: unknown[];
  }
}

/** Appends an entry to the page's queue. */
export function pushToDataLayer(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Google's `gtag()`. Its script reads commands only as an `arguments` object; an array is ignored. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script reads nothing else
  pushToDataLayer(arguments);
}

const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

let hasDefault = false;

/** Consent Mode v2: everything is denied by default, and then what the visitor has allowed is granted. */
export function sendConsent(granted: Granted): void {
  if (!hasDefault) gtag("consent", "default", DENIED);
  hasDefault = true;
  const ads = granted.marketing ? "granted" : "denied";
  gtag("consent", "update", {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: granted.statistics ? "granted" : "denied",
  });
}

/** Everything is denied again, before the page is loaded without the script. */
export const denyConsent = (): void => sendConsent({ statistics: false, marketing: false });

/** Tells Google's scripts the page's address and referrer without what may name a person. */
export const setPageAddress = (): void =>
  gtag("set", {
    page_location: withoutPersonal(location.href),
    page_referrer: withoutPersonal(document.referrer),
  });

/** The sources of Google's guide "Use Tag Manager with a Content Security Policy", without its preview and ads. */
export const googleSources = (origin: string, others: readonly string[]): Sources => {
  const collectors = [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    origin,
    ...others,
  ];
  return { scripts: [origin, ...others], connects: collectors, pictures: collectors };
};

/** Names of the cookies that Google's scripts keep on the shop's own domain. */
export const GOOGLE_COOKIES = /^_(ga|gid|gcl|gat)/;
