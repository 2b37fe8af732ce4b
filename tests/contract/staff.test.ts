import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import {
  optionRowsCall,
  rawElementCalls,
  rawMediaCalls,
  rawTranslationCall,
  staffPostsCall,
} from "#lib/shop/api/calls/product-variants.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import { seed } from "#sandbox/seed/index.ts";
import { mountSandbox, SANDBOX } from "#tests/backends/sandbox.ts";
import { type Client, connect, outcome } from "./client.ts";

const sandbox = mountSandbox();
const { cms, media: files } = calls;
const HOME = { handlers: ["page-section:homepage"] };

interface Staff {
  readonly shop: Client;
  get<C extends Call>(call: C, options?: Omit<BackendOptions<C>, "site">): Promise<AnswerOf<C>>;
  fails<C extends Call>(call: C, options?: Omit<BackendOptions<C>, "site">): Promise<string>;
}

async function logIn(name: string, domain?: string, locale?: string): Promise<Staff> {
  const shop = await connect(domain, locale);
  const user = seed.users.find(({ email }) => email.startsWith(`${name}@`));
  const { tokens } = await shop.get(calls.login, {
    input: {
      username: user?.email ?? "",
      password: user?.password ?? "",
      apiKey: shop.site.apiKey,
    },
    headers: { strategy: "admin" },
  });
  const { accessToken } = tokens;
  return {
    shop,
    get: (call, options) => shop.get(call, { ...options, accessToken }),
    fails: async (call, options) =>
      outcome(await shop.send(call, { ...options, accessToken })).slice(0, 3),
  };
}

let chief: Staff;
beforeAll(async () => {
  chief = await logIn("chief");
});
beforeEach(async () => {
  sandbox.reset();
  chief = await logIn("chief");
});

async function upload(name: string, text: string): Promise<number | string> {
  const { url, key } = await chief.get(files.file.getUploadUrl, {
    input: { name, mime: "text/plain", size: text.length },
  });
  expect((await fetch(url, { method: "PUT", body: text })).status).toBe(200);
  return (await chief.get(files.file.addFromBucketPublic, { input: { key } })).driveId;
}

describe("the library", () => {
  it("is read a page at a time, with all that the backend says of a medium", async () => {
    const page = await chief.get(cms.media.filterStandard, { input: { limit: 100, page: 3 } });
    expect([page.total, page.totalPages, page.items.length]).toEqual([300, 3, 100]);
    const { items } = await chief.get(cms.media.filterStandard, {
      input: { search: "care", mime: "document" },
    });
    // One file under two names.
    expect(new Set(items.map(({ hash, size }) => `${hash} ${size}`)).size).toBe(1);
    expect(items).toHaveLength(2);
    const films = await chief.get(cms.media.filterStandard, { input: { mime: "video" } });
    expect(films.items).toHaveLength(2);
    const first = films.items.find(({ originalName }) => originalName === "ball-bounce.webm");
    expect([first]).toMatchObject([
      { driveId: "drive-ball-bounce", extension: "webm", access: "public", width: 480 },
    ]);
    expect(first?.poster?.path).toBe("ball-single.webp");
    expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gets an upload, changes its texts and loses it", async () => {
    const driveId = await upload("pravila.txt", "Pravila");
    const made = await chief.get(cms.media.create, { input: { driveId, title: "Pravila" } });
    expect(made).toMatchObject({ title: "Pravila", mime: "text/plain", size: 7 });
    const params = { id: made.id };
    const input = { caption: "Potpis", folderId: 2_000_003, access: "private" } as const;
    expect(await chief.get(cms.media.update, { params, input })).toMatchObject({
      title: "Pravila",
      ...input,
    });
    await chief.get(cms.media.delete, { params });
    expect(await chief.fails(cms.media.delete, { params })).toBe("404");
  });

  it("keeps a medium as it came, for what stores it", async () => {
    const [raw] = (await chief.get(rawMediaCalls.filterStandard, { input: { limit: 1 } })).items;
    const sent = await fetch(`${SANDBOX}/media/${String(raw?.path)}`);
    expect(sent.status).toBe(200);
    expect(raw).not.toHaveProperty("newPath");
    const params = { id: Number(raw?.id) };
    const input = { title: "Novi naslov" };
    const { updated_at, ...rest } = await chief.get(rawMediaCalls.update, { params, input });
    expect(rest).toEqual({ ...raw, ...input });
    expect(updated_at).toBeTypeOf("string");
    const driveId = await upload("a.txt", "a");
    const made = await chief.get(rawMediaCalls.create, { input: { driveId } });
    expect(made).toMatchObject({ driveId, title: "a.txt" });
  });

  it("has folders, and takes away what became no medium", async () => {
    const { items } = await chief.get(files.directoryItem.filter, { input: { type: "directory" } });
    expect(items.map(({ name }) => name).toSorted()).toEqual([
      "Dokumenti",
      "Proizvodi",
      "Stranice",
    ]);
    const [folder] = items;
    const inside = await chief.get(files.directoryItem.filter, {
      input: { parentId: Number(folder?.id), limit: 5 },
    });
    expect(inside.items[0]).toMatchObject({ type: "file", parentId: folder?.id });
    const targetIds = [await upload("a.txt", "a")];
    await chief.get(files.directoryItem.delete, { input: { targetIds } });
    expect(await chief.fails(files.directoryItem.delete, { input: { targetIds } })).toBe("404");
    const options = await chief.get(files.option.filter);
    expect(options.map(({ key }) => key)).toContain("MaxFileSize");
    expect(await chief.fails(files.file.addFromBucket, { input: { key: "none" } })).toBe("404");
  });
});

describe("posts and pages", () => {
  const page = { title: "Naši grbovi", slug: "nasi-grbovi", postTypeSlug: "page" };

  it("are made, changed and listed with drafts", async () => {
    const made = await chief.get(cms.post.create, { input: { ...page, status: "draft" } });
    expect(made).toMatchObject({ slug: page.slug, slugMain: page.slug, status: "draft" });
    expect(await chief.fails(cms.post.create, { input: page })).toBe("409");
    expect(await chief.fails(cms.post.create, { input: { ...page, slug: "abc" } })).toBe("422");
    const drafts = await chief.get(staffPostsCall, {
      input: { postTypeSlugs: ["page"], status: "draft" },
    });
    expect(drafts.items.map(({ slug }) => slug)).toEqual([page.slug]);
    const input = { seo: { title: "Grbovi" }, status: "published" } as const;
    expect(await chief.get(cms.post.update, { params: { id: made.id }, input })).toMatchObject({
      title: page.title,
      status: "published",
      seo: { title: "Grbovi" },
    });
    const found = await chief.get(cms.finder.searchSlugs, {
      input: { search: "grbovi", types: "page", limit: 5 },
    });
    expect(found).toMatchObject([{ id: made.id, slug: page.slug }]);
  });

  it("are of types that come and go", async () => {
    const input = { slug: "recipe", title: "Recept" };
    const { id } = await chief.get(cms.postType.create, { input });
    expect(await chief.get(cms.postType.filterStandard, { input: {} })).toContainEqual({
      id,
      ...input,
    });
    await chief.get(cms.postType.delete, { params: { id: Number(id) } });
    expect(await chief.fails(cms.postType.delete, { params: { id: Number(id) } })).toBe("404");
  });
});

describe("sections", () => {
  it("have a past in which each version is as the backend sent it", async () => {
    const [hero] = await chief.get(rawElementCalls.getByHandlers, { input: HOME });
    const params = { id: Number(hero?.id) };
    await chief.get(rawElementCalls.update, { params, input: { title: "Novo" } });
    const versions = await chief.get(cms.element.history, { params });
    expect(versions.map(({ version, by }) => [version, by])).toEqual([
      [2, "Petra Novak"],
      [1, ""],
    ]);
    expect(versions[1]?.element).toEqual(hero);
  });

  it("follow masters of the seed on several pages, are freed and deleted", async () => {
    const masters = await chief.get(cms.element.getByHandlers, {
      input: { handlers: ["master-section"] },
    });
    expect(masters).toHaveLength(2);
    const params = { id: masters[0]?.id ?? 0 };
    const { ids } = await chief.get(cms.link.masters, { params, input: { ids: [] } });
    expect(ids).toHaveLength(2);
    expect(await chief.get(cms.link.masters, { params, input: { ids: [], detach: ids } })).toEqual({
      ids: [],
    });
    await chief.get(cms.element.delete, { params });
    expect(await chief.fails(cms.element.delete, { params })).toBe("404");
  });

  it("are translated one by one, by page and by type", async () => {
    const slugMain = "guide-to-the-winter-hall";
    const sections = await chief.get(rawElementCalls.getByHandlers, {
      input: { handlers: [`page-section:${slugMain}`] },
    });
    const input = { languages: ["en", "de"] };
    const params = { slugMain };
    expect(await chief.get(cms.link.postTranslation.bulk, { params, input })).toMatchObject([
      { status: "present" },
      { status: "present" },
    ]);
    const last = sections.at(-1);
    const made = await chief.get(rawTranslationCall, {
      params: { id: Number(last?.id) },
      input: { language: "en" },
    });
    expect(made).toMatchObject({ language_code: "en", meta: last?.meta, originalId: last?.id });
    const rows = await chief.get(cms.link.postTranslation.bulkExisting, { params, input });
    expect(
      rows.map(({ language, status, elements }) => [language, status, elements.length]),
    ).toEqual([
      ["en", "present", 0],
      ["de", "created", 1],
    ]);
    const types = await chief.get(cms.postType.filterStandard, { input: {} });
    const pages = types.find(({ slug }) => slug === "page");
    const done = await chief.get(cms.link.postType.bulk, {
      params: { id: Number(pages?.id) },
      input: { languages: ["de"] },
    });
    expect(done.filter(({ status }) => status === "created")).toMatchObject([
      { slugMain: "lockers-and-keys", elements: [{}, {}] },
    ]);
  });
});

describe("rights", () => {
  it("hold for staff with scopes, and for the site", async () => {
    const [posts, media, sections] = await Promise.all(
      ["posts", "media", "sections"].map((name) => logIn(name)),
    );
    const elsewhere = await logIn("chief", "localhost", "en");
    const [hero] = await chief.get(cms.element.getByHandlers, { input: HOME });
    const params = { id: hero?.id ?? 0 };
    const input = { title: "x" };
    expect(await posts?.fails(cms.element.update, { params, input })).toBe("403");
    expect(await media?.fails(cms.element.update, { params, input })).toBe("403");
    expect(await sections?.fails(cms.element.update, { params, input })).toBe("200");
    expect(await elsewhere.fails(cms.element.update, { params, input })).toBe("404");
    expect(await elsewhere.fails(cms.element.history, { params })).toBe("404");
    expect(await sections?.fails(cms.media.delete, { params: { id: 2_000_001 } })).toBe("403");
    expect(await elsewhere.fails(cms.media.delete, { params: { id: 2_000_001 } })).toBe("404");
  });

  it("do not reach optional calls where none is offered", async () => {
    const odd = await logIn("chief", "odd.localhost", "en");
    const [hero] = await odd.get(cms.element.getByHandlers, { input: HOME });
    const params = { id: hero?.id ?? 0 };
    for (const call of [cms.element.get, cms.element.history, cms.element.delete])
      expect(await odd.fails(call, { params })).toBe("404");
    expect(await odd.fails(files.directoryItem.filter, { input: {} })).toBe("404");
    expect(await odd.get(cms.element.update, { params, input: { title: "x" } })).toMatchObject({
      ...params,
      title: "x",
    });
  });
});

it("changes options and consents", async () => {
  const options = await chief.get(optionRowsCall);
  const option = options.find(({ key }) => key === "NumberOfStars");
  const params = { id: Number(option?.id) };
  await chief.get(cms.option.update, { params, input: { value: "7" } });
  expect((await chief.get(cms.option.filter)).get("NumberOfStars")).toBe("7");
  const made = await chief.get(cms.consent.create, {
    input: { assigned_to: "newsletter", displayName: "<b>Novo</b>", required: true },
  });
  expect(made.requiredConsents).toContain(made.uniqueNumber);
});

it("knows whether a pipeline runs", async () => {
  const runs = async () => (await chief.get(cms.pipeline.hasRunningPipeline)).running;
  expect(await runs()).toBe(false);
  await sandbox.fetch(new Request(`${SANDBOX}/_sandbox/tricks/building`, { method: "POST" }));
  expect(await runs()).toBe(true);
});
