import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { staffPost } from "#tests/backends/staff-post.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { handleSeen } from "./handle-seen.ts";

const HOST = "shop.test:3000";
const HANDLER = "page-section:home";

/** A backend with one section that somebody saved at noon. */
const backend = (isBackofficeUser: boolean, person: object = {}) =>
  stubBackend(
    withSite(async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
      if (path === "user/profile")
        return data({ id: 3, email: "vera@shop.test", isBackofficeUser, ...person });
      if (path === "cms/element/getByHandlers")
        return data([{ id: 7, handler: HANDLER, updated_at: "2026-05-01T12:00:00Z" }]);
      return failure(404, path);
    }),
  );

const ask = async (elements: unknown, here?: unknown) =>
  handleSeen(await staffPost(HOST, "edit/seen", { elements, here }));

beforeEach(() => resetLimits());

it("says when sections were saved last, and leaves out those that are gone", async () => {
  backend(true);
  const answer = await ask([
    { elementId: 7, handler: HANDLER },
    { elementId: 8, handler: HANDLER },
  ]);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { seen: { 7: "2026-05-01T12:00:00Z" } } });
});

it("says of what was shown without an age what lists say, from which it was shown", async () => {
  const own = { id: 7, handler: HANDLER };
  const asked: string[] = [];
  let listed: object = { ...own, updated_at: "2026-05-01T12:00:00Z" };
  stubBackend(
    withSite(
      async (request) => {
        const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
        asked.push(path);
        if (path === "user/profile")
          return data({ id: 3, email: "v@a.test", isBackofficeUser: true });
        if (path === "cms/element/getByHandlers") return data([listed]);
        return data({ ...own, updated_at: "2026-05-01T12:00:00Z" });
      },
      { options: { Capabilities: "elementGet" } },
    ),
  );
  const unaged = [{ elementId: 7, handler: HANDLER, isUnaged: true }];
  expect((await (await ask(unaged)).json()).data.seen).toEqual({ 7: "2026-05-01T12:00:00Z" });
  listed = own;
  expect((await (await ask(unaged)).json()).data.seen).toEqual({ 7: "" });
  expect(asked.some((path) => path.startsWith("cms/element/get/"))).toBe(false);
});

it("tells nobody but staff, and refuses long lists", async () => {
  backend(true);
  const long = Array.from({ length: 41 }, (_, index) => ({ elementId: index + 1, handler: "" }));
  expect((await ask(long)).status).toBe(422);
  backend(false);
  expect((await ask([{ elementId: 7, handler: HANDLER }])).status).toBe(403);
});

it("tells two people on one page of each other by name, without ids and e-mail addresses", async () => {
  const here = { page: "/about", section: 7, isEditing: true, published: 0, hasLeft: false };
  const tabs = [crypto.randomUUID(), crypto.randomUUID()];
  backend(true, { username: "vera@shop.test" });
  await ask([], { ...here, tab: tabs[0] });
  backend(true, { id: 4, email: "ivo@shop.test", details: { firstName: "Ivo", lastName: "Ban" } });
  const toIvo = await (await ask([], { ...here, tab: tabs[1] })).json();
  expect(toIvo.data.people).toEqual([
    {
      tab: tabs[0],
      name: "",
      section: 7,
      isEditing: true,
      isAway: false,
      published: 0,
      hasLeft: false,
    },
  ]);
  backend(true);
  const toVera = await (await ask([], { ...here, tab: tabs[0] })).json();
  expect(toVera.data.people).toMatchObject([{ tab: tabs[1], name: "Ivo Ban" }]);
  expect((await ask([], { ...here, tab: "mine" })).status).toBe(422);
});
