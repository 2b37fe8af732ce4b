import { expect, it } from "vitest";
import { createClient } from "../testing/client.ts";
import { createDocs } from "./docs.ts";

const { sandbox } = createClient();
const read = async (path: string) => {
  const response = await sandbox.fetch(new Request(`http://sandbox.test${path}`));
  return { status: response.status, text: await response.text() };
};

it("lists every call with a page of its own", async () => {
  const { text } = await read("/docs");
  const links = [...text.matchAll(/href="(\/docs\/(?:calls|schemas)\/\w+)"/g)].map(
    ([, link]) => link ?? "",
  );
  expect(links.length).toBeGreaterThan(130);
  for (const link of links) expect((await read(link)).status, link).toBe(200);
});

it("shows what a call takes, what it answers and an example, as text", async () => {
  const { text } = await read("/docs/calls/postEcommerceCartAddItem");
  expect(text).toContain("<h1>POST /v1/ecommerce/cart/addItem</h1>");
  expect(text).toContain('<a href="/docs/schemas/Cart">Cart</a>');
  expect(text).toContain("The storefront adds cartId, protectCode, currencyId");
  expect(text).toContain("&quot;protectCode&quot;: &quot;example-protectCode&quot;");
  expect(text).not.toContain("<script");
});

it("answers 404 for what is not there", async () => {
  for (const path of ["/docs/calls/nothing", "/docs/schemas/constructor", "/docs/schemas/Nothing"])
    expect((await read(path)).status, path).toBe(404);
});

it("says so where the document is missing", async () => {
  const response = await createDocs("/no/such/file.json").request("/docs");
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining("came without docs/openapi.json"),
  ]);
});
