import { beforeEach, expect, it } from "vitest";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  inverseOf,
  type RemoveOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { forgetValues } from "#lib/web/cache/claims/kept-values.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { handleRemoved } from "./handle-removed.ts";
import { keepRemoved, readRemoved } from "./removed-sections.ts";

const PAGE = { siteId: 1, locale: "en", handler: "page-section:home" };
const WHO = { id: 3, email: "ana@shop.test", username: "ana" } as Parameters<typeof keepRemoved>[1];

const removal = (elementId: number, title: string): RemoveOperation => ({
  kind: "remove",
  elementId,
  handler: PAGE.handler,
  about: { component: "text", title },
  seen: "",
  content: {
    title: "",
    meta: { title, foreign: "x" },
    linkMeta: {},
    mobileMeta: {},
    options: { component: "text", masterId: 9, order: 3 },
    mobileOptions: {},
    parts: [],
  },
});
const answered = (operation: RemoveOperation, status: "saved" | "failed" = "saved") => ({
  results: [{ address: addressOf(operation), status } as OperationAnswer],
});
const titles = async (page = PAGE) =>
  (await readRemoved(page)).map(({ operation }) => operation.content.meta.title);

beforeEach(forgetValues);

it("keeps what was deleted on a page, the newest first, with what a new section may hold", async () => {
  await keepRemoved(PAGE, WHO, [removal(1, "One")], answered(removal(1, "One")));
  await keepRemoved(PAGE, WHO, [removal(2, "Two")], answered(removal(2, "Two")));
  await keepRemoved(PAGE, WHO, [removal(3, "Three")], answered(removal(3, "Three"), "failed"));
  expect(await titles()).toEqual(["Two", "One"]);
  expect(await titles({ ...PAGE, locale: "hr" })).toEqual([]);
  expect(await titles({ ...PAGE, siteId: 2 })).toEqual([]);
  const [newest] = await readRemoved(PAGE);
  expect(newest).toMatchObject({ by: "ana", at: expect.stringMatching(/^20/) });
  expect(newest?.operation.content).toMatchObject({
    meta: { title: "Two" },
    options: { component: "text" },
  });
  expect(Object.keys(newest?.operation.content.options ?? {})).toEqual(["component"]);
});

it("forgets one that was brought back, and the oldest of many", async () => {
  await keepRemoved(PAGE, WHO, [removal(1, "One")], answered(removal(1, "One")));
  const [kept] = await readRemoved(PAGE);
  if (!kept) throw new Error("nothing was kept");
  const back = { ...inverseOf(kept.operation), elementId: -1 } as RemoveOperation;
  await keepRemoved(PAGE, WHO, [back], answered(back));
  expect(await titles()).toEqual([]);
  for (let id = 1; id <= 25; id += 1)
    await keepRemoved(PAGE, WHO, [removal(id, `${id}`)], answered(removal(id, `${id}`)));
  expect(await titles()).toHaveLength(20);
});

it("is read by those who may change sections", async () => {
  backend(async () => data({ ...STAFF, scopes: ["cms.media"] }));
  const answer = await handleRemoved(
    await staffRequest("edit/history/removed", { handler: PAGE.handler }),
  );
  expect(answer.status).toBe(403);
});
