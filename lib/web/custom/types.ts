import type { ComponentType, ReactNode } from "react";
import type { PaymentForm } from "#lib/shop/domain/checkout/payment-form.ts";
import type { Site, SiteContext } from "#lib/web/site/types.ts";
import type { Radius } from "#lib/web/theme/read-theme.ts";
import type { Pairing } from "#lib/web/theme/theme-fonts.ts";

/** A page of an adopter's own, at an address of its own (docs/extending.md). */
export interface CustomPage {
  /**
   * The address below the language, e.g. `size-finder` or `help/sizes`; by language where it differs. In a language without an
   * address the page does not exist.
   */
  readonly path: string | Readonly<Record<string, string>>;
  /** Domains of the sites that have it; undefined for all. */
  readonly sites?: readonly string[];
  /** Whether search engines and the sitemap leave it out. */
  readonly hidden?: boolean;
  /** Title without the site's name, and a description in plain text. */
  readonly describe: (context: SiteContext) => Description | Promise<Description>;
  /** Everything between header and footer. Drawn once and kept like every page: it reads no cookie and no header. */
  readonly Page: (props: { readonly context: SiteContext }) => ReactNode | Promise<ReactNode>;
}

interface Description {
  readonly title: string;
  readonly description?: string;
}

/** The request as a route of an adopter's own sees it. */
interface RouteContext {
  readonly site: Site;
  readonly locale: string;
  /** The decoded segments after the route's name: `["a", "b"]` of `/api/custom/name/a/b`. */
  readonly rest: readonly string[];
}

type RouteHandler = (request: Request, context: RouteContext) => Response | Promise<Response>;

/**
 * The handlers of a route by method; other methods get 405. Those that write accept only requests of the site's own
 * pages.
 */
export type CustomRoute = Readonly<
  Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", RouteHandler>>
>;

/** A look for the option `ThemePreset`; theme options that the site sets itself take precedence. */
export interface ThemePreset {
  /** `#rrggbb`. */
  readonly brand?: string;
  readonly accent?: string;
  readonly highlight?: string;
  readonly tone?: "warm" | "cool" | "plain";
  readonly radius?: Radius;
  readonly fonts?: Pairing;
}

/** An order whose payment is made on the page of the checkout, by a component of an adopter's own. */
export interface OwnPayment {
  /** The form of `order/create`, checked: a payment host's address, and the fields by name. Never its HTML. */
  readonly form: PaymentForm;
  readonly orderSlug: string;
  /** The total to pay, as it is written in the page's language. */
  readonly total: string;
  /** Origins of which scripts and frames may be loaded (`PAYMENT_SCRIPT_HOSTS`). */
  readonly scriptOrigins: readonly string[];
  /** Sends the form to its host, with further fields: the browser leaves the shop. */
  readonly send: (fields?: Readonly<Record<string, string>>) => void;
  /** The provider has approved the payment here: the details go to the backend, which finishes the order. */
  readonly approve: (details: Readonly<Record<string, string>>) => void;
  /** Back to the choice of methods, with a text that says why, if there is something to say. */
  readonly leave: (reason?: string) => void;
}

/** Shown instead of going to the provider, where the method's `paymentType` is its file's name. */
export type PaymentComponent = ComponentType<OwnPayment>;

/** A line of `npm run doctor`. */
export interface DoctorCheck {
  /** Said where it passes, e.g. "the stock service answers". */
  readonly name: string;
  /** Null if it passes, otherwise how to fix it. A thrown error is shown as it is. */
  readonly run: () => Promise<string | null>;
}
