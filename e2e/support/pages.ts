import { HOSTS } from "./stack.ts";

/** One address of every kind of shopper page, on both sites. */
export const SHOPPER_PAGES: readonly { host: string; path: string; name: string }[] = [
  { host: HOSTS.en, path: "/", name: "home" },
  { host: HOSTS.en, path: "/about-the-club", name: "content" },
  { host: HOSTS.en, path: "/shop", name: "list" },
  { host: HOSTS.en, path: "/shop?page=2&limit=24&sort=3", name: "list, second page" },
  { host: HOSTS.en, path: "/shop/rackets", name: "category" },
  {
    host: HOSTS.en,
    path: "/shop/rackets?brand=1000101,1000102&weight=250,320",
    name: "filtered list",
  },
  { host: HOSTS.en, path: "/product/court-line-98", name: "configurable product" },
  { host: HOSTS.en, path: "/blog", name: "blog" },
  { host: HOSTS.en, path: "/three-drills-for-one-wall", name: "post" },
  { host: HOSTS.en, path: "/event", name: "events" },
  { host: HOSTS.en, path: "/event/1000003", name: "event" },
  { host: HOSTS.en, path: "/search?search=racket", name: "search" },
  { host: HOSTS.en, path: "/cart", name: "cart" },
  { host: HOSTS.en, path: "/checkout", name: "checkout" },
  { host: HOSTS.en, path: "/checkout/success?orderSlug=2026-1", name: "success" },
  { host: HOSTS.en, path: "/checkout/failure", name: "failure" },
  { host: HOSTS.hr, path: "/", name: "home, Croatian" },
  { host: HOSTS.hr, path: "/shop", name: "list, Croatian" },
  { host: HOSTS.hr, path: "/pretraga", name: "empty search, Croatian" },
  { host: HOSTS.hr, path: "/product/court-line-98", name: "product, Croatian" },
  { host: HOSTS.hr, path: "/kosarica", name: "cart, Croatian" },
  { host: HOSTS.hr, path: "/de", name: "home, German" },
  { host: HOSTS.velo, path: "/", name: "home, Arabic" },
  {
    host: HOSTS.velo,
    path: `/product/${encodeURIComponent("دراجة-المدينة-كورنيش-3")}`,
    name: "product, Arabic",
  },
  { host: HOSTS.odd, path: "/ar/shop", name: "list, right to left" },
  { host: HOSTS.odd, path: "/product/forty-media", name: "product with forty media" },
];
