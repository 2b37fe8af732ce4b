import { beforeEach, describe, expect, it, vi } from "vitest";
import { BackendFault } from "#lib/shop/api/errors.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { getPost, isPageUpcoming, listNewestPosts, listPosts } from "./posts.ts";
import { showScheduled } from "./scheduled-preview.ts";

interface Query {
  readonly slug?: string;
  readonly postTypeSlugs?: readonly string[];
  readonly display?: string;
}

const { filter, types } = vi.hoisted(() => ({ filter: vi.fn(), types: vi.fn() }));
vi.mock("#lib/web/data/read.ts", () => ({
  read: async (_: unknown, { path }: { path: string }, { input }: { input: Query }) =>
    path.includes("postType") ? types() : filter(input),
}));
vi.mock("#lib/web/data/read-optional.ts", () => ({
  readOptional: (reading: Promise<unknown>) => reading.catch(() => null),
}));

const context = {} as SiteContext;
const POSTS = [
  { slug: "spring", postTypeSlug: "post", status: "published" },
  { slug: "a-talk", postTypeSlug: "interview", status: "published" },
  { slug: "half-done", postTypeSlug: "interview", status: "draft" },
];
const typesAsked = () => filter.mock.calls.map(([{ postTypeSlugs }]) => postTypeSlugs);

beforeEach(() => {
  // The backend's own default is `post` alone (docs/contract.md §5.6).
  filter.mockReset().mockImplementation(({ slug, postTypeSlugs = ["post"] }: Query) => {
    const items = POSTS.filter(
      (post) => postTypeSlugs.includes(post.postTypeSlug) && (!slug || post.slug === slug),
    );
    return { items, page: 1, perPage: 10, totalPages: 1, total: items.length };
  });
  types.mockReset().mockResolvedValue([{ slug: "post" }, { slug: "page" }, { slug: "interview" }]);
});

/** Outside of a request React keeps nothing; this is one that does. */
const held = vi.hoisted(() => ({ box: { current: false } }));
vi.mock("./scheduled-preview.ts", () => ({
  showScheduled: () => {
    held.box.current = true;
  },
  showsScheduled: () => held.box.current,
}));

describe("a post by its slug", () => {
  it("is found in one call where it is an ordinary one, or its type is known", async () => {
    expect(await getPost(context, "spring", "post")).toBe(POSTS[0]);
    expect(await getPost(context, "a-talk", "post", "interview")).toBe(POSTS[1]);
    expect(typesAsked()).toEqual([["post"], ["interview"]]);
    expect(types).not.toHaveBeenCalled();
  });

  it("is found under a type that the site has made up", async () => {
    expect(await getPost(context, "a-talk", "post")).toBe(POSTS[1]);
    expect(typesAsked()).toEqual([["post"], ["interview"]]);
    expect(await getPost(context, "half-done", "post")).toBeNull();
  });

  it("is missing where the backend names no types; a page is never searched among posts", async () => {
    types.mockRejectedValue(new BackendFault({ kind: "network", status: 0, message: "" }, "test"));
    expect(await getPost(context, "nowhere", "post")).toBeNull();
    expect(await getPost(context, "a-talk", "page")).toBeNull();
    expect(typesAsked()).toEqual([["post"], ["page"]]);
  });
});

describe("a list of posts", () => {
  it("is of ordinary posts, or of the types that are asked for, with the backend's own filter", async () => {
    expect((await listPosts(context, {})).items).toEqual([POSTS[0]]);
    const talks = await listPosts(context, { postTypes: ["interview"], display: "front,left" });
    expect(talks.items).toEqual([POSTS[1]]);
    expect(filter.mock.calls.map(([{ display }]) => display)).toEqual([undefined, "front,left"]);
  });
});

describe("a post of a later date", () => {
  const later = new Date(Date.now() + 90_000).toISOString();
  const coming = { slug: "coming", postTypeSlug: "post", status: "published", published_at: later };
  const past = (slug: string) => ({ ...coming, slug, published_at: "2020-01-01T00:00:00Z" });
  const fetched = vi.fn(async () => new Response());

  beforeEach(() => {
    held.box.current = false;
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    const pages = [
      [coming, past("one")],
      [past("two"), past("three")],
    ];
    filter.mockImplementation(({ slug, page = 1 }: Query & { page?: number }) => {
      const items = slug ? pages.flat().filter((post) => post.slug === slug) : pages[page - 1];
      return { items, page, perPage: 2, totalPages: 2, total: 4 };
    });
  });

  it("is not there, nor in a list, and the page ends when it is due", async () => {
    expect(await getPost(context, "coming", "post")).toBeNull();
    expect(await isPageUpcoming(context, "coming")).toBe(true);
    expect(await isPageUpcoming(context, "one")).toBe(false);
    fetched.mockClear();
    expect((await listPosts(context, { limit: 2 })).items).toEqual([past("one")]);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("data:,", {
      next: { tags: [`end:${Date.parse(later)}`], revalidate: 90 },
    });
  });

  it("leaves no gap among the newest posts", async () => {
    const newest = await listNewestPosts(context, { limit: 2 });
    expect(newest).toEqual([past("one"), past("two")]);
  });

  it("is there for staff", async () => {
    showScheduled();
    expect(await getPost(context, "coming", "post")).toEqual(coming);
    expect(await isPageUpcoming(context, "coming")).toBe(false);
    expect((await listPosts(context, { limit: 2 })).items).toEqual([coming, past("one")]);
  });
});
