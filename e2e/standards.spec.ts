import { SHOPPER_PAGES } from "./support/pages.ts";
import { type Answer, HOSTS, sendRequest } from "./support/stack.ts";
import { readStructuredData } from "./support/structured-data.ts";
import { expect, origin, PORT, test } from "./support/test.ts";
import { errorsIn } from "./support/vnu.ts";
import { wordsRunTogether } from "./support/words-apart.ts";

/** Every kind of page in every language, with the types of its structured data. */
const PAGES: readonly { host: string; path: string; types: readonly string[] }[] = [
  { host: HOSTS.en, path: "/", types: ["Organization", "WebSite"] },
  { host: HOSTS.en, path: "/about-the-club", types: [] },
  { host: HOSTS.en, path: "/three-drills-for-one-wall", types: ["BlogPosting", "BreadcrumbList"] },
  { host: HOSTS.en, path: "/shop", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.en, path: "/shop?page=2&limit=24&sort=3", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.en, path: "/shop/rackets", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.en, path: "/product/court-line-98", types: ["Product", "BreadcrumbList"] },
  {
    host: HOSTS.en,
    path: "/product/match-balls-can-of-four",
    types: ["Product", "BreadcrumbList"],
  },
  { host: HOSTS.en, path: "/blog", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.en, path: "/blog?page=2", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.en, path: "/event", types: ["BreadcrumbList"] },
  { host: HOSTS.en, path: "/search", types: [] },
  { host: HOSTS.en, path: "/search?search=racket&category=products", types: [] },
  { host: HOSTS.en, path: "/cart", types: [] },
  { host: HOSTS.en, path: "/checkout", types: [] },
  { host: HOSTS.en, path: "/checkout/success?orderSlug=2026-1", types: [] },
  { host: HOSTS.en, path: "/checkout/failure", types: [] },
  { host: HOSTS.hr, path: "/", types: ["Organization", "WebSite"] },
  { host: HOSTS.hr, path: "/shop", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.hr, path: "/product/court-line-98", types: ["Product", "BreadcrumbList"] },
  { host: HOSTS.hr, path: "/objave", types: ["BreadcrumbList", "ItemList"] },
  { host: HOSTS.hr, path: "/pretraga", types: [] },
  { host: HOSTS.hr, path: "/kosarica", types: [] },
  { host: HOSTS.hr, path: "/de", types: ["Organization", "WebSite"] },
  { host: HOSTS.hr, path: "/en/shop", types: ["BreadcrumbList", "ItemList"] },
];

const answers = new Map<string, Promise<Answer>>();

/** The answer of a path; requested once for all tests. */
function get(host: string, path: string): Promise<Answer> {
  const key = `${host}${path}`;
  const answer =
    answers.get(key) ?? sendRequest(PORT, path, { host, headers: { accept: "text/html" } });
  answers.set(key, answer);
  return answer;
}

/** `http://tenis.localhost:3180/de?x` → `/de?x`. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** The hreflang links and the canonical address of a page. */
function linksOf(html: string) {
  const tags = [...html.matchAll(/<link [^>]*rel="(?:alternate|canonical)"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const part = (tag: string, name: string) =>
    plain(new RegExp(`${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
  // Next writes the homepage without its slash: the same address.
  const hrefOf = (tag: string) => new URL(part(tag, "href")).href;
  return {
    canonical: tags.filter((tag) => tag.includes('"canonical"')).map(hrefOf),
    languages: new Map(
      tags
        .filter((tag) => /hreflang=/i.test(tag))
        .map((tag) => [part(tag, "hreflang"), hrefOf(tag)] as const),
    ),
  };
}

/** Runs work a few at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const hands = Array.from({ length: 6 }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  });
  await Promise.all(hands);
}

/** Reads all documents once. */
async function readAll(pages: readonly { host: string; path: string }[]) {
  const found = new Map<string, string>();
  await each(pages, async ({ host, path }) => {
    const answer = await get(host, path);
    expect(answer.status, `${host}${path}`).toBe(200);
    found.set(`${host}${path}`, answer.body);
  });
  return found;
}

const sitemapOf = async (host: string) => {
  const answer = await get(host, "/sitemap.xml");
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toContain("xml");
  return [...answer.body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = ""]) => ({
    loc: plain(/<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? ""),
    languages: new Map(
      [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, code = "", href = ""]) => [code, plain(href)] as const,
      ),
    ),
  }));
};

/** Any event and any term of the blog, so that the test does not depend on the seed. */
async function foundPages() {
  const locs = (await sitemapOf(HOSTS.en)).map(({ loc }) => loc);
  return (
    [
      [/\/event\/\d+$/, ["Event", "BreadcrumbList"]],
      [/\/blog\/./, ["BreadcrumbList"]],
    ] as const
  ).map(([pattern, types]) => ({
    host: HOSTS.en,
    path: pathOf(locs.find((loc) => pattern.test(loc)) ?? ""),
    types,
  }));
}

test("every kind of page is valid HTML", async () => {
  const documents = await readAll([...PAGES, ...SHOPPER_PAGES, ...(await foundPages())]);
  documents.set("a missing page", (await get(HOSTS.en, "/nothing-here")).body);
  expect(errorsIn(documents)).toEqual([]);
});

test("structured data of every kind of page is valid", async () => {
  const pages = [...PAGES, ...(await foundPages())];
  const documents = await readAll(pages);
  for (const { host, path, types } of pages) {
    const read = readStructuredData(documents.get(`${host}${path}`) ?? "", origin(host));
    expect(read.faults, `${host}${path}`).toEqual([]);
    expect(read.types, `${host}${path}`).toEqual(expect.arrayContaining([...types]));
  }
});

test("every page names its canonical address and its translations, which exist and link back", async () => {
  const documents = await readAll(PAGES);
  for (const { host, path } of PAGES) {
    const { canonical, languages } = linksOf(documents.get(`${host}${path}`) ?? "");
    expect(canonical, path).toHaveLength(1);
    const own = canonical[0] ?? "";
    expect(own, path).toMatch(new RegExp(`^${origin(host)}/`));
    expect((await get(host, pathOf(own))).status, own).toBe(200);
    expect([...languages.values()], path).toContain(own);
    expect(languages.has("x-default"), path).toBe(true);
    for (const href of new Set(languages.values())) {
      const other = await get(host, pathOf(href));
      expect(other.status, href).toBe(200);
      expect(linksOf(other.body).languages, `${path} → ${href}`).toEqual(languages);
    }
  }
});

test("a page has a title with page and site, and a social picture of the right size", async () => {
  const { body } = await get(HOSTS.hr, "/product/court-line-98");
  expect(/<title>([^<]*)<\/title>/.exec(body)?.[1]).toBe(
    "Court Line 98 | Teniski klub Osnovna crta",
  );
  const image = plain(/property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? "");
  expect(image).toMatch(new RegExp(`^${origin(HOSTS.hr)}/api/og/hr/product/`));
  expect(body.includes('property="og:image:width" content="1200"')).toBe(true);
  for (const [host, path] of [
    [HOSTS.hr, pathOf(image)],
    [HOSTS.hr, "/api/og/de/site?title=anything"],
  ] as const) {
    const picture = await get(host, path);
    expect(picture.status, path).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/jpeg");
    expect(picture.headers["cache-control"]).toContain("public");
  }
  for (const path of ["/api/og/en/product/nothing", "/api/og/fr/site", "/api/og/en/else/x"])
    expect((await get(HOSTS.en, path)).status, path).toBe(404);
});

for (const host of [HOSTS.en, HOSTS.hr]) {
  test(`the sitemap of ${host} lists each address once, and each exists`, async () => {
    const urls = await sitemapOf(host);
    const all = new Map(urls.map((url) => [url.loc, url]));
    expect(all.size).toBe(urls.length);
    expect(all.size).toBeGreaterThan(100);
    for (const { loc, languages } of urls) {
      expect([...languages.values()], loc).toContain(loc);
      expect(languages.has("x-default"), loc).toBe(true);
      for (const href of languages.values())
        expect(all.get(href)?.languages, `${loc} → ${href}`).toEqual(languages);
    }
    // Samples every kind of address instead of the first few hundred of one kind.
    const step = Math.ceil(urls.length / 60);
    await each(
      urls.filter((_url, index) => index % step === 0),
      async ({ loc, languages }) => {
        const answer = await get(host, pathOf(loc));
        expect(answer.status, loc).toBe(200);
        expect(answer.body.includes('name="robots" content="noindex'), loc).toBe(false);
        const said = linksOf(answer.body);
        expect(said.canonical, loc).toEqual([loc]);
        expect(said.languages, loc).toEqual(languages);
      },
    );
    const robots = await get(host, "/robots.txt");
    expect(robots.body).toContain(`\nSitemap: ${origin(host)}/sitemap.xml\n`);
    for (const path of host === HOSTS.en ? ["/cart", "/search"] : ["/kosarica", "/de/kasse"])
      expect(robots.body).toContain(`\nDisallow: ${path}$\n`);
  });
}

test("a closed and an unknown site have no sitemap", async () => {
  for (const path of ["/sitemap.xml", "/robots.txt"]) {
    expect((await get(HOSTS.closed, path)).status).toBe(503);
    expect((await get("nobody.localhost", path)).status).toBe(404);
  }
  for (const part of ["products-0", "constructor-1", "../x", "products-99"])
    expect(
      (await get(HOSTS.en, `/sitemap.xml?part=${encodeURIComponent(part)}`)).status,
      part,
    ).toBe(404);
});

test("words of neighbours stay apart without a style sheet", async () => {
  test.slow();
  const found: string[] = [];
  await each(SHOPPER_PAGES, async ({ host, path, name }) => {
    const { body } = await get(host, path);
    found.push(...wordsRunTogether(body).map((words) => `${name}: ${words}`));
  });
  expect(found).toEqual([]);
});
