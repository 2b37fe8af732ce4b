import { type Catalogue, catalogueOf, once } from "../../database/catalogue.ts";
import { type ProductTag, textIn } from "../../database/documents.ts";
import { fold } from "../../domain/match.ts";
import { type Call, route } from "../../http/call.ts";
import { list, optionalText, record } from "../../http/input.ts";
import { cut, listB, mapPage, paging } from "../../http/lists.ts";

/** Product tags: searched like categories, and usable as the filter `tags` of `web/filter`. */
export const productTags = [
  route("POST", "v1/product/web/tag/filter", (call) => {
    const catalogue = catalogueOf(call.db, call.site.siteId);
    const slug = optionalText(call.body, "slug");
    const ids = list(call.body.ids).map(Number);
    const words = fold(optionalText(call.body, "keywords")).split(/\s+/).filter(Boolean);
    const { field, order } = record(call.body.sort);
    const name = (tag: ProductTag) => textIn(tag.name, call.language);
    const found = [...catalogue.tags.values()]
      .filter((tag) => ids.length === 0 || ids.includes(tag.id))
      .filter((tag) => slug === "" || textIn(tag.slug, call.language) === slug)
      .filter((tag) => words.every((word) => fold(name(tag)).includes(word)))
      .toSorted((a, b) =>
        field === "name" ? name(a).localeCompare(name(b), call.language) : a.id - b.id,
      );
    const page = cut(order === "desc" ? found.reverse() : found, paging(call));
    return listB(mapPage(page, (tag) => toTag(call, catalogue, tag)));
  }),
];

const toTag = (call: Call, catalogue: Catalogue, { id, name, slug }: ProductTag) => ({
  id,
  name: textIn(name, call.language),
  slug: textIn(slug, call.language),
  slugMain: slug.en,
  translations: Object.fromEntries(call.site.languages.map((code) => [code, textIn(slug, code)])),
  productCount: once(
    catalogue,
    `tagged:${id}`,
    () =>
      [...catalogue.products.values()].filter(
        (product) => product.parentId === null && !product.archived && product.tags.includes(id),
      ).length,
  ),
});
