import { describe, expect, it } from "vitest";
import { testVisit } from "#tests/factories/visit.ts";
import { guard, namesInternalTree } from "./internal-path-guard.ts";

describe("namesInternalTree", () => {
  it.each([
    "/edit",
    "/edit/localhost/en",
    "/storefront/other/de/product/a.1",
    "/%65dit/x",
    "/%2565dit/x",
    "/%252565dit/x",
    "//edit/x",
    "/./edit",
    "/../edit",
    "/%2fedit",
    "/%5cedit",
    "/EDIT/x",
    "/Storefront",
    "/_next/data/x",
    "/api",
  ])("refuses %s", (path) => {
    expect(namesInternalTree(path)).toBe(true);
  });

  it.each([
    "/",
    "/editorial",
    "/product/edit",
    "/hr/storefront",
    "/a.1",
    "/%zz",
    "/%25",
  ])("lets %s pass", (path) => {
    expect(namesInternalTree(path)).toBe(false);
  });
});

describe("guard", () => {
  it("answers with a complete static page", async () => {
    const answer = await guard(await testVisit("/edit/tenis.localhost/hr/a.1"));
    expect(answer?.status).toBe(404);
    expect(answer?.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer?.text()).toContain("<h1>Page not found</h1>");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("refuses %s on a page", async (method) => {
    const answer = await guard(await testVisit("/shop", { method }));
    expect(answer?.status).toBe(405);
    expect(answer?.headers.get("allow")).toBe("GET, HEAD");
  });
});
