import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { handleMediaList } from "./handle-media-list.ts";
import type { ListAnswer } from "./media-types.ts";

const PAGE_OF_DOCUMENTS = 6;
const LAST = 7;

const file = (id: number, mime: string) => ({ id, driveId: `d${id}`, title: "", path: "", mime });

beforeEach(resetLimits);

it("asks for every kind where pictures and videos are wanted, and goes on past pages of documents", async () => {
  const asked: Record<string, unknown>[] = [];
  backend(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/user/profile")) return data(STAFF);
    if (!pathname.endsWith("/filterStandard")) return failure(404, pathname);
    const body = JSON.parse(await request.text());
    asked.push(body);
    const documents = [file(body.page, "application/pdf")];
    const items = body.page === LAST ? [file(70, "image/png"), file(71, "video/mp4")] : documents;
    return data({ pagination: { page: 1, totalPages: LAST, totalRecords: 8 }, data: items });
  });
  const list = async (page: number) => {
    const answer = await handleMediaList(
      await staffRequest("edit/media/list", { page, kind: "visual" }),
    );
    return ((await answer.json()) as { data: ListAnswer }).data;
  };
  const first = await list(1);
  expect([first.items, first.nextPage]).toEqual([[], PAGE_OF_DOCUMENTS]);
  const second = await list(PAGE_OF_DOCUMENTS);
  expect(second.items.map(({ id }) => id)).toEqual([70, 71]);
  expect(second.nextPage).toBeNull();
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const body of asked) expect(body).not.toHaveProperty("mime");
});
