import { beforeEach, describe, expect, it, vi } from "vitest";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import { getProduct, ownSlugOf } from "#lib/web/data/catalog/products.ts";
import { getEvent } from "#lib/web/data/content/events.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { aProduct } from "#tests/factories/product.ts";
import { testSite } from "#tests/factories/visit.ts";
import { ContentView } from "./content-view.tsx";
import { ProductView } from "./product-view.tsx";

interface Sent {
  readonly slug?: string;
  readonly params?: readonly string[];
}
/** The backend's answers for the slug or path that a call names. */
const answers = vi.hoisted(() => ({ to: (_: string): unknown => null }));
vi.mock("#lib/web/data/read.ts", () => ({
  read: async (_: unknown, __: unknown, { input }: { input: Sent }) =>
    answers.to(input.slug ?? input.params?.join("/") ?? ""),
}));

const context = {
  site: testSite(),
  locale: "hr",
  storeId: 1,
  currency: { id: 1, label: "EUR", symbol: "€" },
} as SiteContext;
const fetched = vi.fn(async () => new Response());
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
});
const isMarked = () =>
  fetched.mock.calls.some((call) => JSON.stringify(call).includes(OTHER_VIEW_TAG));
/** Where a view redirects to, with the status. */
const redirectOf = (shown: Promise<unknown>) =>
  shown.then(
    () => null,
    (error: { digest?: string }) => error.digest,
  );
const page = (slug: string) => ({ type: "page", id: 1, slug, slugMain: "about", status: 200 });

describe("a product", () => {
  it.each([
    "Ball",
    "BALL",
    "ball-of-2019",
  ])("asked for as %s is at its own address only", async (slug) => {
    answers.to = () => aProduct({ slug: "ball" });
    expect(await redirectOf(ProductView({ context, slug }))).toBe(
      "NEXT_REDIRECT;replace;/product/ball;308;",
    );
  });

  it("is not kept where its own address would lead on, or nowhere", async () => {
    for (const slug of ["other", "a/ball"]) {
      fetched.mockClear();
      answers.to = (asked) => aProduct({ slug: asked === "other" ? "third" : slug });
      const product = await getProduct(context, "ball");
      expect(product && (await ownSlugOf(context, product, "ball"))).toBeNull();
      expect(isMarked()).toBe(true);
    }
  });

  it("is cached at its own address, in any Unicode composition", async () => {
    answers.to = () => aProduct({ slug: "ključ".normalize("NFD") });
    const product = await getProduct(context, "ključ");
    expect(product && (await ownSlugOf(context, product, "ključ"))).toBeNull();
    expect(isMarked()).toBe(false);
  });
});

describe("a page of the CMS", () => {
  it.each([
    ["in other letters", ["About"]],
    ["below a path that leads nowhere", ["x", "about"]],
  ])("asked for %s is at its own path only", async (_, slug) => {
    answers.to = () => page("about");
    expect(await redirectOf(ContentView({ context, slug }))).toBe(
      "NEXT_REDIRECT;replace;/about;308;",
    );
  });

  it("has the path that the finder gives it, and is shown there", async () => {
    answers.to = () => page("club/about");
    const shown = await ContentView({ context, slug: ["club", "about"] });
    expect(shown.props).toMatchObject({ slug: "club/about" });
    expect(isMarked()).toBe(false);
  });

  it("is not cached if the finder does not know its own path", async () => {
    answers.to = (path) => (path === "about" ? { ...page(""), type: "none" } : page("about"));
    const shown = await ContentView({ context, slug: ["club", "about"] });
    expect(shown.props).toMatchObject({ slug: "about" });
    expect(isMarked()).toBe(true);
  });
});

it("does not show an event that the backend returns for another id", async () => {
  answers.to = () => ({ id: 7, title: "Open day" });
  expect(await getEvent(context, 7)).toMatchObject({ id: 7 });
  expect(await getEvent(context, 8)).toBeNull();
});
