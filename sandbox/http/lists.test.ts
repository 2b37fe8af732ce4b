import { expect, it } from "vitest";
import { createClient } from "../testing/client.ts";

const client = createClient();
const keys = async (method: string, path: string, body?: object) =>
  Object.keys((await client.send(method, path, body)).data).toSorted();

it("answers lists in every shape", async () => {
  expect(await keys("POST", "v1/cms/post/filterStandard", {})).toEqual(["data", "pagination"]);
  expect(await keys("POST", "v1/product/web/filter", {})).toEqual([
    "records",
    "totalPages",
    "totalRecords",
  ]);
  expect(await keys("POST", "v1/calendar/event/public/filter", {})).toEqual([
    "lastPage",
    "records",
    "total",
  ]);
  expect(await keys("GET", "v1/gaussbox/eCommerce/public/products/get?ids=1000001")).toEqual([
    "items",
    "pagination",
  ]);
});

it("cuts pages and counts them", async () => {
  const { data } = await client.send("POST", "v1/product/web/filter", {
    select: ["id"],
    filters: [{ key: "archived", value: false }],
    limit: 4,
    page: 2,
    sort: { field: "id", order: "asc" },
  });
  expect(data).toEqual({
    records: [{ id: 1_000_005 }, { id: 1_000_007 }],
    totalPages: 2,
    totalRecords: 6,
  });
});
