import { createTranslator } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import type { AuditLine } from "#lib/staff/edit/audit-log.ts";
import { contentFields } from "#lib/staff/edit/pages/post-content.ts";
import { staffRoutes } from "#lib/staff/staff-routes.ts";
import { pageHandler } from "#lib/web/data/content/elements.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import en from "#messages/en.json";
import { seed } from "#sandbox/seed/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect } from "#tests/contract/client.ts";
import { activityWords } from "./activity-words.ts";

const sent = vi.hoisted(() => ({ cookie: "" }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ cookie: sent.cookie }) }));
vi.mock("next-intl/server", () => ({
  getTranslations: async (namespace: "admin.activity") =>
    createTranslator({ locale: "en", messages: en, namespace }),
}));

mountSandbox();

const STAFF = user.parse({ id: 3, isBackofficeUser: true });

beforeEach(async () => {
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

const line = (action: string, details: AuditLine["details"], locale = "hr"): AuditLine => ({
  ...{ at: "2026-01-01T00:00:00Z", who: { id: 3, name: "Vera" }, requestId: "r1" },
  ...{ action, locale, details },
});

const read = async (one: AuditLine) =>
  (
    await activityWords(await getContext({ domain: "tenis.localhost", locale: "hr" }), STAFF, [one])
  )(one);

it("names a published section, its page and its fields, and leads there", async () => {
  const handler = pageHandler("lockers-and-keys");
  const words = await read(
    line("edit.publish", {
      ...{ element: 30501, handler, component: "hero" },
      paths: ["meta.title", "mobileMeta.title", "options.background", ""],
    }),
  );
  expect(words.what).toBe("Published");
  expect(words.where).toMatch(/^Hero · .+: Title, Background, inserted or deleted$/);
  expect(words.where).not.toMatch(/30501|meta\./);
  expect(words.href).toMatch(/^\/.+\?editPage=true#edit:section:30501$/);
});

it.each([
  [
    "the home page",
    line("edit.publish", { element: 5, handler: "page-section:homepage", component: "text" }),
    "/?editPage=true#edit:section:5",
  ],
  [
    "what is on every page",
    line("edit.publish", { element: 6, handler: "footer-section", component: "" }),
    "/?editPage=true#edit:section:6",
  ],
  ["a file", line("media.update", { media: 9, fields: ["title"] }), "/?editPage=true#edit:media:9"],
  ["a consent", line("consent.save", { consent: "terms" }), "/admin/consent"],
  ["a language that is gone", line("edit.publish", { element: 5 }, "xx"), null],
])("leads to %s", async (_, one, href) => {
  expect((await read(one)).href).toBe(href);
});

it("reads lines of any shape", async () => {
  expect(
    await read(line("constructor", { element: "7", paths: 3, fields: [null, "__proto__"] })),
  ).toEqual({ what: "constructor", where: "", href: null });
});

it("has words for every setting of a page", () => {
  const settings = [...Object.keys(contentFields.shape), "title", "slug", "status"];
  expect(settings.filter((name) => !Object.hasOwn(en.admin.activity.field, name))).toEqual([]);
});

it("has words for every action of staff", () => {
  const words = (name: string) =>
    name
      .split(".")
      .reduce(
        (at: unknown, key) => (at as Record<string, unknown>)?.[key],
        en.admin.activity.action,
      );
  const actions = Object.values(staffRoutes).map(({ action }) => action);
  expect(actions.filter((action) => typeof words(action) !== "string")).toEqual([]);
});
