/** The kinds of pages that have a name in `admin.vitals.kinds`: the storefront's routes (lib/web/i18n/routes.ts). */
const PAGE_KINDS = [
  "home",
  "content",
  "blog",
  "product",
  "shop",
  "productTag",
  "event",
  "events",
  "cart",
  "checkout",
  "checkoutSuccess",
  "checkoutFailure",
  "search",
  "login",
  "register",
  "forgotPassword",
  "findOrder",
  "withdraw",
  "confirmEmail",
  "socialLogin",
  "profile",
  "missing",
  "other",
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kind of a page; `other` if it has no name here, e.g. one of another release. */
export const toPageKind = (page: string): PageKind =>
  PAGE_KINDS.find((kind) => kind === page) ?? "other";
