import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleMediaList } from "#lib/staff/edit/media/handle-media-list.ts";
import { mountSandbox, SANDBOX } from "#tests/backends/sandbox.ts";
import { askAsStaff as ask, sectionsIn } from "#tests/factories/staff-requests.ts";
import { handleCheckSlug } from "./handle-check-slug.ts";
import { handleCopySections, handleCreatePage } from "./handle-create-page.ts";
import { handleDeletePage } from "./handle-delete-page.ts";
import { handleListTerms } from "./handle-list-terms.ts";
import { handleCreatePostType, handleDeletePostType } from "./handle-post-types.ts";
import { handleReadPage } from "./handle-read-page.ts";
import { handleUpdatePage } from "./handle-update-page.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

/** The first page of pictures. */
const LIBRARY = {
  filter: { search: "", kind: "picture", from: "", to: "", least: 0, most: 0, folderId: null },
  page: 1,
};

mountSandbox();

beforeEach(() => {
  resetLimits();
  expireTags.mockClear();
});

describe("a new page", () => {
  it("has its template's content, and expires the pages that it may be in", async () => {
    const read = await ask(handleReadPage, { path: [] });
    expect(read.body.data).toMatchObject({ isHome: true, page: { slugMain: "homepage" } });
    const made = await ask(handleCreatePage, {
      title: "A second home",
      slug: "second-home",
      type: "page",
      status: "published",
      template: "homepage",
    });
    expect([made.status, made.body.data]).toEqual([
      200,
      { slug: "second-home", slugMain: "second-home", missing: [] },
    ]);
    const [template, copy] = [await sectionsIn("homepage"), await sectionsIn("second-home")];
    expect(copy.length).toBeGreaterThan(2);
    expect(copy.map(({ meta }) => meta)).toEqual(template.map(({ meta }) => meta));
    expect(new Set([...template, ...copy].map(({ id }) => id)).size).toBe(copy.length * 2);
    expect(expireTags.mock.calls.flatMap(([, tags]) => tags)).toEqual(
      expect.arrayContaining([
        "posts",
        "paths",
        "path:second-home",
        "handler:page-section:second-home",
      ]),
    );
  });

  it("is created with all that is known of it: text, picture, author, terms, date, search texts", async () => {
    const [term] = (await ask(handleListTerms, { search: "", page: 1, ids: [] })).body.data.items;
    const [picture] = (await ask(handleMediaList, LIBRARY)).body.data.items;
    const made = await ask(handleCreatePage, {
      title: "Opening day",
      slug: "opening-day",
      type: "post",
      status: "draft",
      publishedAt: "2027-03-01T08:00:00.000Z",
      excerpt: "In short",
      body: "<p>At length</p>",
      author: "Vera Horvat",
      termIds: [term.id],
      picture: picture.raw,
      seoTitle: "Opening",
      seoDescription: "We open",
      seoImage: picture.raw,
    });
    expect(made.status).toBe(200);
    const { page } = (await ask(handleReadPage, { path: ["opening-day"] })).body.data;
    expect(page).toMatchObject({
      status: "draft",
      publishedAt: "2027-03-01T08:00:00.000Z",
      excerpt: "In short",
      body: "<p>At length</p>",
      author: "Vera Horvat",
      terms: [term],
      picture: { id: picture.id },
      seo: { title: "Opening", description: "We open", image: { id: picture.id } },
    });
    const { id, slug, seen } = page;
    const changes = { picture: null, author: "Luka" };
    expect((await ask(handleUpdatePage, { id, slug, seen, changes })).status).toBe(200);
    const after = (await ask(handleReadPage, { path: ["opening-day"] })).body.data.page;
    expect(after).toMatchObject({ picture: null, author: "Luka", excerpt: "In short" });
  });

  it("is not created with markup, terms or pictures that are not the site's", async () => {
    const page = { title: "Not so", slug: "not-so-good", type: "post", status: "draft" };
    for (const wrong of [
      { body: '<p onclick="alert(1)">x</p>' },
      { termIds: [987_654] },
      { picture: { id: 987_654, path: "a.jpg" } },
    ])
      expect([404, 422]).toContain((await ask(handleCreatePage, { ...page, ...wrong })).status);
    expect((await ask(handleCheckSlug, { slug: page.slug })).body.data.problem).toBeNull();
  });

  it("finds terms by title, names them by id, and lists them without the backend's call too", async () => {
    const all = (await ask(handleListTerms, { search: "", page: 1, ids: [] })).body.data;
    const [term] = all.items;
    const search = term.title.slice(0, 4);
    const found = await ask(handleListTerms, { search, page: 1, ids: [term.id, 987_654] });
    expect(found.body.data.items).toContainEqual(term);
    expect(found.body.data.named).toEqual([term]);
    await fetch(`${SANDBOX}/_sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ match: "cms/term/filterStandard", status: 404, times: 1 }]),
    });
    const without = await ask(handleListTerms, { search, page: 1, ids: [] });
    expect(without.body.data.items).toContainEqual(term);
    expect(without.body.data.hasMore).toBe(false);
  });

  it("names the sections that could not be copied; those alone are copied again", async () => {
    await fetch(`${SANDBOX}/_sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ match: "cms/element/create", status: 500, times: 2 }]),
    });
    const made = await ask(handleCreatePage, {
      title: "In parts",
      slug: "in-parts",
      type: "page",
      status: "draft",
      template: "homepage",
    });
    const { missing } = made.body.data;
    expect(missing).toHaveLength(2);
    const wanted = (await sectionsIn("homepage")).length;
    expect(await sectionsIn("in-parts")).toHaveLength(wanted - 2);
    const again = await ask(handleCopySections, {
      from: "homepage",
      to: "in-parts",
      sections: missing,
    });
    expect(again.body.data).toEqual({ missing: [] });
    expect(await sectionsIn("in-parts")).toHaveLength(wanted);
  });

  it("is refused at an address that is reserved, too short or another's, a draft's too", async () => {
    const page = { title: "Again", type: "page", status: "published" };
    const results: unknown[] = [];
    for (const slug of ["kosarica", "abc", "second-home", "in-parts", "Not Good"]) {
      const checked = await ask(handleCheckSlug, { slug });
      const made = await ask(handleCreatePage, { ...page, slug });
      results.push([slug, checked.body.data.problem, made.status]);
    }
    expect(results).toEqual([
      ["kosarica", "reserved", 422],
      ["abc", "short", 422],
      ["second-home", "taken", 409],
      ["in-parts", "taken", 409],
      ["Not Good", "form", 422],
    ]);
    expect((await ask(handleCheckSlug, { slug: "free-for-all" })).body.data.problem).toBeNull();
  });

  it("is made by staff alone", async () => {
    const page = { title: "A", slug: "by-nobody", type: "page", status: "published" };
    expect((await ask(handleCreatePage, page, { isStaff: false })).status).toBe(401);
    expect((await ask(handleCheckSlug, { slug: "by-nobody" })).body.data.problem).toBeNull();
  });
});

describe("the settings of a page", () => {
  const read = async () =>
    (await ask(handleReadPage, { path: ["second-home"] })).body.data.page as {
      id: number;
      slug: string;
      seen: string;
      title: string;
      status: string;
      seo: Record<string, unknown>;
    };

  it("keep the home page public, which visitors see as a draft too", async () => {
    const { id, slug, seen } = (await ask(handleReadPage, { path: [] })).body.data.page;
    const refused = await ask(handleUpdatePage, { id, slug, seen, changes: { status: "draft" } });
    expect(refused.status).toBe(422);
  });

  it("are changed one by one, and only those that were", async () => {
    const { id, slug, seen } = await read();
    const saved = await ask(handleUpdatePage, {
      id,
      slug,
      seen,
      changes: {
        title: " A\u2028sec\u200bond\thome ",
        seoTitle: "Fo\u2060und",
        status: "draft",
        slug: "third-home",
      },
    });
    expect([saved.status, saved.body.data]).toEqual([
      200,
      { slug: "third-home", isRedirected: null },
    ]);
    const after = (await ask(handleReadPage, { path: ["third-home"] })).body.data.page;
    expect(after).toMatchObject({
      title: "A second home",
      slugMain: "second-home",
      status: "draft",
      seo: { title: "Found" },
    });
    expect(expireTags.mock.calls.flatMap(([, tags]) => tags)).toEqual(
      expect.arrayContaining(["path:second-home", "path:third-home", "post:third-home"]),
    );
    const late = await ask(handleUpdatePage, {
      id,
      slug: "third-home",
      seen,
      changes: { title: "Mine" },
    });
    expect(late.status).toBe(409);
  });
});

describe("a page that is deleted", () => {
  const gone = {
    title: "Soon gone",
    slug: "soon-gone",
    type: "page",
    status: "published",
  } as const;
  const read = async () => (await ask(handleReadPage, { path: ["soon-gone"] })).body.data;

  it("is gone for good, with what was kept of it, unless somebody has saved it since", async () => {
    await ask(handleCreatePage, gone);
    const { page, canDelete } = await read();
    expect(canDelete).toBe(true);
    const { id, slug, seen } = page;
    expect((await ask(handleDeletePage, { id, slug, seen: "before" })).status).toBe(409);
    expect((await ask(handleDeletePage, { id: 1, slug, seen })).status).toBe(404);
    expireTags.mockClear();
    expect((await ask(handleDeletePage, { id, slug, seen })).status).toBe(200);
    expect((await read()).page).toBeNull();
    expect(expireTags.mock.calls.flatMap(([, tags]) => tags)).toEqual(
      expect.arrayContaining(["posts", "path:soon-gone", "post:soon-gone"]),
    );
  });

  it("is never the home page", async () => {
    const { page, canDelete } = (await ask(handleReadPage, { path: [] })).body.data;
    expect(canDelete).toBe(false);
    const { id, slug, seen } = page;
    expect((await ask(handleDeletePage, { id, slug, seen })).status).toBe(422);
  });
});

describe("types of posts", () => {
  it("are made, and deleted while nothing is of them; those of the shop stay", async () => {
    const made = await ask(handleCreatePostType, { title: "Interviews", slug: "interviews" });
    const { id } = made.body.data;
    expect(id).toEqual(expect.any(Number));
    const again = await ask(handleCreatePostType, { title: "Interviews", slug: "interviews" });
    expect(again.status).toBe(409);
    const post = { title: "A talk", slug: "a-talk-with", type: "interviews", status: "published" };
    expect((await ask(handleCreatePage, post)).status).toBe(200);
    expect((await ask(handleDeletePostType, { id })).status).toBe(409);
    const empty = await ask(handleCreatePostType, { title: "Notes", slug: "notes" });
    expect((await ask(handleDeletePostType, { id: empty.body.data.id })).status).toBe(200);
    const { types } = (await ask(handleReadPage, { path: null })).body.data;
    const slugs = types.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(["page", "post", "interviews"]));
    expect(slugs).not.toContain("notes");
    const page = types.find(({ slug }: { slug: string }) => slug === "page");
    expect((await ask(handleDeletePostType, { id: page.id })).status).toBe(422);
  });
});
