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

/** The other fields of a master where the pages cannot be read. */
const rest = (id: number, component: string) => ({
  id,
  component,
  name: `shared: ${component} ${id}`,
  followers: null,
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
  expect(((await answer.json()) as { data: unknown }).data).toEqual({
    masters: [
      { ...rest(1, "banner"), title: "Two wheels" },
      { ...rest(2, "text"), title: "Fast & safe" },
      { ...rest(3, "banner"), title: "shared: banner 3" },
    ],
    canDelete: false,
  });
});
