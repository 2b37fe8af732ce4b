import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { findMoved } from "./find-moved.ts";

const { decidePath, slugOnLanguage } = vi.hoisted(() => ({
  decidePath: vi.fn(),
  slugOnLanguage: vi.fn(),
}));
vi.mock("#lib/web/data/content/pages.ts", () => ({ decidePath }));
vi.mock("./url-on-language.ts", () => ({ slugOnLanguage }));

const context = {
  site: {
    domain: "tenis.localhost",
    defaultLocale: "hr",
    languages: [{ code: "hr" }, { code: "en" }, { code: "de" }],
    stores: { hr: 1, en: 2, de: 3 },
  },
  locale: "hr",
  storeId: 1,
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

/** The meaning of a path in each language. */
function decide(table: Record<string, Partial<Decision>>): void {
  decidePath.mockImplementation(async ({ locale }: SiteContext, path: string) =>
    decision(table[`${locale}:${path}`] ?? {}),
  );
}

beforeEach(() => {
  decide({});
  slugOnLanguage.mockReset().mockResolvedValue(null);
});

describe("findMoved", () => {
  it("redirects permanently from another language's slug to this language's slug", async () => {
    decide({ "de:saison": { type: "post", slug: "saison" } });
    slugOnLanguage.mockResolvedValue("sezona");
    expect(await findMoved(context, { name: "content", slug: ["saison"] })).toEqual({
      target: "/sezona",
      permanent: true,
    });
    expect(slugOnLanguage).toHaveBeenCalledWith(
      expect.objectContaining({ locale: "de", storeId: 3 }),
      "post",
      "saison",
      "hr",
    );
  });

  it.each([
    [{ name: "product", slug: "old" }, "product", "/product/novi"],
    [{ name: "shop", slug: "old" }, "productCategory", "/shop/novi"],
    [{ name: "blog", slug: ["old"] }, "category", "/objave/novi"],
    [{ name: "content", slug: ["old"] }, "product", "/product/novi"],
  ] as const)("keeps the kind of entity: %o", async (route, type, target) => {
    decide({ "en:old": { type } });
    slugOnLanguage.mockResolvedValue("novi");
    expect(await findMoved(context, route)).toMatchObject({ target });
  });

  it("finds nothing when the slug belongs to another kind, to no language, or is the same", async () => {
    decide({ "en:old": { type: "page" } });
    slugOnLanguage.mockResolvedValue("novi");
    expect(await findMoved(context, { name: "product", slug: "old" })).toBeNull();
    expect(await findMoved(context, { name: "product", slug: "nobody" })).toBeNull();
    slugOnLanguage.mockResolvedValue("old");
    expect(await findMoved(context, { name: "content", slug: ["old"] })).toBeNull();
    expect(await findMoved(context, { name: "event", id: "3" })).toBeNull();
  });

  it("follows the backend's redirect of a product's old slug", async () => {
    decide({ "hr:stari": { type: "redirect", target: "/product/novi", status: 302 } });
    expect(await findMoved(context, { name: "product", slug: "stari" })).toEqual({
      target: "/product/novi",
      permanent: false,
    });
  });

  it("prevents redirect loops between slugs that are redirected themselves", async () => {
    decide({
      "hr:a": { type: "redirect", target: "/product/b" },
      "hr:b": { type: "redirect", target: "/product/a" },
      "hr:c": { type: "redirect", target: "/product/c" },
    });
    expect(await findMoved(context, { name: "product", slug: "a" })).toBeNull();
    expect(await findMoved(context, { name: "product", slug: "c" })).toBeNull();
  });

  it("throws without an answer, because the page may exist", async () => {
    decidePath.mockRejectedValue(new Error("down"));
    await expect(findMoved(context, { name: "content", slug: ["x"] })).rejects.toThrow("down");
  });
});
