import type { Settings } from "#lib/base/config/settings.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import { INSTAGRAM_PICTURES } from "#lib/shop/domain/content/social-posts.ts";
import { type Sources as AnalyticsSources, NO_SOURCES } from "#lib/web/analytics/destination.ts";

type PolicySettings = Pick<
  Settings,
  | "BACKEND_URL"
  | "MEDIA_URL"
  | "PAYMENT_HOSTS"
  | "PAYMENT_SCRIPT_HOSTS"
  | "SANDBOX"
  | "BROWSER_REPORTS"
>;
type PaymentSettings = Omit<PolicySettings, "MEDIA_URL" | "BROWSER_REPORTS">;

interface Sources {
  /** `'sha256-…'` of each inline script of a cached page. */
  readonly hashes?: readonly string[];
  /** The nonce of a page rendered for one request. */
  readonly nonce?: string;
  /** Whether the page's site has a captcha: only then are Google's script and frame allowed. */
  readonly captcha?: boolean;
  /** Those of the site's destinations of analytics. */
  readonly analytics?: AnalyticsSources;
  /** React's development build evaluates code, and its tools use a socket. */
  readonly development?: boolean;
}

/**
 * The one Content-Security-Policy (docs/security.md §2.2). Inline styles come from React and next/image. Fonts need no
 * directive of their own: `default-src` covers them.
 */
export function buildCsp(
  settings: PolicySettings,
  {
    hashes = [],
    nonce,
    captcha = false,
    analytics = NO_SOURCES,
    development = false,
  }: Sources = {},
): string {
  const paypal = paypalSources(settings);
  const recaptcha = captcha && !settings.SANDBOX ? RECAPTCHA : NOTHING;
  const script = [
    "'self'",
    ...hashes,
    ...(nonce ? [`'nonce-${nonce}'`] : []),
    ...paypal.scripts,
    ...recaptcha.scripts,
    ...analytics.scripts,
    ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : []),
  ];
  return [
    ["default-src", "'self'"],
    ["script-src", ...script],
    ["style-src", "'self'", "'unsafe-inline'"],
    [
      "img-src",
      "'self'",
      "data:",
      "blob:",
      originOf(settings.MEDIA_URL),
      ...paypal.pictures,
      ...analytics.pictures,
      ...(settings.SANDBOX ? [] : INSTAGRAM_PICTURES.map((end) => `https://*${end}`)),
    ],
    ["media-src", "'self'", "blob:", originOf(settings.MEDIA_URL)],
    [
      "connect-src",
      "'self'",
      originOf(settings.MEDIA_URL),
      ...paypal.origins,
      ...analytics.connects,
      ...(development ? ["ws:", "wss:"] : []),
    ],
    ["form-action", "'self'", ...paymentOrigins(settings)],
    ["frame-src", "'self'", ...paypal.origins, ...recaptcha.frames],
    ["frame-ancestors", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ...(settings.BROWSER_REPORTS ? [["report-uri", REPORT_PATH]] : []),
  ]
    .map((directive) => [...new Set(directive)].join(" "))
    .join("; ");
}

/** Where browsers report what the policy has blocked (app/api/reports); every browser knows `report-uri`. */
const REPORT_PATH = "/api/reports";

/** The policy of static pages (unknown host, maintenance, 503), which run no scripts. */
export const STATIC_PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";

/**
 * Origins that a payment form may be sent to (docs/security.md §1.6): `PAYMENT_HOSTS` over https, loopback hosts of the
 * list over http too, and the sandbox's own host while it is the backend.
 */
export const paymentOrigins = (settings: PaymentSettings): string[] => [
  ...new Set([...originsOf(settings.PAYMENT_HOSTS), ...sandboxOrigin(settings)]),
];

/** Origins of payment scripts in addition to PayPal's own: `PAYMENT_SCRIPT_HOSTS`, and the sandbox as above. */
export const paymentScriptOrigins = (settings: PaymentSettings): string[] => [
  ...new Set([...originsOf(settings.PAYMENT_SCRIPT_HOSTS), ...sandboxOrigin(settings)]),
];

const originsOf = (hosts: readonly string[]): string[] =>
  hosts.flatMap((host) =>
    isLoopback(host.split(":")[0] ?? "")
      ? [`http://${host}`, `https://${host}`]
      : [`https://${host}`],
  );

const sandboxOrigin = ({ SANDBOX, BACKEND_URL }: PaymentSettings): string[] =>
  SANDBOX ? [originOf(BACKEND_URL)] : [];

/** reCAPTCHA's script and frame, by the paths that Google names for a policy. */
const RECAPTCHA = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};
const NOTHING: typeof RECAPTCHA = { scripts: [], frames: [] };

/** PayPal's own SDK (docs/security.md §1.7). */
const PAYPAL_SDKS = ["https://www.paypal.com/sdk/js", "https://www.sandbox.paypal.com/sdk/js"];

/** The hosts of PayPal's frames, calls and pictures (its SDK's best practices, "Content Security Policy"). */
const PAYPAL_HOSTS = ["https://*.paypal.com", "https://*.paypalobjects.com", "https://*.venmo.com"];

/**
 * The sources that a page's policy allows for PayPal's buttons: the official SDK by its exact addresses, and the script
 * hosts of the settings (decision 0043). Narrower than PayPal's own list in one point: apart from the SDK itself, its
 * hosts may not run scripts in the page, because its buttons run in frames (decision 0015). A shop on the sandbox
 * allows only the stand-in, never PayPal itself. Every page has these sources, because a document keeps the policy it
 * was loaded with when the shopper navigates to the checkout.
 */
function paypalSources(settings: PolicySettings) {
  const listed = paymentScriptOrigins(settings);
  if (settings.SANDBOX) return { scripts: listed, origins: listed, pictures: [] };
  return {
    scripts: [...PAYPAL_SDKS, ...listed],
    origins: [...PAYPAL_HOSTS, ...listed],
    pictures: PAYPAL_HOSTS,
  };
}

const originOf = (url: string): string => new URL(url).origin;
