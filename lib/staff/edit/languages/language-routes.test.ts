import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { handlePublish } from "#lib/staff/edit/handle-publish.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { handleUpdatePage } from "#lib/staff/edit/pages/handle-update-page.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { askAsStaff, sectionsIn } from "#tests/factories/staff-requests.ts";
import { handleLanguagesPage } from "./handle-page.ts";
import { handleSection } from "./handle-section.ts";
import { handleStatus } from "./handle-status.ts";
import { handleTranslate } from "./handle-translate.ts";
import type { LanguageStatus } from "./statuses.ts";
import { placesOf } from "./translatable-texts.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));
/** The writes to posts and translations that the backend got. */
const writes: { readonly call: string; readonly status: unknown }[] = [];
mountSandbox(async (request, response) => {
  const path = new URL(request.url).pathname.replace("/api/v1/cms/", "");
  const isWrite = /^(post\/(create|update)|link\/post)/.test(path);
  if (isWrite) writes.push({ call: path, status: Object(await request.clone().json()).status });
  return response;
});

/** A site with three languages; Croatian is the main one. */
const DOMAIN = "tenis.localhost";
const PAGE = "nova-stranica";
const ask = (route: Parameters<typeof askAsStaff>[0], body: unknown, language = "hr") =>
  askAsStaff(route, body, { domain: DOMAIN, language });
const statusAt = async (path: readonly string[] | null): Promise<LanguageStatus> =>
  (await ask(handleStatus, { path })).body.data;
const translate = (job: object) => ask(handleTranslate, { from: "hr", slugMain: PAGE, ...job });

/** All that a language holds of a page, byte for byte. */
const hashOf = async (language: string): Promise<string> =>
  createHash("sha256")
    .update(JSON.stringify(await sectionsIn(PAGE, language, DOMAIN)))
    .digest("hex");

beforeEach(() => {
  resetLimits();
  expireTags.mockClear();
});

describe("a page that is there in one language", () => {
  it("says so, and that addresses of the shop's own have no languages to look after", async () => {
    const made = await ask(handleCreatePage, {
      title: "Nova stranica",
      slug: PAGE,
      type: "page",
      status: "published",
      template: "homepage",
    });
    expect(made.status).toBe(200);
    const { page, rows } = await statusAt([PAGE]);
    expect(Object.values(page?.cells ?? {}).map(({ status }) => status)).toEqual([
      "source",
      "missing",
      "missing",
    ]);
    expect(rows.length).toBeGreaterThan(5);
    expect((await statusAt(null)).page).toBeNull();
    expect((await statusAt(["nema-je"])).page).toBeNull();
  });

  it("gets one section, then the others, then the page in another language; what is there stays", async () => {
    const [first] = (await statusAt([PAGE])).rows;
    const source = await hashOf("hr");
    const id = first?.cells.hr?.id;
    const job = { kind: "section", to: "en", id, handler: `page-section:${PAGE}` };
    const one = await translate(job);
    expect(one.body.data).toEqual({ created: 1 });
    expect(expireTags.mock.calls.flatMap(([, tags]) => tags)).toContain(
      `handler:page-section:${PAGE}`,
    );
    expect(await translate(job)).toMatchObject({
      status: 200,
      body: { data: { created: 0 } },
    });
    const begun = await hashOf("en");
    expect((await translate({ kind: "page", to: "de" })).body.data.created).toBeGreaterThan(5);
    expect((await translate({ kind: "page", to: "de" })).body.data.created).toBe(0);
    expect([await hashOf("hr"), await hashOf("en")]).toEqual([source, begun]);

    await translate({ kind: "page", to: "en" });
    const { page, rows } = await statusAt([PAGE]);
    const states = [
      ...Object.values(page?.cells ?? {}),
      ...rows.flatMap((r) => Object.values(r.cells)),
    ];
    expect(states.map(({ status }) => status)).not.toContain("missing");
  });

  it("is translated beside its source: one language is saved, the others stay byte for byte", async () => {
    const row = (await statusAt([PAGE])).rows.find(({ component }) => component === "hero");
    const pair = {
      handler: `page-section:${PAGE}`,
      source: { language: "hr", id: row?.cells.hr?.id },
      target: { language: "de", id: row?.cells.de?.id },
    };
    const { source, target } = (await ask(handleSection, pair)).body.data;
    const definition = definitionNamed("hero") ?? expect.fail("no hero");
    const title = placesOf(definition, source, target).find(({ path }) => path === "meta.title");
    expect(title?.source).toBe(title?.target);

    const [hr, en, de] = [await hashOf("hr"), await hashOf("en"), await hashOf("de")];
    const operation = setValue({}, target, definition, "meta.title", "Neue Seite");
    const body = { locale: "de", attempt: crypto.randomUUID(), operations: [operation] };
    const saved = await ask(handlePublish, body, "de");
    expect(saved.body.data.results).toMatchObject([{ status: "saved", stored: "Neue Seite" }]);
    expect([await hashOf("hr"), await hashOf("en")]).toEqual([hr, en]);
    expect(await hashOf("de")).not.toBe(de);

    // The same for the source: now its translations are older, and still what they were.
    const [enNow, deNow] = [await hashOf("en"), await hashOf("de")];
    const own = setValue({}, source, definition, "meta.title", "Posve nova stranica");
    const changed = { locale: "hr", attempt: crypto.randomUUID(), operations: [own] };
    expect((await ask(handlePublish, changed)).status).toBe(200);
    expect([await hashOf("en"), await hashOf("de")]).toEqual([enNow, deNow]);
    const after = (await statusAt([PAGE])).rows.find(({ component }) => component === "hero");
    expect(after?.cells.de?.status).toBe("outdated");
  });
});

it("shows the elements shared by every page, for any page, and translates them next to their source", async () => {
  const { page, shared } = await statusAt(null);
  expect(page).toBeNull();
  expect(shared.map(({ handler }) => handler)).toEqual(
    expect.arrayContaining(["header-section", "footer-section", "cookie-section"]),
  );
  const footer = shared.find(({ handler }) => handler === "footer-section");
  const [from, source] = Object.entries(footer?.cells ?? {})[0] ?? [];
  const [to, target] =
    Object.entries(footer?.cells ?? {}).find(([code, { id }]) => id && code !== from) ?? [];
  const pair = {
    handler: "footer-section",
    source: { language: from, id: source?.id },
    target: { language: to, id: target?.id },
  };
  const { body } = await ask(handleSection, pair);
  expect(body.data.target.elementId).toBe(target?.id);
  expect((await ask(handleSection, { ...pair, handler: "no-such-section" })).status).toBe(422);
});

it("translates everything of a type, into languages of this site only", async () => {
  const { types } = await statusAt([]);
  const page = types.find(({ slug }) => slug === "page");
  await ask(handleCreatePage, {
    title: "Još jedna",
    slug: "jos-jedna",
    type: "page",
    status: "published",
  });
  const job = { kind: "type", from: "hr", to: "de", id: page?.id };
  const created = async () => Object((await ask(handleTranslate, job)).body.data).created;
  writes.length = 0;
  expect(await created()).toBeGreaterThan(0);
  // Nothing is made in public, to be withdrawn afterwards.
  expect(writes.filter(({ call }) => call === "post/create").length).toBeGreaterThan(0);
  expect(writes.filter(({ call }) => call.startsWith("post/update"))).toEqual([]);
  // Nothing is missing any more.
  expect(await created()).toBe(0);
  expect((await statusAt(["jos-jedna"])).page?.cells.de?.status).toBe("present");
  expect((await ask(handleTranslate, { ...job, to: "fr" })).status).toBe(422);
  expect((await ask(handleTranslate, { ...job, to: "hr" })).status).toBe(422);
  const nobody = await askAsStaff(handleTranslate, job, {
    domain: DOMAIN,
    language: "hr",
    isStaff: false,
  });
  expect(nobody.status).toBe(401);
});

describe("the page itself", () => {
  it("is a draft in a new language, beside its source, until its own words are published", async () => {
    const made = { title: "Nova", slug: "nova-dvorana", type: "page", status: "published" };
    await ask(handleCreatePage, made);
    writes.length = 0;
    await translate({ kind: "page", to: "de", slugMain: "nova-dvorana" });
    // Public at no time: it is made as a draft, and its sections follow.
    expect(writes).toEqual([
      { call: "post/create", status: "draft" },
      { call: "link/postTranslation/nova-dvorana/bulkExisting", status: undefined },
    ]);
    const pair = async () =>
      (await ask(handleLanguagesPage, { slugMain: "nova-dvorana", from: "hr", to: "de" })).body
        .data;
    const { source, target } = await pair();
    expect([source.status, target.status, target.title]).toEqual(["published", "draft", "Nova"]);
    const { id, slug, seen } = target;
    const changes = { title: "Neue Halle", slug: "neue-halle", status: "published" };
    const saved = await ask(handleUpdatePage, { id, slug, seen, changes }, "de");
    expect(saved.status).toBe(200);
    const after = await pair();
    expect(after.target).toMatchObject(changes);
    expect(after.source).toMatchObject({ title: "Nova", slug: "nova-dvorana" });
  });

  it("is not made a draft again where the language is there, nor is the home page", async () => {
    await translate({ kind: "page", to: "de", slugMain: "nova-dvorana" });
    const asked = { slugMain: "nova-dvorana", from: "hr", to: "de" };
    expect((await ask(handleLanguagesPage, asked)).body.data.target.status).toBe("published");
    expect((await ask(handleLanguagesPage, { ...asked, to: "fr" })).status).toBe(422);
    expect((await ask(handleLanguagesPage, { ...asked, slugMain: "nema" })).status).toBe(404);
  });
});
