import type { Target } from "#lib/gateway/target.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import type { Visitor } from "./visitor.ts";

/** The page to redirect to: a route of the site, or a path that `localPath` has checked. */
export type NextPage = RoutedPage | { readonly path: string };

interface RoutedPage {
  readonly route: Route;
  readonly query?: Readonly<Record<string, string>>;
  /** False for the public page. */
  readonly plain?: boolean;
}

interface Posted {
  readonly form: URLSearchParams;
  /** The path of the site's page that sent it. */
  readonly from: string;
  readonly target: Target;
  readonly visitor: Visitor;
  /** The visitor's, for rate limits. */
  readonly address: string;
  /**
   * Whether the browser can run scripts: one that sends neither `Origin` nor `Sec-Fetch-Site` cannot (decision 0094).
   */
  readonly mayRunScripts: boolean;
}

export interface Outcome {
  readonly page: NextPage;
  /** `Set-Cookie` headers in addition to those of the calls. */
  readonly more?: readonly string[];
}

/** The action of a form without a script. */
export type FormAction = (posted: Posted) => Promise<Outcome>;

/** The possible problems, as the messages of `errors` name them: a page shows no other text of an address. */
const PROBLEMS = [
  "cartChanged",
  "cartUpdateError",
  "consentRequired",
  "consentsNotFetched",
  "couponNotFound",
  "failedConsentLog",
  "generic",
  "invalidLogin",
  "invalidQuantity",
  "itemNotInCart",
  "noActiveUser",
  "orderNotFound",
  "orderUnclear",
  "paymentForm",
  "paymentMethodUndefined",
  "required",
  "sessionMissing",
  "shippingBranchUndefined",
  "shippingMethodNotFound",
  "shippingMethodUndefined",
  "studentNotAssignedToDepartment",
  "tooManyRequests",
  "tryAgain",
  "unknowUserOrPassword",
  "unknownRule",
  "userExists",
  "withdrawalOver",
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The problem that an address names, null for anything else. */
export const problemIn = (text: unknown): Problem | null =>
  PROBLEMS.find((problem) => problem === text) ?? null;
