import { describe, expect, it } from "vitest";
import { createSandbox } from "../app.ts";
import { seed } from "./index.ts";
import { oddSite } from "./odd/odd-site.ts";
import type { Text } from "./text.ts";
import type { SeedSite } from "./types.ts";

/** Every Text anywhere inside a value, with the path to it. */
function texts(value: unknown, way: string): [string, Text][] {
  if (value === null || typeof value !== "object") return [];
  if (typeof (value as Partial<Text>).en === "string") return [[way, value as Text]];
  return Object.entries(value).flatMap(([key, one]) => texts(one, `${way}.${key}`));
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(strings);
}

/** The parts of one site: its own instead of the common ones, and only the elements and menus of its domain. */
function shownBy(site: SeedSite) {
  const { perSite, late: __, pictures, sites: _, ...common } = seed;
  const all = { ...common, ...perSite?.[site.domain] };
  const shown = {
    ...all,
    options: site.options,
    elements: [...(all.elements["*"] ?? []), ...(all.elements[site.domain] ?? [])],
    navigation: all.navigation[site.domain] ?? all.navigation["*"],
  };
  const named = new Set(strings(shown));
  return { ...shown, pictures: pictures.filter(({ name }) => named.has(name)) };
}

const honest = seed.sites.filter(({ domain }) => domain !== oddSite.domain);
const velo = seed.sites.find(({ domain }) => domain === "velo.localhost") as SeedSite;

describe("sites of the seed", () => {
  it.each(honest)("$domain has every text in all of its languages", (site) => {
    const shown = texts(shownBy(site), site.domain);
    expect(shown.length).toBeGreaterThan(300);
    const bare = shown
      // Pages made of sections have no text of their own.
      .filter(([way, text]) => !way.endsWith(".body") || text.en !== "")
      .filter(([, text]) => site.languages.some((language) => !text[language]?.trim()));
    expect(bare).toEqual([]);
  });

  it("gives no two sites the same key, id or store", () => {
    const values = seed.sites.flatMap(({ apiKey, siteId, stores }) => [
      apiKey,
      siteId,
      ...Object.values(stores),
    ]);
    expect(new Set(values).size).toBe(values.length);
  });

  it("lets the bicycle shop speak of bicycles alone, in Arabic that is not English", () => {
    const shown = shownBy(velo);
    const said = texts(shown, "velo").flatMap(([, text]) => Object.values(text));
    expect(
      said.filter((text) => /tennis|\brackets?\b|\bcourts?\b|\bclub|تنس|مضرب/i.test(text)),
    ).toEqual([]);
    const { posts, categories, events, products } = shown;
    const named = [...posts, ...events].map(({ title }) => title);
    named.push(...[...categories, ...products].map(({ name }) => name));
    expect(named.filter(({ ar }) => !/[\u0600-\u06ff]/.test(ar ?? ""))).toEqual([]);
    expect(shown.pictures.filter(({ name }) => !name.startsWith("velo-"))).toEqual([]);
  });

  it("gives the bicycle shop one of everything that a shop may have", () => {
    const { products, attributes, elements } = shownBy(velo);
    const formats = new Set(products.map(({ format }) => format));
    expect([...formats].sort()).toEqual(["bundle", "configurable", "eproduct", "simple"]);
    const variants = products.flatMap((product) => product.variants ?? []);
    expect(variants.some(({ customOptions }) => customOptions)).toBe(true);
    expect(variants.some(({ stock }) => stock === 0)).toBe(true);
    expect(attributes.map(({ inputType }) => inputType)).toEqual(
      expect.arrayContaining(["textSwatch", "visualSwatch"]),
    );
    const menus = elements.find(({ handler }) => handler === "footer-section")?.parts ?? [];
    expect(menus).toHaveLength(3);
    expect(menus.some(({ title, meta }) => typeof title !== "string" && !meta.title)).toBe(true);
  });
});

describe("the bicycle shop's answers", () => {
  const sandbox = createSandbox();
  const keysOf = async (site: SeedSite, method: string, path: string, body = {}) => {
    const answer = await sandbox.fetch(
      new Request(`http://sandbox/api/${path}`, {
        method,
        headers: {
          apiKey: site.apiKey,
          site: String(site.siteId),
          store: String(Object.values(site.stores)[0]),
          language: site.defaultLanguage,
        },
        ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
      }),
    );
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    return { keys: Object.keys(data).toSorted(), data };
  };
  const [club] = seed.sites as [SeedSite];

  it.each([
    ["POST", "v1/cms/post/filterStandard", ["lastPage", "records", "total"]],
    ["POST", "v1/product/web/filter", ["items", "pagination"]],
    ["POST", "v1/calendar/event/public/filter", ["data", "pagination"]],
    ["GET", "v1/gaussbox/eCommerce/public/products/get", ["records", "totalPages", "totalRecords"]],
  ])("%s %s comes in another shape than the club's", async (method, path, shape) => {
    const { keys } = await keysOf(velo, method, path);
    expect(keys).toEqual(shape);
    expect((await keysOf(club, method, path)).keys).not.toEqual(shape);
  });

  it("has amounts as texts now and then", async () => {
    const { data } = await keysOf(velo, "POST", "v1/product/web/filter");
    const prices = (data.items as { retailPrice: unknown }[]).map(
      ({ retailPrice }) => typeof retailPrice,
    );
    expect(new Set(prices)).toEqual(new Set(["string", "number"]));
  });

  it("names its filters in the asked language", async () => {
    const { data } = await keysOf(velo, "POST", "v1/product/layered/navigation");
    const labels = [...JSON.stringify(data).matchAll(/"label":"([^"]*)"/g)].map(([, one]) => one);
    expect(labels).toContain("السعر");
    expect(labels.filter((label) => !/[\u0600-\u06ff]/.test(label ?? ""))).toEqual([]);
  });

  it("begins its morning ride in the morning of its own time zone", async () => {
    const { data } = await keysOf(velo, "POST", "v1/calendar/event/public/filter");
    const ride = (data.data as { title: string; startEvent: string }[]).find(({ title }) =>
      title.includes("الصباح"),
    );
    const hour = new Intl.DateTimeFormat("en", {
      hour: "numeric",
      hourCycle: "h23",
      timeZone: String(velo.options.TimeZone),
    }).format(new Date(ride?.startEvent ?? 0));
    expect(hour).toBe("06");
  });

  it("names a footer menu by its own title, in the asked language", async () => {
    const { data } = await keysOf(velo, "POST", "v1/cms/element/getByHandlers", {
      handlers: ["footer-section"],
    });
    expect(JSON.stringify(data)).toContain('"title":"الورشة والرحلات"');
  });
});
