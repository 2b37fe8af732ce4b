import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { staffPost } from "#tests/backends/staff-post.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { handleHistory } from "./handle-history.ts";

const HOST = "shop.test:3000";
/** A site with other options: those of a site are kept. */
const BARE = "shop.bare:3000";
const HANDLER = "page-section:home";
const OFFERS = { Capabilities: "elementGet,elementHistory" };

/** A backend of which staff may change elements; element 2 is another site's, 4 breaks. */
const backend = (options: Record<string, unknown> = OFFERS, status = 404) =>
  stubBackend(
    withSite(
      (request) => {
        const path = new URL(request.url).pathname.replace(/^\/api\/v\d\//, "");
        if (path === "user/profile")
          return data({
            id: 3,
            email: "vera@shop.test",
            isBackofficeUser: true,
            scopes: ["cms.element"],
          });
        if (path === "cms/element/history/1")
          return data({
            records: [
              {
                version: "2",
                at: "2026-05-02T08:00:00Z",
                by: { firstName: "Ana", lastName: "<b>K</b>" },
                element: {
                  id: "1",
                  handler: HANDLER,
                  options: '{"component":"text"}',
                  meta: { title: "New" },
                },
              },
              { element: { id: 1, options: { component: "text" }, meta: { title: "Old" } } },
              { version: 7, element: { id: 9, handler: HANDLER, meta: { title: "Foreign" } } },
              { version: 8, element: { id: 1, handler: "page-section:other" } },
              { version: 9 },
            ],
          });
        return failure(path === "cms/element/history/4" ? 500 : status, path);
      },
      { options },
    ),
  );

const ask = (...sections: readonly unknown[]) => askAt(HOST, sections);
const askAt = async (host: string, sections: readonly unknown[]) =>
  handleHistory(await staffPost(host, "edit/history", { sections }));
const one = (id: number, handler = HANDLER) => ({ id, handler });

beforeEach(resetLimits);

it("answers the versions of a section, with missing fields, and none of another element or page", async () => {
  backend();
  const { data: answer } = await (await ask(one(1), one(2))).json();
  expect(answer.offered).toBe(true);
  expect(answer.pasts).toHaveLength(1);
  const { versions } = answer.pasts[0];
  expect(versions).toMatchObject([
    { version: 2, by: "Ana <b>K</b>", section: { content: { meta: { title: "New" } } } },
    { version: 0, at: "", by: "", section: { handler: HANDLER, about: { component: "text" } } },
  ]);
  expect(versions).toHaveLength(2);
});

it("answers 404 where no section of this site has a past, and says a fault as one", async () => {
  backend();
  expect((await ask(one(2))).status).toBe(404);
  expect((await ask(one(1), one(4))).status).toBeGreaterThanOrEqual(500);
});

it("says that the backend keeps none, without asking for a call that is not offered", async () => {
  const requests = backend({ Capabilities: "elementGet" });
  expect(await (await askAt(BARE, [one(1)])).json()).toEqual({
    data: { offered: false, pasts: [] },
  });
  expect(requests.filter(({ url }) => url.includes("history"))).toEqual([]);
  backend(OFFERS, 501);
  expect(await (await ask(one(2))).json()).toEqual({ data: { offered: false, pasts: [] } });
});

it("reads a section once, and refuses unknown handlers and too many", async () => {
  const requests = backend();
  await ask(one(1), one(1));
  expect(requests.filter(({ url }) => url.includes("history"))).toHaveLength(1);
  for (const sections of [
    [],
    [one(0)],
    [one(1, "cms/option")],
    Array.from({ length: 61 }, (_, index) => one(index + 1)),
  ])
    expect((await ask(...sections)).status).toBe(422);
});
