import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { askAsStaff as ask } from "#tests/factories/staff-requests.ts";
import { handleCreatePage } from "./handle-create-page.ts";
import { handleListPosts } from "./handle-list-posts.ts";
import type { ListedPosts } from "./page-info.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));

mountSandbox();
beforeEach(resetLimits);

const list = async (body: object): Promise<ListedPosts> =>
  (await ask(handleListPosts, body)).body.data;

it("lists pages and posts by their titles, drafts too, and knows the page behind `/`", async () => {
  const page = {
    title: "Quite unheard of",
    slug: "quite-unheard-of",
    type: "page",
    status: "draft",
  };
  await ask(handleCreatePage, page);
  expect(await list({ search: "unheard" })).toEqual({
    items: [
      {
        id: expect.any(Number),
        type: "page",
        title: "Quite unheard of",
        slug: "quite-unheard-of",
        isHome: false,
        upcoming: "",
        isDraft: true,
      },
    ],
    total: 1,
    hasMore: false,
  });
  const pages = await list({ type: "page" });
  expect(new Set(pages.items.map(({ type }) => type))).toEqual(new Set(["page"]));
  expect(pages.items.filter(({ isHome }) => isHome)).toHaveLength(1);
});

it("goes on where a list ends", async () => {
  const first = await list({});
  const second = await list({ page: 2 });
  expect([first.hasMore, first.items.length]).toEqual([true, 20]);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("is for staff alone", async () => {
  backend(async () => data({ ...STAFF, isBackofficeUser: false }));
  const answer = await handleListPosts(await staffRequest("edit/page/list", {}));
  expect(answer.status).toBe(403);
});
