import { type Catalogue, catalogueOf, once } from "../../database/catalogue.ts";
import { type Product, textIn } from "../../database/documents.ts";
import { isOffered } from "../../domain/capabilities.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { type Filter, findProducts, nameOf, type Search } from "../../domain/filters.ts";
import { layersOf } from "../../domain/layers.ts";
import { mediaOf } from "../../domain/media.ts";
import { byRelevance, searchProducts } from "../../domain/product-search.ts";
import { ratingsOf } from "../../domain/ratings.ts";
import { SORT_FIELDS, type SortField, sortProducts } from "../../domain/sort.ts";
import { availableQuantity, stockOf, wholeStockOf } from "../../domain/stock.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, list, many, optionalInteger, record } from "../../http/input.ts";
import { cut, listB, listCInside, mapPage, paging } from "../../http/lists.ts";
import { LIST_FIELDS, toProduct, toProductPage, type View } from "./view.ts";

/** The product service (`docs/contract.md §4`). */
export const products = [
  route("POST", "v1/product/web/filter", (call) => {
    const view = viewOf(call);
    const search = flagged(view, searchOf(call));
    const found = findProducts(view.catalogue, search, call.language);
    const [field, order] = sortOf(call);
    const inOrder = nameOf(`${field} ${order}`, search, call.language);
    // A search in the order that nobody chose shows the best match first.
    const sorted = once(view.catalogue, inOrder, () =>
      search.keywords.trim() !== "" && field === "id" && order === "desc"
        ? found.toSorted(
            byRelevance(searchProducts(view.catalogue, search.keywords, call.language)),
          )
        : sortProducts(found, field, order, call.language),
    );
    const select = list(call.body.select).map(String);
    const fields = select.length > 0 ? select : LIST_FIELDS;
    const page = cut(sorted, paging(call));
    return listB(
      mapPage(page, (product) =>
        pick(
          select.includes("associatedProducts")
            ? toProductPage(view, product)
            : toProduct(view, product),
          fields,
        ),
      ),
    );
  }),
  route("GET", "v1/product/web/get", (call) => {
    const view = viewOf(call);
    const product = productOf(call, view);
    if (!product) throw notFound("Product not found.");
    return toProductPage(view, product);
  }),
  route("POST", "v1/product/layered/navigation", (call) =>
    layersOf(
      catalogueOf(call.db, call.site.siteId),
      flagged(viewOf(call), searchOf(call)),
      call.language,
      (picture) => mediaOf(call.db, call.site.siteId, picture, call.language),
    ),
  ),
  route("GET", "v1/product/checkBundles", (call) => {
    const wanted = Number(argument(call, "product"));
    const catalogue = catalogueOf(call.db, call.site.siteId);
    const bundles = once(catalogue, "bundles", () =>
      [...catalogue.products.values()].filter(
        ({ archived, parts }) => !archived && parts.length > 0,
      ),
    );
    return bundles
      .filter(({ parts }) => parts.some((part) => part.product === wanted))
      .map(({ id, name, slug }) => ({
        id,
        name: textIn(name, call.language),
        slug: textIn(slug, call.language),
      }));
  }),
  route("GET", "v1/gaussbox/eCommerce/public/products/get", (call) => {
    const view = viewOf(call);
    const found = many(call, "ids").flatMap((id) => view.catalogue.products.get(Number(id)) ?? []);
    const page = cut(
      found.filter((product) => !product.archived),
      paging(call, 100),
    );
    return listCInside(mapPage(page, (product) => toProduct(view, product)));
  }),
];

/** Everything that the answers of one request are built from. */
function viewOf(call: Call): View {
  const { db, site } = call;
  const currency = site.currencies.find(
    ({ id }) => id === Number(argument(call, "currency") || argument(call, "currencyId")),
  );
  return {
    call,
    catalogue: catalogueOf(db, site.siteId),
    stock: stockOf(db, site.siteId),
    ratings: ratingsOf(db, site.siteId),
    rate: currency?.rate ?? 1,
  };
}

function productOf(call: Call, { catalogue }: View): Product | undefined {
  const id = Number(argument(call, "id"));
  const slug = argument(call, "slug");
  const found = id
    ? catalogue.products.get(id)
    : once(catalogue, `slugs:${call.language}`, () => bySlug(catalogue, call.language)).get(slug);
  return found?.archived ? undefined : found;
}

/** The products that aren't variants. Of two with the same slug the first is found. */
const bySlug = ({ products: all }: Catalogue, language: string): ReadonlyMap<string, Product> =>
  new Map(
    [...all.values()]
      .filter(({ parentId }) => parentId === null)
      .map((product) => [textIn(product.slug, language), product] as const)
      .reverse(),
  );

function searchOf({ body }: Call): Search {
  const filters = list(body.filters).map((item): Filter => {
    const { key, value, range } = record(item);
    if (typeof key !== "string") throw invalid("A filter needs a key.");
    if (range === true && !(Array.isArray(value) && value.length === 2))
      throw invalid(`The range ${key} needs two ends.`);
    return { key, value, range: range === true };
  });
  return {
    keywords: String(body.keywords ?? ""),
    filters,
    mainCategory: optionalInteger(body, "mainCategory"),
  };
}

/** Filters of stock and rating as the ids of matching products, if the site offers `listFlags`. */
function flagged(view: View, search: Search): Search {
  const { call, catalogue, ratings } = view;
  if (!isOffered(call.db, call.site, "listFlags")) return search;
  const [flags, filters] = [true, false].map((isFlag) =>
    search.filters.filter(({ key }) => ["inStock", "minRating"].includes(key) === isFlag),
  );
  if (!flags?.length || !filters) return search;
  const stock = wholeStockOf(call.db, call.site.siteId);
  const passes = (product: Product) =>
    flags.every(({ key, value }) =>
      key === "minRating"
        ? (ratings.get(product.id)?.average ?? 0) >= Number(value)
        : availableQuantity(product, catalogue, stock) !== 0,
    );
  const ids = [...catalogue.products.values()]
    .filter((product) => product.parentId === null && passes(product))
    .map(({ id }) => id);
  return { ...search, filters: [...filters, { key: "id", value: ids, range: false }] };
}

function sortOf({ body }: Call): [SortField, "asc" | "desc"] {
  const { field = "id", order = "desc" } = record(body.sort);
  if (!SORT_FIELDS.includes(field as SortField))
    throw invalid(`Products are not sorted by ${String(field)}.`);
  return [field as SortField, order === "asc" ? "asc" : "desc"];
}

const pick = (
  product: Record<string, unknown>,
  fields: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(product).filter(([field]) => fields.includes(field)));
