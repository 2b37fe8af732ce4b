import { existsSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { seed } from "./index.ts";
import { mediaFiles } from "./seed-media.ts";
import type { Text } from "./text.ts";
import { LANGUAGES } from "./text.ts";
import type { SeedPicture } from "./types.ts";
import type { SeedElement, SeedLink, SeedNavigationItem } from "./types-content.ts";

const ids = (all: readonly { readonly id: number }[]) => new Set(all.map(({ id }) => id));
const repeated = <T>(all: readonly T[]) => all.filter((one, index) => all.indexOf(one) !== index);

const products = ids(seed.products);
const categories = ids(seed.categories);
const terms = ids(seed.terms);
const pictures = new Set(seed.pictures.map(({ name }) => name));
const elements = Object.values(seed.elements).flat();
const slots = elements.flatMap((element) => [element, ...(element.parts ?? [])]);
const posts = seed.posts.filter(({ kind }) => kind === "post");
const pages = seed.posts.filter(({ kind }) => kind === "page");

const TARGETS: Readonly<Record<Exclude<SeedLink["to"], "external" | "raw">, ReadonlySet<number>>> =
  {
    post: ids(posts),
    page: ids(pages),
    product: products,
    productCategory: categories,
    event: ids(seed.events),
    category: terms,
  };
const ROUTES = /^(~\/(shop|blog|objave)?|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

function leadsNowhere(link: SeedLink): boolean {
  if (link.to === "raw") return false;
  if (link.to !== "external") return !TARGETS[link.to].has(link.id);
  const hrefs = typeof link.href === "string" ? [link.href] : Object.values(link.href);
  return hrefs.some((href) => !ROUTES.test(href));
}

/** Every Text anywhere inside a value, with the path to it. */
function texts(value: unknown, way: string): [string, Text][] {
  if (value === null || typeof value !== "object") return [];
  if (typeof (value as Partial<Text>).en === "string") return [[way, value as Text]];
  return Object.entries(value).flatMap(([key, one]) => texts(one, `${way}.${key}`));
}

/** Whether it is one site's alone: that has the languages of its site (sites.test.ts). */
const isOfOneSite = (way: string) =>
  seed.sites.some(({ domain }) => /^(elements|navigation)\./.test(way) && way.includes(domain));

describe("seed", () => {
  it("holds a shop with every kind of content", () => {
    expect(seed.products.length).toBeGreaterThanOrEqual(60);
    expect(seed.categories.length).toBeGreaterThanOrEqual(10);
    expect(posts).toHaveLength(25);
    expect(seed.events.length).toBeGreaterThanOrEqual(8);
    expect(pages).toHaveLength(13);
    const formats = new Set(seed.products.map(({ format }) => format));
    expect([...formats].sort()).toEqual(["bundle", "configurable", "eproduct", "simple"]);
    expect(seed.products.some(({ type }) => type === "service")).toBe(true);
    expect(seed.products.some(({ archived }) => archived)).toBe(true);
    expect(seed.products.some(({ stock }) => stock === 0)).toBe(true);
    expect(seed.products.some(({ membershipPrice }) => membershipPrice)).toBe(true);
  });

  it("uses every id once", () => {
    const variants = seed.products.flatMap((product) => product.variants ?? []);
    expect(repeated([...seed.products, ...variants].map(({ id }) => id))).toEqual([]);
    expect(repeated([...seed.products, ...variants].map(({ sku }) => sku))).toEqual([]);
    expect(repeated(seed.categories.map(({ id }) => id))).toEqual([]);
    expect(
      repeated([...seed.posts, ...seed.terms].map(({ id, title }) => `${id} ${title.en}`)),
    ).toEqual([]);
    expect(repeated(slots.map(({ id }) => id))).toEqual([]);
    const values = seed.attributes.flatMap((attribute) => attribute.values);
    expect(repeated(values.map(({ id }) => id))).toEqual([]);
    expect(repeated(seed.pictures.map(({ name }) => name))).toEqual([]);
  });

  it.each(LANGUAGES)("has slugs of four letters or more, once each, in %s", (language) => {
    const all = [...seed.products, ...seed.categories, ...seed.terms, ...seed.posts];
    const slugs = all.map(({ slug }) => slug[language] ?? "");
    expect(
      slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length < 4),
    ).toEqual([]);
    expect(repeated(slugs)).toEqual([]);
  });

  it("refers only to what is there", () => {
    const values = new Map(seed.attributes.map(({ code, values: all }) => [code, ids(all)]));
    const lost = seed.products.flatMap((product) => [
      ...product.categories.filter((id) => !categories.has(id)).map((id) => `category ${id}`),
      ...(product.crossSell ?? [])
        .filter((id) => !products.has(id))
        .map((id) => `cross-sell ${id}`),
      ...(product.parts ?? [])
        .filter((part) => !products.has(part.product))
        .map((part) => `part ${part.product}`),
      ...(product.variants ?? []).flatMap((variant) =>
        Object.entries(variant.values)
          .filter(([code, id]) => !values.get(code)?.has(id))
          .map(([code, id]) => `${code} ${id}`),
      ),
      ...Object.entries(product.attributes ?? {}).flatMap(([code, value]) =>
        (Array.isArray(value) ? value : [])
          .filter((id) => !values.get(code)?.has(id))
          .map((id) => `${code} ${id}`),
      ),
    ]);
    expect(lost).toEqual([]);
    expect(
      seed.categories.filter(({ parentId }) => parentId !== null && !categories.has(parentId)),
    ).toEqual([]);
    expect(seed.posts.flatMap((post) => post.terms).filter((id) => !terms.has(id))).toEqual([]);
  });

  it("puts no bundle into a bundle and leaves each category something to sell", () => {
    const bundles = new Set(
      seed.products.filter(({ format }) => format === "bundle").map(({ id }) => id),
    );
    const parts = seed.products.flatMap((product) => product.parts ?? []);
    expect(parts.filter((part) => bundles.has(part.product))).toEqual([]);
    const filled = new Set(
      seed.products.filter(({ archived }) => !archived).flatMap((product) => product.categories),
    );
    expect([...categories].filter((id) => !filled.has(id))).toEqual([]);
  });

  const paid = ({ retailPrice, discount }: (typeof seed.products)[number]) =>
    (retailPrice * (100 - discount)) / 100;
  const catalogues = [seed, ...Object.values(seed.perSite ?? {})].map(
    ({ products: all = [] }) => all,
  );

  it("sells a bundle for less than its parts", () => {
    for (const all of catalogues) {
      const byId = new Map(all.map((product) => [product.id, product]));
      // Those of the site for tests are odd on purpose.
      const bundles = all.filter(
        ({ parts = [], sku }) => parts.length > 0 && !sku.startsWith("ODD"),
      );
      const dear = bundles.filter((bundle) => {
        const parts = (bundle.parts ?? []).flatMap((part) => {
          const product = byId.get(part.product);
          return product ? paid(product) * part.quantity : [];
        });
        return paid(bundle) >= parts.reduce((sum, one) => sum + one, 0);
      });
      expect(dear.map(({ name }) => name.en)).toEqual([]);
    }
  });

  it("prints no review at two products", () => {
    for (const all of catalogues) {
      const said = all.flatMap(({ reviews = [] }) => reviews.map(({ body }) => body.en));
      expect(repeated(said)).toEqual([]);
    }
  });

  it("has the file of every picture it names, each with its size", async () => {
    const named = [
      ...seed.products.flatMap((product) => [
        ...product.pictures,
        ...(product.variants ?? []).flatMap((variant) => variant.pictures ?? []),
      ]),
      ...seed.categories.map(({ picture }) => picture),
      ...seed.posts.map(({ picture }) => picture),
      ...seed.events.map(({ picture }) => picture),
      ...slots.flatMap(({ meta }) =>
        Object.values(meta).flatMap((value) => ("picture" in value ? [value.picture] : [])),
      ),
    ];
    expect(named.filter((name) => !pictures.has(name))).toEqual([]);
    expect([...mediaFiles.values()].filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(mediaFiles.size).toBe(seed.pictures.length);
    const bytes = [...mediaFiles.values()].map(({ path }) => statSync(path).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
    for (const { name, width, height } of seed.pictures.filter(({ file }) => !file)) {
      const path = mediaFiles.get(`${name}.webp`)?.path ?? "";
      const { width: realWidth, height: realHeight } = await sharp(path).metadata();
      expect([name, width, height]).toEqual([name, realWidth, realHeight]);
    }
  });

  it("links only to pages that exist", () => {
    const inMenus = (item: SeedNavigationItem): SeedLink[] => [
      ...(item.link ? [item.link] : []),
      ...item.children.flatMap(inMenus),
    ];
    const links = [
      ...slots.flatMap(({ linkMeta }) => Object.values(linkMeta ?? {})),
      ...Object.values(seed.navigation).flat().flatMap(inMenus),
    ];
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(leadsNowhere)).toEqual([]);
    const slugs = new Set(pages.flatMap(({ slug }) => Object.values(slug)));
    const local = seed.consents.flatMap(({ displayName }) =>
      Object.values(displayName).flatMap((html) =>
        [...html.matchAll(/href="~\/([^"]+)"/g)].map(([, slug]) => slug),
      ),
    );
    expect(local).toHaveLength(6);
    expect(local.filter((slug) => !slugs.has(slug ?? ""))).toEqual([]);
  });

  it("speaks all three languages everywhere", () => {
    const { perSite: _, late: ___, pictures: everyPicture, sites: __, ...rest } = seed;
    const isClubs = ({ name, file }: SeedPicture) =>
      mediaFiles.get(`${name}.${file?.extension ?? "webp"}`)?.path.includes("/tennis/");
    const demo = { ...rest, pictures: everyPicture.filter(isClubs) };
    const bare = Object.entries(demo)
      .flatMap(([name, value]) => texts(value, name))
      // Pages made of sections have no text of their own.
      .filter(([way, text]) => !way.endsWith(".body") || text.en !== "")
      .filter(([way]) => !isOfOneSite(way))
      .filter(([, text]) => LANGUAGES.some((language) => !text[language]?.trim()));
    expect(bare).toEqual([]);
    const same = [...posts, ...seed.terms].filter(
      ({ title }) => title.en === title.hr || title.hr === title.de,
    );
    expect(same).toEqual([]);
  });

  it("gives each place of a page its sections, on slugs that exist", () => {
    const slugs = new Set(pages.map(({ slug }) => slug.en));
    const places = elements.map(({ handler }) => handler.split(":"));
    expect(
      places.filter(([kind, slug]) => kind === "page-section" && !slugs.has(slug ?? "")),
    ).toEqual([]);
    const used = new Set(elements.map(({ options }) => options.component));
    const needed = [
      "hero",
      "text",
      "media",
      "gallery",
      "cards",
      "products",
      "categories",
      "posts",
      "faq",
      "quote",
      "logos",
      "banner",
      "icons",
    ];
    expect(needed.filter((component) => !used.has(component))).toEqual([]);
    expect(elements.some((element) => element.options.hidden === true)).toBe(true);
    expect(elements.some((element) => element.mobileMeta)).toBe(true);
    const numbered = elements.flatMap(idsInOptions);
    expect(numbered.filter(([known, id]) => !known.has(id))).toEqual([]);
  });

  it("has a library of 300 media in three folders, two of them the same file as another", () => {
    const { library = [], folders = [], files = [] } = seed;
    expect(library.length + files.length).toBe(300);
    expect(repeated(library.map(({ name }) => name))).toEqual([]);
    expect(library.filter(({ picture }) => !pictures.has(picture))).toEqual([]);
    expect(new Set(library.map(({ folder }) => folder))).toEqual(
      new Set([undefined, ...folders.map(({ id }) => id)]),
    );
    const whole = library.filter(({ size }) => !size).map(({ picture }) => picture);
    expect(repeated(whole)).toEqual(["scene-hero", "care-guide"]);
  });

  it("has masters that several pages follow, and sections in every state of translation", () => {
    const masters = ids(elements.filter(({ handler }) => handler === "master-section"));
    for (const id of masters) {
      const followers = elements.filter(({ options }) => options.masterId === id);
      expect(new Set(followers.map(({ handler }) => handler)).size).toBeGreaterThan(1);
    }
    expect(masters.size).toBe(2);
    expect(elements.some(({ languages }) => languages && !languages.includes("de"))).toBe(true);
    const saved = elements.flatMap(({ savedDaysAgo }) => savedDaysAgo ?? []);
    expect(saved.some(({ hr = 0, de = 0 }) => hr < de)).toBe(true);
    expect(saved.some(({ hr = 0, de = 0 }) => hr > de)).toBe(true);
    const atHome = elements.filter(({ handler }) => handler === "page-section:homepage");
    expect(
      atHome.filter(({ mobileMeta, mobileOptions }) => mobileMeta || mobileOptions).length,
    ).toBeGreaterThan(6);
  });

  it("keeps the sites apart", () => {
    expect(repeated(seed.sites.map(({ apiKey }) => apiKey))).toEqual([]);
    expect(repeated(seed.sites.flatMap(({ stores }) => Object.values(stores)))).toEqual([]);
    const title = (domain: string) =>
      seed.elements[domain]?.find(({ options }) => options.component === "hero")?.meta.title;
    expect(title("localhost")).not.toEqual(title("tenis.localhost"));
    expect(seed.users.filter(({ password }) => password.length < 8)).toEqual([]);
  });
});

function idsInOptions({ options }: SeedElement): [ReadonlySet<number>, number][] {
  const list = (value: unknown) => (Array.isArray(value) ? (value as number[]) : []);
  return [
    ...list(options.productIds).map((id): [ReadonlySet<number>, number] => [products, id]),
    ...list(options.categoryIds).map((id): [ReadonlySet<number>, number] => [categories, id]),
  ];
}
