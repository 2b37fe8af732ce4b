import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleTranslate } from "#lib/staff/edit/languages/handle-translate.ts";
import { handleCreatePage } from "#lib/staff/edit/pages/handle-create-page.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { askAsStaff } from "#tests/factories/staff-requests.ts";
import type { Gap } from "./gaps.ts";
import { handleListGaps, type ListedGaps } from "./handle-list-gaps.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));
/** A call of the backend that fails in a language. */
let failing = { path: "", language: "" };
mountSandbox((request, response) =>
  failing.path !== "" &&
  request.url.includes(failing.path) &&
  request.headers.get("language") === failing.language
    ? new Response("{}", { status: 500 })
    : response,
);

const DOMAIN = "tenis.localhost";
const PAGE = "samo-hrvatski";
const ask = (route: Parameters<typeof askAsStaff>[0], body: unknown, language = "hr") =>
  askAsStaff(route, body, { domain: DOMAIN, language });
const list = async (): Promise<ListedGaps> => (await ask(handleListGaps, {})).body.data;
const ofPage = (gaps: readonly Gap[]) => gaps.filter(({ title }) => title === "Samo hrvatski");

beforeEach(() => {
  resetLimits();
  failing = { path: "", language: "" };
});

it("lists a page once for each language that lacks it, without its sections", async () => {
  await ask(handleCreatePage, {
    title: "Samo hrvatski",
    slug: PAGE,
    type: "page",
    status: "published",
    template: "homepage",
  });
  const { gaps, unread, isCut } = await list();
  expect([unread, isCut]).toEqual([[], false]);
  expect(ofPage(gaps)).toMatchObject([
    { kind: "page", language: "en", from: "hr", job: { kind: "page", slugMain: PAGE, to: "en" } },
    { kind: "page", language: "de", from: "hr" },
  ]);
  expect(ofPage(gaps)[0]?.address).toBe(`/${PAGE}?editPage=true#edit:translate:0:en`);
});

it("forgets a language once it is translated", async () => {
  await ask(handleTranslate, { kind: "page", from: "hr", to: "en", slugMain: PAGE });
  const left = ofPage((await list()).gaps);
  expect(left.map(({ kind, language }) => [kind, language])).toEqual([["page", "de"]]);
});

it("claims nothing about a language that could not be read, and names it", async () => {
  failing = { path: "post/filterStandard", language: "de" };
  const posts = await list();
  expect(posts.unread).toEqual(["de"]);
  failing = { path: "element/getByHandlers", language: "en" };
  const sections = await list();
  expect(sections.unread).toEqual(["en"]);
  const claimed = sections.gaps.filter(
    ({ kind, language }) => kind === "section" && language === "en",
  );
  expect(claimed).toEqual([]);
});

it("is for staff alone", async () => {
  const nobody = await askAsStaff(
    handleListGaps,
    {},
    { domain: DOMAIN, language: "hr", isStaff: false },
  );
  expect(nobody.status).toBe(401);
});
