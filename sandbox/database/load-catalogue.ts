import type { Seed, SeedSite } from "../seed/types.ts";
import type { SeedAttribute, SeedProduct, SeedProductTag } from "../seed/types-catalogue.ts";
import type { Db } from "./db.ts";
import { type AttributeValue, type Product, toCents } from "./documents.ts";
import { offsetId } from "./ids.ts";

/** Categories, attributes, products with their variants and stock, reviews. */
export function loadCatalogue(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const own = offsetId(number);
  for (const category of seed.categories) {
    const parentId = category.parentId === null ? null : own(category.parentId);
    const doc = { ...category, id: own(category.id), parentId };
    db.run(
      "INSERT INTO categories VALUES (?, ?, ?, ?)",
      doc.id,
      site.siteId,
      parentId,
      JSON.stringify(doc),
    );
  }
  const tags = (seed.productTags ?? []).filter(({ products }) =>
    seed.products.some(({ id }) => products.includes(id)),
  );
  for (const tag of tags) {
    const doc = { ...tag, id: own(tag.id), products: tag.products.map(own) };
    db.run("INSERT INTO product_tags VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  seed.attributes.forEach((attribute, index) => {
    const doc = {
      ...attribute,
      id: own(index + 1),
      values: attribute.values.map((value) => ({ ...value, id: own(value.id) })),
    };
    db.run(
      "INSERT INTO attributes VALUES (?, ?, ?, ?)",
      doc.id,
      site.siteId,
      doc.code,
      JSON.stringify(doc),
    );
  });
  const kinds = new Map(seed.attributes.map((attribute) => [attribute.code, attribute.inputType]));
  for (const product of seed.products) {
    for (const { doc, stock } of toProducts(product, own, kinds, tags)) {
      db.run(
        "INSERT INTO products VALUES (?, ?, ?, ?, ?)",
        doc.id,
        site.siteId,
        doc.parentId,
        stock,
        JSON.stringify(doc),
      );
    }
    loadReviews(db, product, site, own(product.id));
  }
}

function toProducts(
  seed: SeedProduct,
  own: (id: number) => number,
  kinds: ReadonlyMap<string, SeedAttribute["inputType"]>,
  tags: readonly SeedProductTag[],
): { doc: Product; stock: number | null }[] {
  const base: Product = {
    id: own(seed.id),
    parentId: null,
    sku: seed.sku,
    name: seed.name,
    slug: seed.slug,
    description: seed.description,
    type: seed.type,
    format: seed.format,
    retailCents: toCents(seed.retailPrice),
    discount: seed.discount,
    membershipCents: seed.membershipPrice === undefined ? null : toCents(seed.membershipPrice),
    taxRate: seed.taxRate,
    categories: seed.categories.map(own),
    tags: tags.filter(({ products }) => products.includes(seed.id)).map(({ id }) => own(id)),
    categoryPriority: seed.categoryPriority,
    featured: seed.featured ?? false,
    archived: seed.archived ?? false,
    pictures: seed.pictures,
    attributes: Object.fromEntries(
      Object.entries(seed.attributes ?? {}).map(([code, value]) => [
        code,
        ownValue(kinds.get(code), value, own),
      ]),
    ),
    variantAttributes: (seed.variantAttributes ?? []).map((attribute) => ({
      code: attribute.code,
      ...(attribute.defaultValue === undefined
        ? {}
        : { defaultValue: own(attribute.defaultValue) }),
    })),
    parts: (seed.parts ?? []).map((part) => ({ ...part, product: own(part.product) })),
    customOptions: seed.customOptions ?? [],
    crossSell: (seed.crossSell ?? []).map(own),
    ...(seed.answer ? { answer: seed.answer } : {}),
    ...(seed.without ? { without: seed.without } : {}),
  };
  const variants = (seed.variants ?? []).map((variant) => ({
    stock: variant.stock,
    doc: {
      ...base,
      id: own(variant.id),
      parentId: base.id,
      sku: variant.sku,
      format: "simple" as const,
      featured: false,
      retailCents:
        variant.retailPrice === undefined ? base.retailCents : toCents(variant.retailPrice),
      pictures: variant.pictures ?? seed.pictures,
      attributes: {
        ...base.attributes,
        ...Object.fromEntries(
          Object.entries(variant.values).map(([code, id]) => [code, [own(id)]]),
        ),
      },
      variantAttributes: [],
      parts: [],
    },
  }));
  return [{ doc: base, stock: seed.stock }, ...variants];
}

function ownValue(
  kind: SeedAttribute["inputType"] | undefined,
  value: AttributeValue,
  own: (id: number) => number,
): AttributeValue {
  if (
    kind === undefined ||
    kind === "numberField" ||
    kind === "yesNo" ||
    kind === "date" ||
    kind === "dateTime"
  )
    return value;
  const ids = Array.isArray(value) ? (value as readonly number[]) : [Number(value)];
  return ids.map(own);
}

function loadReviews(db: Db, product: SeedProduct, site: SeedSite, entityId: number): void {
  for (const review of product.reviews ?? []) {
    const at = new Date(Date.now() - review.daysAgo * 86_400_000).toISOString();
    db.run(
      "INSERT INTO reviews (site_id, entity, entity_id, author, rating, body, created_at, published) VALUES (?, 'product', ?, ?, ?, ?, ?, 1)",
      site.siteId,
      entityId,
      review.author,
      review.rating,
      JSON.stringify(review.body),
      at,
    );
  }
}
