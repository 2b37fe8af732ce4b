import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { handleLinksCheck } from "./handle-check.ts";
import { handleLinksResolve } from "./handle-resolve.ts";
import { handleLinksSearch } from "./handle-search.ts";

const FOUND: Readonly<Record<string, object>> = {
  racket: { type: "product", id: 7, slug: "racket", slugMain: "racket" },
  about: { type: "page", id: 2, slug: "about", slugMain: "about" },
  start: { type: "page", id: 3, slug: "start", slugMain: "homepage" },
  moved: { type: "redirect", id: null, slug: "moved", target: "/about" },
};
const ROWS = [
  { type: "product", id: "7", title: "Clay racket", slug: "racket" },
  { type: "page", id: 2, title: "", slug: "about" },
  { type: "page", id: 3, title: "Welcome", slug: "start" },
  { type: "navigation", id: 4, title: "Menu", slug: "menu" },
  { type: "post", id: 5, title: "No address" },
];

const HOME = { id: 3, title: "Welcome", slug: "start", slugMain: "homepage", postTypeSlug: "page" };

/** The queries that were sent to the finder. */
function finder(profile: object = STAFF): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  backend(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/user/profile")) return data(profile);
    asked.push(searchParams);
    if (pathname.endsWith("/searchSlugs")) return data(ROWS);
    if (pathname.includes("/cms/post/")) return data({ items: [HOME], total: 1 });
    const slug = [...searchParams.values()].at(-1) ?? "";
    if (slug === "broken") return failure(500, "no");
    return data(FOUND[slug] ?? { type: "none", id: null, slug, slugMain: "" });
  });
  return asked;
}
const dataIn = async (response: Response) => ((await response.json()) as { data: unknown }).data;

beforeEach(resetLimits);

describe("the search", () => {
  it("begins with what has exactly the title that was typed", async () => {
    finder();
    const answer = await handleLinksSearch(
      await staffRequest("edit/links/search", { search: "welcome", type: "any" }),
    );
    expect(await dataIn(answer)).toMatchObject({
      items: [{ title: "Welcome" }, { title: "Clay racket" }, { title: "about" }],
    });
  });

  it("goes on with the shortest title that begins with it", async () => {
    const titles = ["My racket", "Racket bag", "Rackets", "Racket"];
    backend(async (request) =>
      data(
        request.url.includes("/user/profile")
          ? STAFF
          : titles.map((title, id) => ({ type: "product", id, title, slug: `p-${id}` })),
      ),
    );
    const answer = await handleLinksSearch(
      await staffRequest("edit/links/search", { search: "racket", type: "product" }),
    );
    const { items } = (await dataIn(answer)) as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual([
      "Racket",
      "Rackets",
      "Racket bag",
      "My racket",
    ]);
  });

  it("lists what links can lead to, with the address visitors have of it", async () => {
    const asked = finder();
    const answer = await handleLinksSearch(
      await staffRequest("edit/links/search", { search: " clay ", type: "any" }),
    );
    expect(await dataIn(answer)).toEqual({
      items: [
        {
          type: "product",
          id: 7,
          slug: "racket",
          title: "Clay racket",
          address: expect.stringMatching(/racket$/),
        },
        {
          type: "page",
          id: 2,
          slug: "about",
          title: "about",
          address: expect.stringMatching(/about$/),
        },
        { type: "page", id: 3, slug: "start", title: "Welcome", address: "/" },
      ],
    });
    expect(asked[0]?.get("search")).toBe("clay");
  });

  it("is for staff alone", async () => {
    finder({ ...STAFF, isBackofficeUser: false });
    const answer = await handleLinksSearch(
      await staffRequest("edit/links/search", { search: "a", type: "any" }),
    );
    expect(answer.status).toBe(403);
  });
});

describe("an address", () => {
  const resolve = async (address: string) =>
    dataIn(await handleLinksResolve(await staffRequest("edit/links/resolve", { address })));

  it.each([
    ["/product/racket", { type: "product", id: 7, slug: "racket", title: "Clay racket" }],
    ["/about", { type: "page", id: 2, slug: "about", title: "about" }],
  ])("of this site names what it leads to: %s", async (address, target) => {
    finder();
    expect(await resolve(address)).toEqual({
      target: { ...target, address: expect.stringMatching(`^/(\\w+/)?${target.slug}$`) },
    });
  });

  it.each([
    "https://elsewhere.test/product/racket",
    "//elsewhere.test/about",
    "/product/about",
    "/about?ref=1",
    "/about#team",
    "/cart",
    "/moved",
    "/missing",
    "mailto:a@b.test",
  ])("names nothing for %s", async (address) => {
    finder();
    expect(await resolve(address)).toEqual({ target: null });
  });
});

it("names the home page, and the targets that visitors do not find, and none that could not be looked up", async () => {
  finder();
  const targets = [
    { type: "product", slug: "racket" },
    { type: "product", slug: "about" },
    { type: "post", slug: "about" },
    { type: "page", slug: "moved" },
    { type: "page", slug: "missing" },
    { type: "page", slug: "broken" },
    { type: "page", slug: "start" },
  ];
  const answer = await handleLinksCheck(await staffRequest("edit/links/check", { targets }));
  expect(await dataIn(answer)).toEqual({
    gone: [
      { type: "product", slug: "about" },
      { type: "page", slug: "missing" },
    ],
    home: [{ type: "page", slug: "start" }],
  });
});
