import { beforeEach, expect, it } from "vitest";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { data, failure, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import { handleChoices } from "./handle-choices.ts";

const ORIGIN = "http://shop.test:3000";

/** A backend with one member of staff, and two pages of forms. */
const backend = (isBackofficeUser = true) =>
  stubBackend(
    withSite(async (request) => {
      const url = new URL(request.url);
      const path = url.pathname.replace(/^\/api\/v\d\//, "");
      if (path === "user/profile")
        return data({ id: 3, email: "vera@shop.test", isBackofficeUser });
      if (path === "cms/form/filter") {
        const { page } = (await request.json()) as { page: number };
        const forms = Array.from({ length: 101 }, (_, index) => ({
          id: index + 1,
          title: `F${index}`,
        }));
        return data(page === 1 ? forms.slice(0, 100) : forms.slice(100));
      }
      if (path === "cms/term/filter")
        return data({
          categories:
            url.searchParams.get("termTypeTitles") === "tag"
              ? [{ id: 3, title: "Sale", slug: "sale", termType: "tag" }]
              : [
                  { id: 2, title: "Local", slug: "local", parentId: 1 },
                  { id: 1, title: "News", slug: "news" },
                  { id: 4, title: "Nameless", slug: "" },
                ],
        });
      return failure(404, path);
    }),
  );

const ask = async (of: string) =>
  handleChoices(
    new Request(`${ORIGIN}/api/edit/choices`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": "application/json",
        language: "hr",
        cookie: `accessToken=${tokenFor("CANARY", 600)}; staff=${await signStaffHint(7)}`,
      },
      body: JSON.stringify({ of }),
    }),
  );

beforeEach(resetLimits);

it("answers categories below the one above them, and tags; one without a slug cannot be named", async () => {
  backend();
  const response = await ask("term");
  expect(await response.json()).toEqual({
    data: {
      choices: [
        { key: "news", title: "News", depth: 0 },
        { key: "local", title: "Local", depth: 1 },
        { key: "sale", title: "Sale", depth: 0 },
      ],
    },
  });
});

it("answers every form, however many pages the backend needs", async () => {
  backend();
  const { data: answer } = await (await ask("form")).json();
  expect(answer.choices).toHaveLength(101);
  expect(answer.choices[100]).toEqual({ key: "101", title: "F100", depth: 0 });
});

it("refuses customers, and unknown lists", async () => {
  backend(false);
  expect((await ask("form")).status).toBe(403);
  backend();
  expect((await ask("user")).status).toBe(422);
});
