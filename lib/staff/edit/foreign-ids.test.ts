import { beforeEach, describe, expect, it, vi } from "vitest";
import { signLoginStamp } from "#lib/gateway/auth/login-stamp.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleConsentSave } from "#lib/staff/admin/consents/handle-save-consent.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffCookie, staffRequest } from "#tests/backends/staff.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { handlePublish } from "./handle-publish.ts";
import { handleTranslate } from "./languages/handle-translate.ts";
import { handleDeleteMaster, handleRenameMaster } from "./masters/handle-change-master.ts";
import { handleCreateMaster } from "./masters/handle-create-master.ts";
import { handleMediaCreate } from "./media/handle-create.ts";
import { handleMediaDelete } from "./media/handle-delete.ts";
import { handleMediaDiscard } from "./media/handle-discard.ts";
import { handleMediaUpdate } from "./media/handle-update.ts";
import { handleCopySections, handleCreatePage } from "./pages/handle-create-page.ts";
import { handleDeletePage } from "./pages/handle-delete-page.ts";
import { handleDeletePostType } from "./pages/handle-post-types.ts";
import { handleUpdatePage } from "./pages/handle-update-page.ts";
import { handleDeleteRedirect } from "./redirects/handle-redirects.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));

const HOME = "page-section:home";
const element = (id: number, own: object = {}) => ({
  id,
  handler: HOME,
  language_code: "hr",
  options: { component: "hero" },
  meta: { title: "Stari" },
  ...own,
});
/** By id the backend answers whatever it holds, as one would that looks at the token alone. */
const HELD: Readonly<Record<string, object>> = {
  7: element(7),
  8: element(8, { handler: "page-section:other" }),
  9: element(9, { siteId: 99 }),
  10: element(10, { language_code: "en" }),
};
const page = (items: readonly unknown[]) =>
  data({ pagination: { page: 1, totalPages: 1, totalRecords: items.length }, data: items });
const PAGE = {
  id: 5,
  slug: "home",
  slugMain: "home",
  title: "Home",
  updated_at: "",
  terms: [],
  seo: {},
};
const READS: Readonly<Record<string, (body: Record<string, unknown>) => Response>> = {
  "user/profile": () => data(STAFF),
  "cms/element/getByHandlers": ({ handlers }) =>
    data(
      String(handlers) === "master-section"
        ? [
            element(20, { handler: "master-section" }),
            element(21, { handler: "master-section", language_code: "en" }),
            element(22, { handler: "master-section", siteId: 99 }),
          ]
        : Object.values(HELD),
    ),
  "cms/media/filterStandard": () => page([{ id: 30, driveId: "d30", title: "A", path: "a.jpg" }]),
  "cms/post/filterStandard": ({ slug }) => page(slug === "home" ? [PAGE] : []),
  "cms/postType/filterStandard": () => data([{ id: 40, slug: "page", title: "" }]),
  "cms/term/filter": () => data({ categories: [{ id: 50, title: "Clay", slug: "clay" }] }),
  "cms/finder/decide": () => data({ type: "none" }),
  "cms/redirect/filterStandard": () => page([{ id: 70, path: "old", target: "/new", status: 301 }]),
  "cms/consent/filter": () => data([]),
  "media/directoryItem/filter": () => data([{ id: 60, name: "Courts", type: "directory" }]),
};

/** The calls that were neither a read of the site nor the start of one. */
function watch(bodies: unknown[] = []): string[] {
  const written: string[] = [];
  backend(
    async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
      const body = request.method === "GET" ? {} : JSON.parse((await request.text()) || "{}");
      const byId = /^cms\/element\/get\/(\d+)$/.exec(path)?.[1];
      if (byId) return HELD[byId] ? data(HELD[byId]) : failure(404, path);
      const read = READS[path];
      if (read) return read(body);
      written.push(path);
      bodies.push(body);
      return data({ id: 1 });
    },
    {
      options: {
        Capabilities: "elementGet,elementDelete,postUpdate,postDelete,mediaFolders,redirects",
      },
    },
  );
  return written;
}

beforeEach(resetLimits);

type Route = (request: Request) => Promise<Response>;
const ask = async (route: Route, body: object, host = "shop.test:3000") => {
  const stamp = await signLoginStamp({ siteId: 7, userId: STAFF.id });
  const cookie = `${await staffCookie()}; staffLogin=${stamp}`;
  const response = await route(
    await staffRequest("edit/test", body, { cookie, host, origin: `http://${host}` }),
  );
  return { status: response.status, body: await response.json() };
};

const of = (elementId: number) => ({
  elementId,
  handler: HOME,
  about: { component: "hero", title: "" },
  seen: "",
});
const set = (id: number) => ({
  ...of(id),
  kind: "set",
  path: "meta.title",
  slot: "text",
  before: "Stari",
  after: "Novi",
});
const bags = { title: "", meta: {}, linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
const content = { ...bags, meta: { title: "Stari" }, options: { component: "hero" }, parts: [] };
const remove = (id: number) => ({ ...of(id), kind: "remove", content });
const follow = (id: number, after: number) => ({
  ...of(id),
  kind: "follow",
  before: null,
  after,
  content,
});
const copy = (id: number) => ({ ...of(-1), kind: "insert", copyOf: id, content });

describe("a publish", () => {
  it.each([
    ["a change: another handler", set(8)],
    ["a change: another site", set(9)],
    ["a change: another language", set(10)],
    ["a removal: another handler", remove(8)],
    ["a removal: another site", remove(9)],
    ["a removal: another language", remove(10)],
    ["a follower: another handler", follow(8, 20)],
    ["a follower: another site", follow(9, 20)],
    ["a follower: another language", follow(10, 20)],
    ["a master that the site does not list", follow(7, 7)],
    ["a master of another language", follow(7, 21)],
    ["a master of another site", follow(7, 22)],
    ["a copy: another handler", copy(8)],
    ["a copy: another site", copy(9)],
    ["a copy: another language", copy(10)],
  ])("writes nothing of an element that is not what it says: %s", async (_, operation) => {
    const written = watch();
    const sent = { locale: "hr", attempt: crypto.randomUUID(), operations: [operation] };
    const { status, body } = await ask(handlePublish, sent);
    expect(status).toBe(200);
    expect(body.data.results.map((one: { status: string }) => one.status)).not.toContain("saved");
    expect([written, body.data.created]).toEqual([[], {}]);
  });

  it.each([
    ["a change", set(7), "cms/element/update/7"],
    ["a removal", remove(7), "cms/element/delete/7"],
    ["a follower", follow(7, 20), "cms/link/masters/20"],
    ["a copy", copy(7), "cms/element/create"],
  ])("writes its own: %s", async (_, operation, call) => {
    const written = watch();
    const sent = { locale: "hr", attempt: crypto.randomUUID(), operations: [operation] };
    await ask(handlePublish, sent);
    expect(written).toEqual([call]);
  });
});

const job = { from: "hr", to: "en" };
const newPage = { title: "Novo", slug: "novo-novo", type: "page", status: "published" };
const ofMaster = (elementId: number) => ({ elementId, handler: HOME, name: "A" });
const change = (changes: object) => ({ id: 5, slug: "home", seen: "", changes });

describe("every other write", () => {
  it.each<[string, Route, object]>([
    ["a file that is changed", handleMediaUpdate, { id: 31, title: "A" }],
    ["a poster", handleMediaUpdate, { id: 30, poster: 31 }],
    ["a file that is deleted", handleMediaDelete, { id: 31 }],
    ["a file that is taken back", handleMediaDiscard, { driveId: "d30" }],
    ["a folder", handleMediaCreate, { driveId: "d1", title: "A", access: "public", folderId: 61 }],
    [
      "a translated section: unknown",
      handleTranslate,
      { ...job, kind: "section", id: 77, handler: HOME },
    ],
    [
      "a translated section: another handler",
      handleTranslate,
      { ...job, kind: "section", id: 8, handler: HOME },
    ],
    [
      "a translated section: another site",
      handleTranslate,
      { ...job, kind: "section", id: 9, handler: HOME },
    ],
    [
      "a translated section: another language",
      handleTranslate,
      { ...job, kind: "section", id: 10, handler: HOME },
    ],
    ["a translated page", handleTranslate, { ...job, kind: "page", slugMain: "other" }],
    [
      "the sections of a translated page",
      handleTranslate,
      { ...job, kind: "sections", slugMain: "other" },
    ],
    ["a translated type", handleTranslate, { ...job, kind: "type", id: 41 }],
    ["a page", handleUpdatePage, { ...change({ title: "A" }), id: 6 }],
    ["a page that is deleted", handleDeletePage, { id: 6, slug: "home", seen: "" }],
    ["terms of a page", handleUpdatePage, change({ termIds: [50, 51] })],
    ["a share picture", handleUpdatePage, change({ seoImage: { id: 31, path: "a.jpg" } })],
    [
      "a share picture of elsewhere",
      handleUpdatePage,
      change({ seoImage: { id: 30, path: "https://b.test/a.jpg" } }),
    ],
    ["a picture of a page", handleUpdatePage, change({ picture: { id: 31, path: "a.jpg" } })],
    ["terms of a new page", handleCreatePage, { ...newPage, termIds: [51] }],
    [
      "a picture of a new page",
      handleCreatePage,
      { ...newPage, picture: { id: 31, path: "a.jpg" } },
    ],
    [
      "a share picture of a new page",
      handleCreatePage,
      { ...newPage, seoImage: { id: 31, path: "a.jpg" } },
    ],
    ["a master of another handler's section", handleCreateMaster, ofMaster(8)],
    ["a master of another site's section", handleCreateMaster, ofMaster(9)],
    ["a master of another language's section", handleCreateMaster, ofMaster(10)],
    ["the name of another site's master", handleRenameMaster, { id: 22, name: "A" }],
    ["the name of a section that is no master", handleRenameMaster, { id: 7, name: "A" }],
    ["another site's master, deleted", handleDeleteMaster, { id: 22 }],
    ["another language's master, deleted", handleDeleteMaster, { id: 21 }],
    ["a type of posts", handleDeletePostType, { id: 41 }],
    ["a redirect", handleDeleteRedirect, { id: 71, path: "old" }],
    [
      "a page that sections are copied to",
      handleCopySections,
      { from: "home", to: "other", sections: [7] },
    ],
    [
      "a consent",
      handleConsentSave,
      { uniqueNumber: 70, formType: "checkoutForm", required: false, order: [], texts: {} },
    ],
  ])("is refused, and not sent, with an id that is not the site's: %s", async (_, route, body) => {
    const written = watch();
    const answer = await ask(route, body);
    expect([404, 422]).toContain(answer.status);
    expect(written).toEqual([]);
  });

  it.each<[string, Route, object, string]>([
    ["a file", handleMediaUpdate, { id: 30, poster: 30 }, "cms/media/update/30"],
    [
      "a section",
      handleTranslate,
      { ...job, kind: "section", id: 7, handler: HOME },
      "cms/link/7/createTranslationFromOriginal",
    ],
    [
      "a page",
      handleUpdatePage,
      change({ termIds: [50], seoImage: { id: 30, path: "a.jpg" } }),
      "cms/post/update/5",
    ],
  ])("is sent with the site's own: %s", async (_, route, body, call) => {
    const written = watch();
    await ask(route, body);
    expect(written).toEqual([call]);
  });
});

it("the words of a page are stored as the sanitiser returns them", async () => {
  for (const body of [
    '<a href="/x" target=">" onclick="alert(1)">x</a>',
    '<a target=">" href="javascript:alert(1)">x</a>',
  ]) {
    const written = watch();
    expect((await ask(handleUpdatePage, change({ body }))).status).toBe(422);
    expect(written).toEqual([]);
  }
  const bodies: unknown[] = [];
  watch(bodies);
  const unclosed = "<p>a</p><img src=x onerror=alert(1)//";
  expect((await ask(handleUpdatePage, change({ body: unclosed }))).status).toBe(200);
  expect(bodies).toEqual([{ body: "<p>a</p>" }]);
});
