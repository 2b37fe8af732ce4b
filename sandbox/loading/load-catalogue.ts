import type { Db } from "../database/db.ts";
import { type AttributeValue, type Product, toCents } from "../database/documents.ts";
import { offsetId } from "../database/ids.ts";
import type { Seed, SeedSite } from "../seed/types.ts";
import type { SeedAttribute, SeedProduct, SeedProductTag } from "../seed/types-catalogue.ts";

/** Categories, attributes, products with their variants and stock, reviews. */
export function loadCatalogue(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const toSiteId = offsetId(number);
  for (const category of seed.categories) {
    const parentId = category.parentId === null ? null : toSiteId(category.parentId);
    const doc = { ...category, id: toSiteId(category.id), parentId };
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
    const doc = { ...tag, id: toSiteId(tag.id), products: tag.products.map(toSiteId) };
    db.run("INSERT INTO product_tags VALUES (?, ?, ?)", doc.id, site.siteId, JSON.stringify(doc));
  }
  seed.attributes.forEach((attribute, index) => {
    const doc = {
      ...attribute,
      id: toSiteId(index + 1),
      values: attribute.values.map((value) => ({ ...value, id: toSiteId(value.id) })),
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
    for (const { doc, stock } of toProducts(product, toSiteId, kinds, tags)) {
      db.run(
        "INSERT INTO products VALUES (?, ?, ?, ?, ?)",
        doc.id,
        site.siteId,
        doc.parentId,
        stock,
        JSON.stringify(doc),
      );
    }
    loadReviews(db, product, site, toSiteId(product.id));
  }
}

function toProducts(
  seed: SeedProduct,
  toSiteId: (id: number) => number,
  kinds: ReadonlyMap<string, SeedAttribute["inputType"]>,
  tags: readonly SeedProductTag[],
): { doc: Product; stock: number | null }[] {
  const base: Product = {
    id: toSiteId(seed.id),
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
    categories: seed.categories.map(toSiteId),
    tags: tags.filter(({ products }) => products.includes(seed.id)).map(({ id }) => toSiteId(id)),
    categoryPriority: seed.categoryPriority,
    featured: seed.featured ?? false,
    archived: seed.archived ?? false,
    pictures: seed.pictures,
    attributes: Object.fromEntries(
      Object.entries(seed.attributes ?? {}).map(([code, value]) => [
        code,
        valueWithIds(kinds.get(code), value, toSiteId),
      ]),
    ),
    variantAttributes: (seed.variantAttributes ?? []).map((attribute) => ({
      code: attribute.code,
      ...(attribute.defaultValue === undefined
        ? {}
        : { defaultValue: toSiteId(attribute.defaultValue) }),
    })),
    parts: (seed.parts ?? []).map((part) => ({ ...part, product: toSiteId(part.product) })),
    customOptions: seed.customOptions ?? [],
    crossSell: (seed.crossSell ?? []).map(toSiteId),
    ...(seed.answer ? { answer: seed.answer } : {}),
    ...(seed.without ? { without: seed.without } : {}),
  };
  const variants = (seed.variants ?? []).map((variant) => ({
    stock: variant.stock,
    doc: {
      ...base,
      id: toSiteId(variant.id),
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
          Object.entries(variant.values).map(([code, id]) => [code, [toSiteId(id)]]),
        ),
      },
      variantAttributes: [],
      parts: [],
      customOptions: [...base.customOptions, ...(variant.customOptions ?? [])],
    },
  }));
  return [{ doc: base, stock: seed.stock }, ...variants];
}

function valueWithIds(
  kind: SeedAttribute["inputType"] | undefined,
  value: AttributeValue,
  toSiteId: (id: number) => number,
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
  return ids.map(toSiteId);
}

function loadReviews(db: Db, product: SeedProduct, site: SeedSite, entityId: number): void {
  for (const review of product.reviews ?? []) {
    const at = new Date(Date.now() - review.daysAgo * 86_400_000).toISOString();
    db.run(
      "INSERT INTO reviews (site_id, entity, entity_id, author, rating, body, created_at, published, verified, images) VALUES (?, 'product', ?, ?, ?, ?, ?, 1, ?, ?)",
      site.siteId,
      entityId,
      review.author,
      review.rating,
      JSON.stringify(review.body),
      at,
      review.verified === true ? 1 : 0,
      JSON.stringify(review.pictures ?? []),
    );
  }
}
