import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "#tests/factories/visit.ts";
import { Document } from "./document.tsx";
import { NotFoundView } from "./not-found-view.tsx";
import { siteIcons, themeColors } from "./site-metadata.ts";

const { current } = vi.hoisted(() => ({ current: vi.fn() }));
vi.mock("#lib/web/site/current-context.ts", () => ({ getCurrentContext: current }));
vi.mock("#lib/base/config/settings.ts", () => ({
  getSettings: () => ({ MEDIA_URL: "https://media.example" }),
}));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (key: string) => key }));
vi.mock("#components/kit/ui/link.tsx", () => ({
  Link: ({ href, className }: { href: string; className?: string }) => (
    <a href={href} className={className}>
      home
    </a>
  ),
}));

const siteWith = (options: Record<string, unknown>) =>
  testSite({ name: "Velo", options: new Map(Object.entries(options)) });
const picture = (path: string) => ({ path, mime: "image/png", width: 64, height: 64 });
const documentOf = (options: Record<string, unknown>) =>
  renderToStaticMarkup(
    <Document locale="en" surface="storefront" site={siteWith(options)}>
      text
    </Document>,
  );

describe("the document of a site", () => {
  it("has the colours and the typefaces of its options", () => {
    const html = documentOf({ ThemeBrand: "#7a1fa2", ThemeFonts: "rounded" });
    expect(html).toContain("--brand-fill:#7a1fa2");
    expect(html).toMatch(/<html[^>]* data-fonts="rounded"/);
    expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(1);
    expect(html).toMatch(/href="[^"]*rubik-common[^"]*"/);
  });

  it("has no style of its own without options", () => {
    const html = documentOf({});
    expect(html).not.toContain("<style");
    expect(html).not.toContain("data-fonts");
    expect(html.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  });
});

describe("the icons of a site", () => {
  it("are its own", () => {
    expect(siteIcons(siteWith({ Favicon: picture("icon.png") }))).toEqual({
      icon: [{ url: "https://media.example/icon.png" }],
      apple: [{ url: "https://media.example/icon.png" }],
    });
  });

  it("are made where it has none, or one that phones cannot draw", () => {
    const made = { url: "/api/icon/icon.svg", type: "image/svg+xml" };
    expect(siteIcons(siteWith({}))).toEqual({
      icon: [made],
      apple: [{ url: "/api/icon/touch.png" }],
    });
    const svg = { path: "icon.svg", mime: "image/svg+xml" };
    expect(siteIcons(siteWith({ Favicon: svg }))).toMatchObject({
      icon: [{ url: "https://media.example/icon.svg" }],
      apple: [{ url: "/api/icon/touch.png" }],
    });
  });

  it("colour the browser's bars like the page", () => {
    expect(themeColors(siteWith({ ThemeTone: "plain" }))).toEqual([
      { media: "(prefers-color-scheme: light)", color: "#ffffff" },
      { media: "(prefers-color-scheme: dark)", color: "#141414" },
    ]);
  });
});

describe("the page of a missing address", () => {
  const shown = async (options: Record<string, unknown>) => {
    current.mockReturnValue({ site: siteWith(options), locale: "en" });
    return renderToStaticMarkup(await NotFoundView());
  };
  beforeEach(() => current.mockReset());

  it("shows a drawing in the theme's colours", async () => {
    const html = await shown({});
    expect(html).toContain("<svg");
    expect(html).toContain("fill-brand-soft");
    expect(html).not.toContain("<img");
    expect(html).not.toMatch(/fill="#/);
  });

  it("offers a search that needs no script, and the shop", async () => {
    const html = await shown({});
    expect(html).toMatch(/<form[^>]* action="[^"]*\/search" method="get">.*name="search"/s);
    expect(html).toMatch(/href="[^"]*\/shop"/);
  });

  it("shows the site's own picture where it has one", async () => {
    const html = await shown({ NotFoundImage: picture("lost.png") });
    expect(html).toMatch(/<img[^>]*lost\.png/);
    expect(html).not.toContain("<svg");
  });
});
