import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "@/lib/api/schemas/content";
import type { SiteContext } from "@/lib/site/types";
import { followRedirect } from "./redirects";

const { decidePath } = vi.hoisted(() => ({ decidePath: vi.fn() }));
vi.mock("./pages", () => ({ decidePath }));

const context = {
  site: { defaultLocale: "en", languages: [{ code: "en" }, { code: "hr" }] },
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
});

describe("followRedirect", () => {
  it("ends at a page, at a route of its own, or in another language", async () => {
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

  it("follows hops, and is for a while as soon as one of them is", async () => {
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
  ])("refuses %s", async (target) => {
    expect(await followRedirect(context, "old", to(target))).toBeNull();
  });
});
