import { type Catalogue, catalogueOf, categoryIds, once } from "../../database/catalogue.ts";
import { type Category, dressed, textIn } from "../../database/documents.ts";
import { notFound } from "../../domain/failure.ts";
import { rank, toField } from "../../domain/match.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { optionalText, record } from "../../http/input.ts";
import { cut, listB, mapPage, paging } from "../../http/lists.ts";

/** Product categories (`docs/contract.md §4`). */
export const categories = [
  route("POST", "v1/product/web/category/filter", (call) => {
    const catalogue = catalogueOf(call.db, call.site.siteId);
    const slug = optionalText(call.body, "slug");
    const keywords = optionalText(call.body, "keywords").trim();
    const tree = call.body.tree === true;
    const descending = record(call.body.sort).order === "desc";
    const all = [...catalogue.categories.values()];
    const ranks =
      keywords === ""
        ? null
        : rank(
            all,
            ({ name, description }) => [
              toField(textIn(name, call.language), 10, 12),
              toField(textIn(description, call.language), 1),
            ],
            keywords,
          );
    const found = all
      .filter((category) => slug === "" || textIn(category.slug, call.language) === slug)
      .filter((category) => ranks === null || ranks.has(category))
      .filter((category) => !tree || slug !== "" || ranks !== null || category.parentId === null)
      .toSorted(
        (a, b) =>
          (ranks?.get(b) ?? 0) - (ranks?.get(a) ?? 0) || (descending ? b.id - a.id : a.id - b.id),
      );
    const page = cut(found, paging(call, tree ? 1000 : 10));
    return listB(mapPage(page, (category) => toCategory(call, catalogue, category, tree)));
  }),
  route("GET", "v1/product/web/category/get/:id", (call) => {
    const catalogue = catalogueOf(call.db, call.site.siteId);
    const category = catalogue.categories.get(Number(call.params.id));
    if (!category) throw notFound("Category not found.");
    return toCategory(call, catalogue, category, true);
  }),
];

function toCategory(
  call: Call,
  catalogue: Catalogue,
  category: Category,
  withChildren: boolean,
): Record<string, unknown> {
  const { language } = call;
  const children = catalogue.categoriesBelow.get(category.id) ?? [];
  const answer = {
    id: category.id,
    parentId: category.parentId,
    name: textIn(category.name, language),
    slug: textIn(category.slug, language),
    slugMain: category.slug.en,
    translations: Object.fromEntries(
      call.site.languages.map((code) => [code, textIn(category.slug, code)]),
    ),
    description: textIn(category.description, language),
    media: mediaOf(call.db, call.site.siteId, category.picture, language),
    productCount: once(catalogue, `count:${category.id}`, () => countIn(catalogue, category.id)),
    sortTypes: category.sortTypes,
    sortDefaultType: category.sortDefaultType,
    ...(withChildren
      ? { children: children.map((child) => toCategory(call, catalogue, child, true)) }
      : {}),
  };
  return dressed(answer, category);
}

/** How many products are on offer in a category and all below it, each counted once. */
const countIn = (catalogue: Catalogue, id: number): number =>
  new Set(
    [...categoryIds(catalogue, id)].flatMap((one) =>
      (catalogue.productsIn.get(one) ?? []).filter(({ archived }) => !archived),
    ),
  ).size;
