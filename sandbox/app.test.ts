import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createSandbox } from "./app.ts";
import { seed } from "./seed-source.ts";
import { cartWith, createClient } from "./testing/client.ts";
import { testSeed } from "./testing/seed.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("loads the demo shop for every one of its sites", async () => {
  const sandbox = createSandbox();
  for (const { domain, siteId, apiKey, stores, languages } of seed.sites) {
    const store = String(Object.values(stores)[0]);
    const headers = { apiKey, site: String(siteId), store, "content-type": "application/json" };
    const ask = (path: string, body: object) =>
      sandbox.fetch(
        new Request(`http://sandbox.test/api/v1/${path}`, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        }),
      );
    const products = await (await ask("product/web/filter", { limit: 1 })).json();
    expect(products.data.totalRecords, domain).toBeGreaterThan(0);
    const elements = await (
      await ask("cms/element/getByHandlers", {
        handlers: ["header-section", "footer-section", "cookie-section"],
      })
    ).json();
    expect(elements.data, `${domain} ${languages[0]}`).toHaveLength(3);
  }
});

it("keeps its data between starts, until it is reset", async () => {
  const file = join(folder, "sandbox.db");
  const first = createClient({ file });
  const { session } = await cartWith(first, 1_000_001);
  first.sandbox.close();

  const second = createClient({ file });
  const read = () => second.send("POST", "v1/ecommerce/cart/getCart", session);
  expect((await read()).data.items).toHaveLength(1);
  expect(second.sandbox.isOutdated).toBe(false);
  second.sandbox.reset();
  expect((await read()).status).toBe(400);
  second.sandbox.close();

  const changed = createSandbox({ file, seed: { ...testSeed, coupons: [] } });
  expect(changed.isOutdated).toBe(true);
  changed.close();
});

it("serves people the pages they need", async () => {
  const client = createClient();
  const open = async (path: string) => {
    const response = await client.sandbox.fetch(new Request(`http://sandbox.test${path}`));
    return [response.status, await response.text()] as const;
  };
  expect((await open("/_sandbox/"))[1]).toContain("staff@example.com");
  expect((await open("/_sandbox/orders"))[1]).toContain("No orders yet.");
  expect((await open("/_sandbox/outbox"))[1]).toContain("No e-mails yet.");
  expect((await open("/_sandbox/pay/unknown"))[0]).toBe(404);
  expect((await open("/media/..%2Fsandbox.db"))[0]).toBe(404);
});
