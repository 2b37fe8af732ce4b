import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { followRedirect } from "./follow-redirects.ts";

const { decidePath, read } = vi.hoisted(() => ({ decidePath: vi.fn(), read: vi.fn() }));
vi.mock("#lib/web/data/content/pages.ts", () => ({ decidePath }));
vi.mock("#lib/web/data/read.ts", () => ({ read }));

const context = {
  site: {
    domain: "shop.example",
    defaultLocale: "en",
    languages: [{ code: "en" }, { code: "hr" }],
  },
  locale: "en",
} as unknown as SiteContext;

const decision = (fields: Partial<Decision>): Decision => ({
  type: "none",
  id: null,
  slug: "",
  slugMain: "",
  target: "",
  status: 301,
  ...fields,
});
const to = (target: string, status = 301) => decision({ type: "redirect", target, status });

beforeEach(() => {
  decidePath.mockReset().mockResolvedValue(decision({ type: "page" }));
  read.mockReset().mockResolvedValue([
    { name: "Second", url: "https://second.example" },
    { name: "third.example:8080", url: "" },
  ]);
});

describe("followRedirect", () => {
  it("ends at a page, a built-in route, or another language", async () => {
    expect(await followRedirect(context, "old", to("/new"))).toEqual({
      target: "/new",
      permanent: true,
    });
    expect(await followRedirect(context, "old", to("/shop/rackets?page=2"))).toMatchObject({
      target: "/shop/rackets?page=2",
    });
    expect(await followRedirect(context, "old", to("/hr/novo"))).toMatchObject({
      target: "/hr/novo",
    });
    expect(await followRedirect(context, "old", to("new"))).toMatchObject({ target: "/new" });
  });

  it("follows several hops, and is temporary as soon as one of them is", async () => {
    decidePath.mockResolvedValueOnce(to("/c", 302));
    expect(await followRedirect(context, "a", to("/b"))).toEqual({
      target: "/c",
      permanent: false,
    });
  });

  it("leads nowhere in a loop or after five hops", async () => {
    decidePath.mockResolvedValueOnce(to("/a"));
    expect(await followRedirect(context, "a", to("/b"))).toBeNull();
    let hop = 0;
    decidePath.mockImplementation(async () => to(`/hop-${++hop}`));
    expect(await followRedirect(context, "start", to("/hop-0"))).toBeNull();
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2e%2e/%00",
    "https:evil.example",
    "https:/\\evil.example",
    "https://second.example@evil.example/",
    "https://user:pass@second.example/",
    "https://second.example:8443/",
    "https://shop.example//evil.example",
    "ftp://second.example/",
    "data:text/html,x",
    "mailto:a@second.example",
    "",
    "  ",
  ])("refuses %s", async (target) => {
    expect(await followRedirect(context, "old", to(target))).toBeNull();
  });

  it("treats its own host as local, and allows other hosts of the site's domain list only", async () => {
    const follow = async (target: string) =>
      (await followRedirect(context, "old", to(target)))?.target;
    expect(await follow("https://shop.example/new?a=1#b")).toBe("/new?a=1#b");
    expect(await follow("HTTP://SHOP.example/new")).toBe("/new");
    expect(read).not.toHaveBeenCalled();
    expect(await follow("https://second.example/new")).toBe("https://second.example/new");
    expect(await follow("http://third.example:8080/")).toBe("http://third.example:8080/");
  });

  it.each([
    [301, true],
    [308, true],
    [302, false],
    [307, false],
  ])("treats %i as permanent: %s", async (status, permanent) => {
    expect(await followRedirect(context, "old", to("/new", status))).toMatchObject({ permanent });
  });

  it("follows up to five hops", async () => {
    let hop = 0;
    decidePath.mockImplementation(async () =>
      ++hop < 5 ? to(`/hop-${hop}`) : decision({ type: "page" }),
    );
    expect(await followRedirect(context, "start", to("/hop-0"))).toMatchObject({
      target: "/hop-4",
    });
  });
});
