import { beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { anElement } from "#tests/factories/element.ts";
import { handleMasters } from "./handle-masters.ts";

beforeEach(resetLimits);

const master = (id: number, component: string, meta: Record<string, unknown>) => ({
  ...anElement({ id, title: `shared: ${component} ${id}`, meta, options: { component } }),
  handler: "master-section",
});

it("names masters by the words that visitors read, else by the back office's name", async () => {
  backend((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/user/profile")) return data(STAFF);
    if (!pathname.endsWith("/getByHandlers")) return failure(404, pathname);
    return data([
      master(1, "banner", { title: "Two wheels" }),
      master(2, "text", { text: "<p>Fast &amp; <b>safe</b></p>" }),
      master(3, "banner", {}),
    ]);
  });
  const answer = await handleMasters(await staffRequest("edit/masters", {}));
  expect(((await answer.json()) as { data: unknown }).data).toEqual([
    { id: 1, component: "banner", title: "Two wheels" },
    { id: 2, component: "text", title: "Fast & safe" },
    { id: 3, component: "banner", title: "shared: banner 3" },
  ]);
});
