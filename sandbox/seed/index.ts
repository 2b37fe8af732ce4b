import { events } from "./content/events.ts";
import { moreEvents } from "./content/events-more.ts";
import { feedback, forms } from "./content/feedback.ts";
import { home } from "./content/home.ts";
import { navigation } from "./content/navigation.ts";
import { pages } from "./content/pages.ts";
import { clubSections } from "./content/pages-club.ts";
import { helpSections } from "./content/pages-help.ts";
import { shell } from "./content/shell.ts";
import { terms } from "./content/terms.ts";
import { videoSections } from "./content/video.ts";
import { pictures } from "./media.ts";
import { oddSeed } from "./odd/index.ts";
import { posts } from "./posts/index.ts";
import { products } from "./products/index.ts";
import { attributes } from "./shop/attributes.ts";
import { categories } from "./shop/categories.ts";
import { consents, coupons, delivery, memberCards, payment, users } from "./shop/checkout.ts";
import { pastOrders } from "./shop/past-orders.ts";
import { sites } from "./shop/sites.ts";
import { productTags } from "./shop/tags.ts";
import type { Seed, SeedElement } from "./types.ts";

function merge(
  ...groups: readonly Readonly<Record<string, readonly SeedElement[]>>[]
): Seed["elements"] {
  const merged: Record<string, SeedElement[]> = {};
  for (const group of groups) {
    for (const [domain, elements] of Object.entries(group)) {
      merged[domain] = [...(merged[domain] ?? []), ...elements];
    }
  }
  return merged;
}

/** The demo shop: a tennis club with a shop, in three languages, on three domains. */
export const seed: Seed = {
  sites,
  categories,
  attributes,
  products,
  productTags,
  terms,
  posts: [...pages, ...posts],
  events: [...events, ...moreEvents],
  elements: merge(shell, home, feedback, {
    "*": [...clubSections, ...helpSections, ...videoSections],
  }),
  navigation,
  delivery,
  payment,
  consents,
  forms,
  coupons,
  memberCards,
  users,
  pastOrders,
  pictures,
  own: { "odd.localhost": oddSeed },
  redirects: [{ path: "old-shop", target: "/shop", status: 301 }],
};
