import "server-only";
import { fromViewSegment, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { fromSearchSegment, toSearchQuery } from "#lib/shop/domain/search/searched-view.ts";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { getShopList, type ListScope } from "#lib/web/data/catalog/shop-list.ts";
import { getEvent } from "#lib/web/data/content/events.ts";
import { decidePath } from "#lib/web/data/content/pages.ts";
import { getPost } from "#lib/web/data/content/posts.ts";
import { findTerm } from "#lib/web/data/content/terms.ts";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";
import { toEventId } from "#lib/web/i18n/path-params.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type Hrefs, hrefsOf } from "./alternates.ts";
import { blogHrefs } from "./blog-metadata.ts";
import { contentHrefs } from "./content-metadata.ts";
import { eventHrefs } from "./event-metadata.ts";
import { productHrefs } from "./product-metadata.ts";
import { shopHrefs } from "./shop-metadata.ts";

/** The addresses of a page in every language. */
interface PageHrefs {
  /** Language → local address without a query; languages in which the page does not exist are left out. */
  readonly hrefs: Hrefs;
  /**
   * The part of the page's query that applies in every language, with its `?`: order and filters, not the page number.
   */
  readonly query?: string;
}

/** `params` are the decoded segments after the static ones, in the order of the page's folders. */
type HrefsOfPage = (
  context: SiteContext,
  params: readonly string[],
) => PageHrefs | Promise<PageHrefs>;

/** A page that does not exist has no address. */
const NO_HREFS: PageHrefs = { hrefs: {} };

/** A page that is the same in every language. */
const fixed =
  (route: Route): HrefsOfPage =>
  (context) => ({ hrefs: hrefsOf(context, () => route) });

/**
 * Keys are the static folders below `app/{surface}/[domain]/[locale]`, as `lib/run/middleware/internal-path.ts` writes
 * them.
 */
const PAGES: ReadonlyMap<string, HrefsOfPage> = new Map<string, HrefsOfPage>([
  ["", fixed({ name: "home" })],
  ["cart", fixed({ name: "cart" })],
  ["checkout", fixed({ name: "checkout" })],
  ["checkout/success", fixed({ name: "checkoutSuccess" })],
  ["checkout/failure", fixed({ name: "checkoutFailure" })],
  ["login", fixed({ name: "login" })],
  ["register", fixed({ name: "register" })],
  [
    "profile",
    (context, [section = ""]) =>
      fixed(isAccountSection(section) ? { name: "profile", section } : { name: "profile" })(
        context,
        [],
      ),
  ],
  ["forgot-password", fixed({ name: "forgotPassword" })],
  ["find-order", fixed({ name: "findOrder" })],
  ["withdraw", fixed({ name: "withdraw" })],
  ["social-login", fixed({ name: "socialLogin" })],
  ["events", fixed({ name: "events" })],
  [
    "confirm-email",
    (context, [state]) =>
      state === "goal" ? fixed({ name: "confirmEmail" })(context, []) : NO_HREFS,
  ],
  [
    "product",
    async (context, [slug = ""]) => {
      const product = await getProduct(context, slug);
      return product ? { hrefs: await productHrefs(context, product) } : NO_HREFS;
    },
  ],
  ["shop", (context, [view = ""]) => listHrefs(context, {}, view)],
  ["category", (context, [category = "", view = ""]) => listHrefs(context, { category }, view)],
  ["product-tag", (context, [tag = "", view = ""]) => listHrefs(context, { tag }, view)],
  [
    "search",
    (context, [view = ""]) => ({
      hrefs: hrefsOf(context, () => ({ name: "search" })),
      query: toSearchQuery({ ...fromSearchSegment(view), page: 1 }),
    }),
  ],
  ["blog", fixed({ name: "blog" })],
  [
    "blog-term",
    async (context, [slug = ""]) => {
      const term = await findTerm(context, slug);
      return term ? { hrefs: await blogHrefs(context, term) } : NO_HREFS;
    },
  ],
  [
    "event",
    async (context, [id = ""]) => {
      const number = toEventId(id);
      const event = number === null ? null : await getEvent(context, number);
      return event ? { hrefs: eventHrefs(context, event.id) } : NO_HREFS;
    },
  ],
  [
    "page",
    async (context, slug) => {
      const path = slug.join("/");
      const { type, slug: found, postType } = await decidePath(context, path);
      if (type !== "page" && type !== "post") return NO_HREFS;
      const post = await getPost(context, found || path, type, postType);
      return post ? { hrefs: await contentHrefs(context, post) } : NO_HREFS;
    },
  ],
]);

/**
 * The addresses in every language of the page at an internal path. `path` is the part after the locale, decoded. The
 * reads are those of the page itself, so each is made once per request. Throws for a path that no entry of `PAGES`
 * covers.
 */
export async function pageHrefs(context: SiteContext, path: readonly string[]): Promise<PageHrefs> {
  const name = [path.slice(0, 2).join("/"), path[0] ?? ""].find((key) => PAGES.has(key));
  const hrefsOfPage = name === undefined ? undefined : PAGES.get(name);
  if (name === undefined || !hrefsOfPage)
    throw new Error(`lib/web/seo/page-hrefs.ts has no entry for the page /${path.join("/")}.`);
  return hrefsOfPage(context, path.slice(name === "" ? 0 : name.split("/").length));
}

async function listHrefs(context: SiteContext, scope: ListScope, view: string): Promise<PageHrefs> {
  const shop = await getShopList(context, scope, fromViewSegment(view));
  if (!shop) return NO_HREFS;
  return {
    hrefs: await shopHrefs(context, shop),
    query: toListQuery({ ...shop.view, page: 1 }),
  };
}
