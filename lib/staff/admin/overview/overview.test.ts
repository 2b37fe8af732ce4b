import { beforeEach, expect, it, vi } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listDrafts } from "#lib/staff/edit/draft/open-drafts.ts";
import { keepDraft } from "#lib/staff/edit/draft/staff-drafts.ts";
import { forgetLines } from "#lib/web/cache/bounded-lists.ts";
import { noteMissing, readMissing } from "#lib/web/cache/missing-paths.ts";
import { reportMissing } from "#lib/web/data/addresses/report-missing.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { seed } from "#sandbox/seed/index.ts";
import { mountSandbox, SANDBOX } from "#tests/backends/sandbox.ts";
import { connect } from "#tests/contract/client.ts";
import { readBrokenLinks } from "./broken-links.ts";
import { findPages, readHealth, readPipeline, readUntranslated, readWordless } from "./overview.ts";

const sent = vi.hoisted(() => ({ cookie: "" }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ cookie: sent.cookie }),
}));

mountSandbox();

const context = () => getContext({ domain: "tenis.localhost", locale: "hr" });

beforeEach(async () => {
  forgetLines();
  const staff = seed.users.find(({ isBackofficeUser }) => isBackofficeUser);
  const shop = await connect("tenis.localhost", "hr");
  const { tokens } = await shop.get(calls.login, {
    input: {
      username: staff?.email ?? "",
      password: staff?.password ?? "",
      apiKey: shop.site.apiKey,
    },
    headers: { strategy: "admin" },
  });
  sent.cookie = `accessToken=${tokens.accessToken}`;
});

it("finds a page by a word of its title, with its address", async () => {
  const { value, hasEnded } = await findPages(await context(), "teren");
  expect(hasEnded).toBe(false);
  expect(value?.length).toBeGreaterThan(0);
  for (const { address } of value ?? []) expect(address).toMatch(/^\/./);
});

it("measures the backend, and reads what pages and pictures lack", async () => {
  const site = await context();
  expect(await readHealth(site)).toMatchObject({ isUp: true });
  expect((await readUntranslated(site)).value).not.toBeNull();
  expect((await readWordless(site)).value).not.toBeNull();
});

it("says whether files are being processed", async () => {
  const site = await context();
  expect(await readPipeline(site)).toBe(false);
  await fetch(`${SANDBOX}/_sandbox/tricks/building`, { method: "POST" });
  expect(await readPipeline(site)).toBe(true);
});

it("names the links that lead to nothing, with their page", async () => {
  const site = await context();
  expect((await readBrokenLinks(site)).value).toEqual([]);
  await fetch(`${SANDBOX}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ match: "cms/finder/decide", status: 404, times: 1_000 }]),
  });
  const other = await getContext({ domain: "tenis.localhost", locale: "en" });
  const { value } = await readBrokenLinks(other);
  const places = new Set(value?.map(({ slug }) => slug));
  expect(places.has(null)).toBe(true);
  expect(places.size).toBeGreaterThan(1);
  for (const { target } of value ?? []) expect(target).not.toBe("");
  expect(value?.some(({ elementId }) => elementId !== null)).toBe(true);
  // The menu has no section and no page.
  expect(value?.some(({ elementId, slug }) => elementId === null && slug === null)).toBe(true);
});

it("looks up no further target when it has taken long", async () => {
  const site = await getContext({ domain: "tenis.localhost", locale: "de" });
  let time = 0;
  const { value } = await readBrokenLinks(site, () => {
    time += 10_000;
    return time;
  });
  expect(value).toEqual([]);
});

it("says that a list could not be read, and that a session has ended, without failing", async () => {
  const site = await context();
  const fault = (status: number, times: number) =>
    fetch(`${SANDBOX}/_sandbox/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ match: "cms/media/filterStandard", status, times }]),
    });
  await fault(500, 1);
  expect(await readWordless(site)).toEqual({ value: null, hasEnded: false });
  await fault(403, 2);
  expect(await readWordless(site)).toEqual({ value: null, hasEnded: true });
});

it("calls a picture without a description by the name that people know, and not by that of its storage", async () => {
  const item = {
    id: 5,
    title: "",
    originalName: "spring-01.jpg",
    path: "m/6da46098.jpg",
    mime: "image/jpeg",
  };
  await fetch(`${SANDBOX}/_sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([
      {
        match: "cms/media/filterStandard",
        status: 200,
        body: JSON.stringify({ data: { items: [item], total: 1, page: 1, limit: 100 } }),
        times: 1,
      },
    ]),
  });
  const { value } = await readWordless(await context());
  expect(value).toEqual([{ id: 5, name: "spring-01.jpg" }]);
});

it("lists what a person has not published, and forgets what is", async () => {
  const key = { siteId: 7, person: 3, locale: "hr", draft: "abcdefgh" };
  const operation = { kind: "text", address: "1:meta.title", before: "a", value: "b" };
  const operations = Object([operation, operation]);
  await keepDraft(key, operations, "/clanstvo");
  expect(await listDrafts(key)).toMatchObject([{ locale: "hr", count: 2, page: "/clanstvo" }]);
  expect(await listDrafts({ ...key, person: 4 })).toEqual([]);
  await keepDraft(key, []);
  expect(await listDrafts(key)).toEqual([]);
});

it("counts the addresses that lead nowhere, each site its own", async () => {
  await noteMissing(7, { path: "/a", at: "2026-01-01T00:00:00Z" });
  await noteMissing(7, { path: "/b", at: "2026-01-02T00:00:00Z" });
  await noteMissing(7, { path: "/a", at: "2026-01-03T00:00:00Z" });
  expect(await readMissing(7)).toEqual([
    { path: "/a", at: "2026-01-03T00:00:00Z", count: 2 },
    { path: "/b", at: "2026-01-02T00:00:00Z", count: 1 },
  ]);
  expect(await readMissing(8)).toEqual([]);
});

it("hears of an address that led nowhere from the page that said so", async () => {
  const { site } = await context();
  await reportMissing(site, "hr", "/nothing-here");
  expect(await readMissing(site.siteId)).toMatchObject([{ path: "/nothing-here", count: 1 }]);
});
