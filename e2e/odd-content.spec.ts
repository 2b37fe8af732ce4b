import { seed } from "#sandbox/seed/index.ts";
import { demoWordsIn, wordsOfPage } from "#tests/factories/demo-words.ts";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

/** The site with difficult content: special slugs, endless names, hostile texts, missing fields. */
const site = seed.perSite?.["odd.localhost"] ?? {};
const address = (...segments: string[]) => `/${segments.map(encodeURIComponent).join("/")}`;
const get = (path: string) => sendRequest(PORT, path, { host: HOSTS.odd });
const lost = (html: string) => html.includes(`>${MESSAGES.en.layout.notFound.title}</h1>`);
/** `next dev` repeats the server's log in the browser; an unknown link type is logged (docs/screens.md §2.3). */
const UNKNOWN_LINK = /Unknown link type/;
/** The path of the address that a page names as its own. */
const canonicalOf = (html: string) => {
  const [, named = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const address = named.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return URL.canParse(address) ? new URL(address).pathname : address;
};
const headings = (html: string) => html.match(/<h1[\s>]/g)?.length ?? 0;

test.describe("odd site", () => {
  const things: [string, string[]][] = [
    [
      "product",
      (site.products ?? [])
        .filter(({ archived }) => !archived)
        .map(({ slug }) => address("product", slug.en)),
    ],
    ["category", (site.categories ?? []).map(({ slug }) => address("shop", slug.en))],
    ["term", (site.terms ?? []).map(({ slug }) => address("blog", slug.en))],
    [
      "page and post",
      (site.posts ?? []).filter(({ id }) => id < 120).map(({ slug }) => address(slug.en)),
    ],
    ["event", (site.events ?? []).map(({ id }) => address("event", String(4_000_000 + id)))],
  ];
  for (const [name, paths] of things) {
    test(`every ${name} opens, whatever its slug and missing fields`, async () => {
      expect(paths.length).toBeGreaterThan(4);
      for (const path of paths) {
        const answer = await get(path);
        // The home page's own address leads to `/`.
        if (path === "/homepage" && answer.status === 308) continue;
        // A post of a later date is not there for shoppers before it.
        if (path === "/future-post" && answer.status === 404) continue;
        expect(
          [answer.status, headings(answer.body), lost(answer.body)],
          decodeURIComponent(path),
        ).toEqual([200, 1, false]);
        expect(canonicalOf(answer.body), decodeURIComponent(path)).toBe(path);
      }
    });
  }

  test("no page speaks of the demo shop's trade", async () => {
    const paths = [
      "/",
      "/shop",
      "/cart",
      "/checkout",
      "/checkout/failure",
      "/checkout/success?orderSlug=2026-1",
      "/search",
      "/login",
      "/register",
      "/forgot-password",
      "/profile",
      "/blog",
      "/event",
      "/no-such-page",
    ];
    for (const path of paths.flatMap((path) => [path, `/ar${path}`])) {
      const { body } = await get(path);
      expect(demoWordsIn(wordsOfPage(body)), path).toEqual([]);
    }
  });

  test("hostile texts neither run nor widen a phone's page", async ({ page, watch }) => {
    test.slow();
    watch.allow(UNKNOWN_LINK);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      "/",
      "/odd-sections",
      "/shop/everything",
      "/shop/long-category",
      "/product/long-name",
      "/product/unbroken-name",
      "/product/image-name",
      "/product/nothing-but-a-name",
      "/product/every-attribute",
      "/product/configurable-oddly",
      "/product/bundle-of-odd-things",
      "/product/very-dear",
      "/blog",
      "/long-post",
      "/html-post",
      "/bare-post",
      "/event/4000002",
      "/event/4000003",
      "/ar",
      "/ar/shop",
      address("ar", "product", "مضرب-تنس"),
    ]) {
      await page.goto(origin(HOSTS.odd) + path, { waitUntil: "load" });
      const seen = await page.evaluate(() => ({
        ran: "oddScriptRan" in globalThis,
        headings: document.querySelectorAll("h1").length,
        wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        direction: document.documentElement.dir,
        foreign: [...document.querySelectorAll("a[href]")]
          .map((link) => (link as HTMLAnchorElement).protocol)
          .filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
        evil: document.querySelectorAll('main iframe, main object, main embed, [href*="evil."]')
          .length,
      }));
      expect(seen, decodeURIComponent(path)).toEqual({
        ran: false,
        headings: 1,
        wider: 0,
        direction: path.startsWith("/ar") ? "rtl" : "ltr",
        foreign: [],
        evil: 0,
      });
    }
  });

  test("a route wins over a page of the same name", async () => {
    expect((await get("/cart")).body).toContain(`>${MESSAGES.en.cart.title}<`);
    for (const name of ["cart", "search", "blog"])
      expect((await get(`/${name}`)).body).not.toContain(`A page named ${name}`);
  });

  test("a product with forty media loads few of them at first", async ({ page, watch }) => {
    watch.allow(UNKNOWN_LINK);
    let pictures = 0;
    let video = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "image") pictures += 1;
      if (request.url().includes(".webm")) video += 1;
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin(HOSTS.odd)}/product/forty-media`, { waitUntil: "networkidle" });
    expect(pictures).toBeLessThan(20);
    expect(video).toBe(0);
    await expect(page.getByRole("link", { name: /Size chart/ })).toHaveAttribute(
      "href",
      /size-chart\.pdf/,
    );
  });

  test("redirects end on this site or in a 404", async () => {
    const permanent = [301, 308];
    const temporary = [302, 307];
    for (const [path, statuses] of [
      ["/good-301", permanent],
      ["/good-302", temporary],
      ["/same-host", permanent],
      [address("stari-čćžšđ"), permanent],
      ["/hop-2", permanent],
    ] as const) {
      const { status, headers } = await get(path);
      expect(statuses, path).toContain(status);
      expect(new URL(String(headers.location), origin(HOSTS.odd)).href).toBe(
        `${origin(HOSTS.odd)}/landing`,
      );
    }
    for (const path of [
      "/hop-1",
      "/loop-a",
      "/loop-self",
      "/evil-relative",
      "/evil-absolute",
      "/evil-backslash",
      "/evil-script",
    ]) {
      const { status, headers, body } = await get(path);
      expect([status, headers.location, headings(body)], path).toEqual([404, undefined, 1]);
    }
  });
});

test("an assistant reads every product as Markdown, from what llms.txt says", async () => {
  const index = await get("/llms.txt");
  expect([index.status, index.headers["content-type"]]).toEqual([
    200,
    "text/markdown; charset=utf-8",
  ]);
  expect(index.body).toContain(`${origin(HOSTS.odd)}/product/SLUG.md`);
  const products = (site.products ?? []).filter(({ archived }) => !archived);
  for (const { slug } of products) {
    const path = address("product", slug.en);
    const markdown = await get(`${path}.md`);
    expect(markdown.status, path).toBe(200);
    expect(markdown.body.match(/^# /gm), path).toHaveLength(1);
    expect(markdown.headers["x-robots-tag"]).toBe("noindex");
    const [, page] = /^<([^>]+)>; rel="canonical"$/.exec(String(markdown.headers.link)) ?? [];
    expect(new URL(page ?? "").pathname, path).toBe(canonicalOf((await get(path)).body));
  }
  expect((await get("/product/no-such-product.md")).status).toBe(404);
  // A site without the option has neither.
  for (const path of ["/llms.txt", "/product/court-line-98.md"])
    expect((await sendRequest(PORT, path, { host: HOSTS.en })).status, path).toBe(404);
});
