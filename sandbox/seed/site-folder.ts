import { readFolder, readJson, readList, readMarkdown } from "./read.ts";
import type { Text } from "./text.ts";
import type {
  Seed,
  SeedConsent,
  SeedDelivery,
  SeedPayment,
  SeedRedirect,
  SeedSite,
  SeedUser,
} from "./types.ts";
import type {
  SeedAttribute,
  SeedCategory,
  SeedProduct,
  SeedProductTag,
  SeedReview,
} from "./types-catalogue.ts";
import type {
  SeedElement,
  SeedEvent,
  SeedForm,
  SeedNavigationItem,
  SeedPost,
  SeedTerm,
} from "./types-content.ts";

/**
 * The demo data of one folder: its sites (`sites.json`), their catalogue (`shop`, `products`), `content` and
 * `checkout`. Parts without a file are empty. Media are read by `media.ts`, because every site may use them.
 */
export function readSiteFolder(folder: string): Omit<Seed, "pictures" | "perSite"> {
  return {
    sites: readList<SeedSite>(folder, "sites.json"),
    ...readCatalogue(folder),
    ...readContent(folder),
    delivery: readList<SeedDelivery>(folder, "checkout/delivery.json"),
    payment: readList<SeedPayment>(folder, "checkout/payment.json"),
    consents: readList<SeedConsent>(folder, "checkout/consents.json"),
    coupons: readList<Seed["coupons"][number]>(folder, "checkout/coupons.json"),
    memberCards: readList<Seed["memberCards"][number]>(folder, "checkout/member-cards.json"),
    users: readList<SeedUser>(folder, "checkout/users.json"),
    pastOrders: readJson<Seed["pastOrders"]>(undefined, folder, "checkout/past-orders.json"),
  };
}

function readCatalogue(folder: string) {
  const reviews = readList<SeedReview & { readonly products: readonly number[] }>(
    folder,
    "shop/reviews.json",
  );
  const reviewsOf = (id: number) =>
    reviews
      .filter(({ products }) => products.includes(id))
      .map(({ products: _, ...review }) => review);
  return {
    attributes: readList<SeedAttribute>(folder, "shop/attributes.json"),
    categories: readList<SeedCategory>(folder, "shop/categories.json"),
    productTags: readList<SeedProductTag>(folder, "shop/tags.json"),
    products: readFolder<SeedProduct[]>(folder, "products")
      .flat()
      .map((product) => ({ ...product, reviews: reviewsOf(product.id) })),
  };
}

function readContent(folder: string) {
  return {
    terms: readList<SeedTerm>(folder, "content/terms.json"),
    posts: (["page", "post", "interview"] as const).flatMap((kind) => readPosts(folder, kind)),
    events: readList<SeedEvent>(folder, "content/events.json"),
    forms: readList<SeedForm>(folder, "content/forms.json"),
    navigation: readJson<Record<string, SeedNavigationItem[]>>(
      {},
      folder,
      "content/navigation.json",
    ),
    elements: byDomain(readFolder<Seed["elements"]>(folder, "content/sections")),
    redirects: readList<SeedRedirect>(folder, "content/redirects.json"),
  };
}

/** A post or page in its file: a long body is in a separate Markdown file, which `text` names. */
type PostEntry = Omit<SeedPost, "kind" | "body"> & { readonly text?: string };

const EMPTY: Text = { en: "" };

const readPosts = (folder: string, kind: SeedPost["kind"]): SeedPost[] =>
  readList<PostEntry>(folder, `content/${kind}s.json`).map(({ text, ...entry }) => ({
    ...entry,
    kind,
    body: text === undefined ? EMPTY : readMarkdown(folder, "content", text),
  }));

/** Each file of a page's sections names the domains that show them; `"*"` means all. */
function byDomain(pages: readonly Seed["elements"][]): Seed["elements"] {
  const merged: Record<string, SeedElement[]> = {};
  for (const page of pages)
    for (const [domain, elements] of Object.entries(page))
      merged[domain] = [...(merged[domain] ?? []), ...elements];
  return merged;
}
