import { expect, it } from "vitest";
import { createClient } from "../testing/client.ts";

it("changes the description in every language", async () => {
  const client = createClient();
  await client.control("PATCH", "products/1000001", { description: "<p>New</p>" });
  const { data } = await client.send("GET", "v1/product/web/get?id=1000001");
  expect(data.description).toBe("<p>New</p>");
});
