import { describe, expect, it, vi } from "vitest";
import type { LinkMeta, NavigationItem } from "#lib/shop/api/schemas/content-schema.ts";
import { navigationItem } from "#lib/shop/api/schemas/content-schema.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { anElement } from "#tests/factories/element.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Navigation } from "./navigation.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#lib/web/site/current-context.ts", () => ({ getCurrentContext: vi.fn() }));
vi.mock("#components/shop/search/suggest-host.tsx", () => ({ SuggestHost: () => null }));
vi.mock("./header-behaviour.tsx", () => ({ HeaderBehaviour: () => null }));

const context = testContext({
  name: "Books & Co",
  defaultLocale: "en",
  languages: [{ code: "en", names: {} }],
});
vi.mocked(getCurrentContext).mockReturnValue(context);

const aMenu = (title: string, meta: Record<string, unknown> = {}) => ({
  id: 1,
  title,
  meta,
  linkMeta: { one: { href: "/about", name: "About" } },
  mobileMeta: {},
  options: {},
  mobileOptions: {},
});

describe("the footer's menus", () => {
  it("are headed by their own title, else by the part's", async () => {
    const parts = [aMenu("Part one", { title: "Own title" }), aMenu("Help and contact"), aMenu("")];
    const html = await serverMarkup(<Footer element={anElement({ parts })} />);
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(headings).toEqual(["Own title", "Help and contact"]);
  });
});

describe("the footer's text", () => {
  it("is named like a footer's, so that reader views do not take it for the article", async () => {
    const html = await serverMarkup(
      <Footer element={anElement({ meta: { about: "<p>About us</p>" } })} />,
    );
    // python3-readability 0.8.1 drops what has one of these in its class, and then chooses the longest text.
    expect(html).toMatch(/class="[^"]*\bfooter-[^"]*"[^>]*><p>About us/);
  });
});

describe("the header", () => {
  const html = (header: Parameters<typeof anElement>[0], isPlain = false) =>
    serverMarkup(
      <Header
        context={context}
        layout={{
          header: anElement(header),
          footer: null,
          cookie: null,
          cart: null,
          bundle: null,
          navigation: [],
        }}
        languages={null}
        isPlain={isPlain}
      />,
    );
  const logoOf = (page: string) =>
    /<a href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Books &amp; Co/.exec(page);

  it("shows the tagline, as text", async () => {
    const page = await html({ meta: { tagline: "Read <b>more</b>" } });
    expect(page).toContain("Read &lt;b&gt;more&lt;/b&gt;");
  });

  it.each<[string, Partial<LinkMeta> | undefined, string]>([
    [
      "where its own link says",
      { type: "page", page: { id: 1, slug: "welcome", title: "" } },
      "/welcome",
    ],
    ["home without a link", undefined, "/"],
    ["home instead of a script", { href: "javascript:alert(1)" }, "/"],
  ])("links the logo %s", async (_, logo, href) => {
    const page = await html({ linkMeta: logo ? { logo } : {} });
    expect(logoOf(page)?.[1]).toBe(href);
  });

  it.each([
    [false, "/cart"],
    [true, "/cart?plain=true"],
  ])("links the cart by a text; on a page without scripts (%s) to %s", async (isPlain, href) => {
    const page = await html({}, isPlain);
    const link = new RegExp(`<a(?=[^>]*href="${href.replace("?", "\\?")}")[^>]*>(.*?)</a>`).exec(
      page,
    );
    expect(link?.[0]).not.toContain("aria-label");
    expect(link?.[1]?.replace(/<[^>]*>/g, "")).toBe("Cart");
  });

  it("asks to start a search before it asks to clear one, in reading order", async () => {
    expect(await html({})).toMatch(/type="submit".*type="reset"/s);
  });

  it("opens the menu by a link where there is no script", async () => {
    const page = await html({});
    expect(page).toMatch(/<noscript>.*?<a href="#site-menu"[^>]*>Menu<\/a><\/noscript>/);
  });
});

describe("the navigation", () => {
  const branch = (title: string, children: readonly NavigationItem[] = []): NavigationItem =>
    navigationItem.parse({ id: 1, title, linkMeta: { href: `/${title}` }, children });

  it("keeps what is deeper than three levels, nested", async () => {
    const tree = branch("one", [
      branch("two", [branch("three", [branch("four", [branch("five")])])]),
    ]);
    const page = await serverMarkup(<Navigation items={[tree]} context={context} />);
    for (const title of ["one", "two", "three", "four", "five"])
      expect(page).toContain(`<a href="/${title}"`);
    expect(page).toMatch(/\/three".*<ul><li><a href="\/four".*<ul><li><a href="\/five"/s);
  });

  it("has a link to the whole in each list, named after it, and the word on its button", async () => {
    const page = await serverMarkup(
      <Navigation items={[branch("Shop", [branch("Bags")]), branch("Blog")]} context={context} />,
    );
    expect(
      page.match(/<li class="nav-whole"><a href="\/Shop"[^>]*>Everything in Shop</g),
    ).toHaveLength(1);
    expect(page).toMatch(
      /<button[^>]*><span class="sr-only">More in Shop<\/span> <span>Shop<\/span>/,
    );
  });

  it("has no link to the whole where a title leads nowhere itself", async () => {
    const heading = navigationItem.parse({ id: 1, title: "Help", children: [branch("Returns")] });
    const page = await serverMarkup(<Navigation items={[heading]} context={context} />);
    expect(page).not.toContain("nav-whole");
    expect(page).toMatch(/is-named"> ?<span>Help<\/span>/);
  });
});
