import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { useStaffRead } from "./use-staff-read.ts";

function Masters() {
  return useStaffRead("edit/masters", {}).isFetching ? "reading" : "read";
}

it("leaves nothing in modules, which all visitors share on the server", () => {
  expect(renderToString(<Masters />)).toBe("reading");
  expect(browserQueryClient().getQueryCache().getAll()).toEqual([]);
});
