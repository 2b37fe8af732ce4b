import { calls } from "#lib/shop/api/calls/index.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { lookAtPictures } from "./content-checks.ts";
import { whenSite } from "./plan-start.ts";
import { broken, type Problem, remark, type Step, step } from "./step.ts";

const { product, gaussbox, ecommerce, calendar } = calls;

const LIVE = [{ key: "archived", value: false }];
const NO_PRODUCT = "not asked: no product was found before";

/** Products, categories and what else a shop sells. */
export const catalogue: readonly Step[] = [
  step(ecommerce.settings.getCheckoutSettings, {
    wave: 2,
    required: true,
    without: "the countries of the checkout, and what happens after a product went into the cart",
    ask: whenSite(() => ({})),
  }),
  step(product.web.filter, {
    wave: 2,
    required: true,
    without: "products in lists, on the home page and in search",
    ask: whenSite(() => ({ input: { filters: LIVE, page: 1, limit: 12 } })),
    look: ({ items }, found) => {
      const first = items[0];
      if (!first) return [remark("no products: right for a site that sells nothing")];
      found.product = { id: first.id, slug: first.slug };
      const pictures = items.flatMap(({ media }) => media);
      return [...lookAtProducts(items), ...lookAtPictures(pictures, found)];
    },
  }),
  step(product.web.category.filter, {
    wave: 2,
    required: true,
    without: "categories, in the menu of the shop and as pages",
    ask: whenSite(() => ({ input: { tree: true, sort: { field: "id", order: "asc" } } })),
    look: ({ items }, found) => {
      found.categoryId = items[0]?.id;
      return items.length === 0 ? [remark("no categories")] : [];
    },
  }),
  step(product.layered.navigation, {
    wave: 2,
    without: "filters beside lists of products",
    ask: whenSite(() => ({ input: { filters: LIVE } })),
  }),
  step(product.web.tag.filter, {
    wave: 2,
    without: "pages of product tags",
    ask: whenSite(() => ({ input: { page: 1, limit: 10 } })),
  }),
  step(calendar.event.public.filter, {
    wave: 2,
    without: "the calendar",
    ask: whenSite(() => ({ input: { page: 1, limit: 10 } })),
    look: ({ items }, found) => {
      found.eventId = items[0]?.id;
      const undated = items.filter(({ startEvent }) => Number.isNaN(Date.parse(startEvent)));
      return [
        ...(undated.length > 0
          ? [broken(`${undated.length} of ${items.length} events have no readable start`)]
          : []),
        ...lookAtPictures(
          items.map(({ media }) => media),
          found,
        ),
      ];
    },
  }),
  step(calendar.event.public.get, {
    wave: 3,
    named: true,
    without: "the page of an event",
    ask: ({ eventId }) =>
      eventId ? { input: { id: eventId } } : "not asked: no event was found before",
  }),
  step(product.web.get, {
    wave: 3,
    named: true,
    required: true,
    without: "the page of a product",
    ask: ({ product: found, storeId, currencyId }) =>
      found && storeId !== undefined && currencyId !== undefined
        ? { input: { slug: found.slug, store: storeId, currency: currencyId } }
        : NO_PRODUCT,
    look: (item, found) => [...lookAtProducts([item]), ...lookAtPictures(item.media, found)],
  }),
  step(product.web.category.get, {
    wave: 3,
    named: true,
    without: "the page of a category: its text, sorting and other languages",
    ask: ({ categoryId }) =>
      categoryId ? { params: { id: categoryId } } : "not asked: no category was found before",
  }),
  step(gaussbox.eCommerce.public.products.get, {
    wave: 3,
    without: "recently viewed products, wish lists and cross-selling",
    ask: ({ product: found }) => (found ? { input: { ids: [found.id] } } : NO_PRODUCT),
  }),
  step(product.checkBundles, {
    wave: 3,
    without: "the bundles that a product is part of",
    ask: ({ product: found }) => (found ? { input: { product: found.id } } : NO_PRODUCT),
  }),
];

function lookAtProducts(items: readonly Product[]): Problem[] {
  const count = (what: string, test: (product: Product) => boolean) => {
    const found = items.filter(test).length;
    return found > 0 ? [broken(`${found} of ${items.length} products have no ${what}`)] : [];
  };
  return [
    ...count("price", ({ finalPrice, retailPrice }) => finalPrice === null && retailPrice === null),
    ...count("name", ({ name }) => name === ""),
    ...count("slug", ({ slug }) => slug === ""),
  ];
}
