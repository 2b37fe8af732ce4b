import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Fault } from "#sandbox/http/faults.ts";
import { seed } from "#sandbox/seed/index.ts";
import { adminPages, expectWhole } from "./support/admin-pages.ts";
import { HOSTS, Stack } from "./support/stack.ts";
import { becomeStaff } from "./support/staff.ts";
import { expect, MESSAGES, PORT, sandbox, test } from "./support/test.ts";

/** Its own stack, because its backend is stopped and made to fail here. */
/** Ports different from those of the shared stack. */
const stack = new Stack(PORT + 100, sandbox.port + 100, {
  TRUSTED_PROXY: "1",
  // The last day on which cookies of an earlier release are converted.
  OLD_COOKIES_UNTIL: "2100-01-01",
});
const { cart: cartWords, product: productWords } = MESSAGES.en;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  await stack.startBackend();
  await stack.startShop();
});
test.afterAll(() => stack.stop());

const html = { accept: "text/html" };
const get = (path: string, host: string = HOSTS.en) =>
  stack.sendRequest(path, { host, headers: html });

/** Sends the revalidation request that the backend sends after a change (docs/contract.md §7.5). */
function expire(tags: string[]) {
  const body = JSON.stringify({ domain: "localhost", tags });
  const signature = createHmac("sha256", "revalidate-secret-of-a-test-stack")
    .update(body)
    .digest("hex");
  return stack.sendRequest("/api/revalidate", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-signature": signature },
  });
}

async function fill(page: Page): Promise<void> {
  await page.goto(`${stack.origin()}/product/court-line-98`);
  await page.getByRole("button", { name: productWords.addToCart, exact: true }).first().click();
  await expect(
    page.getByRole("dialog", { name: cartWords.title }).getByText("Court Line 98").first(),
  ).toBeVisible();
}

test("while the backend is down, cached pages stay available, others answer 503, and both recover automatically", async () => {
  for (const path of ["/", "/shop", "/product/court-line-98"])
    expect((await get(path)).status).toBe(200);
  await stack.stopBackend();
  for (const path of ["/", "/shop", "/product/court-line-98"])
    expect((await get(path)).status, path).toBe(200);
  const unseen = await get("/product/vento-drive-105");
  expect(unseen.status).toBe(503);
  expect(unseen.headers["retry-after"]).toBeTruthy();
  expect(String(unseen.headers["cache-control"])).toContain("no-store");
  expect(unseen.body).toContain("<h1");
  expect((await get("/", "unknown.localhost")).status).toBe(503);
  await stack.startBackend();
  expect((await get("/product/vento-drive-105")).status).toBe(200);
});

test("an expired page whose render fails keeps its last good version", async () => {
  const good = await get("/shop/balls");
  expect(good.status).toBe(200);
  await stack.sandbox.setFaults([{ match: "product/", status: 500 }]);
  const expired = await expire(["products", "categories"]);
  expect(expired.status).toBe(200);
  for (let load = 0; load < 3; load += 1) {
    const held = await get("/shop/balls");
    expect(held.status).toBe(200);
    expect(held.body).toContain("<h1");
  }
  await stack.sandbox.clearFaults();
});

test("a request that follows a change never gets a page whose slow render began before it", async () => {
  const product = { path: "/product/corvo-touch-97", id: 1_001_004 };
  const price = async () => (await get(product.path)).body.includes("123.45");
  expect(await price()).toBe(false);
  // The product is read at once; then the render waits for its reviews.
  await stack.sandbox.setFaults([{ match: "comment/filterStandard", delay: 3_000, times: 1 }]);
  await expire(["site"]);
  const newest = await stack.sandbox.newest();
  const early = price();
  await expect
    .poll(async () => (await stack.sandbox.since(newest)).map((call) => call.path).join())
    .toContain("checkBundles");
  await stack.sandbox.patch(`products/${product.id}`, { retailPrice: 123.45, discount: 0 });
  await expire(["site"]);
  expect(await price()).toBe(true);
  await early;
  expect(await price()).toBe(true);
  await stack.sandbox.clearFaults();
});

const KINDS = [
  { name: "is down", break: () => stack.stopBackend(), repair: () => stack.startBackend() },
  {
    name: "answers garbage",
    break: () => stack.sandbox.setFaults([{ match: "ecommerce/cart", body: "<html>oops" }]),
    repair: () => stack.sandbox.clearFaults(),
  },
  {
    name: "answers half a body",
    break: () => stack.sandbox.setFaults([{ match: "ecommerce/cart", body: "half" }]),
    repair: () => stack.sandbox.clearFaults(),
  },
  {
    name: "answers the wrong shape",
    break: () => stack.sandbox.setFaults([{ match: "ecommerce/cart", body: "wrongShape" }]),
    repair: () => stack.sandbox.clearFaults(),
  },
  {
    name: "fails",
    break: () => stack.sandbox.setFaults([{ match: "ecommerce/cart", status: 500 }]),
    repair: () => stack.sandbox.clearFaults(),
  },
];
for (const kind of KINDS) {
  test(`while the backend ${kind.name}, the cart offers a retry and is complete when the backend returns`, async ({
    page,
    watch,
  }) => {
    watch.allow(/50[0-9]/);
    await fill(page);
    await kind.break();
    await page.goto(`${stack.origin()}/cart`);
    await expect(page.getByText(cartWords.trouble.title).first()).toBeVisible({ timeout: 20_000 });
    const retry = page.getByRole("button", { name: cartWords.trouble.retry }).first();
    await expect(retry).toBeVisible();
    await expect(page.getByText("[object Object]")).toHaveCount(0);
    await kind.repair();
    // The page may have retried automatically: then there is no button left to press.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(
        page.getByRole("table", { name: cartWords.title }).getByText("Court Line 98").first(),
      ).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
}

test("a section that cannot be read is left out of its page and soon restored", async () => {
  // A host of its own: nobody has asked for its page, and none is rendered ahead, before the fault is set.
  const host = `gap-${crypto.randomUUID()}.localhost`;
  const site = seed.sites.find(({ domain }) => domain === HOSTS.hr);
  await stack.sandbox.patch(`sites/${site?.siteId}`, { domain: host });
  const german = () => get("/de", host);
  await stack.sandbox.setFaults([
    { match: "product/web/filter", status: 500 },
    { match: "post/filterStandard", status: 500 },
  ]);
  const gap = await german();
  expect(gap.status).toBe(200);
  expect(gap.body).toContain("<h1");
  expect(gap.body).not.toContain("/de/product/");
  expect(String(gap.headers["cache-control"])).toContain("s-maxage=5,");
  await stack.sandbox.clearFaults();
  await expect
    .poll(async () => (await german()).body, { timeout: 20_000 })
    .toContain("/de/product/");
});

test("cart_type 0 opens the cart page after an add", async ({ page }) => {
  await stack.sandbox.patch("sites/7", { cartType: 0 });
  expect((await expire(["site"])).status).toBe(200);
  await page.goto(`${stack.origin()}/product/court-line-98`);
  await page.getByRole("button", { name: productWords.addToCart, exact: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("table", { name: cartWords.title })).toBeVisible();
});

test("a site closed by a password opens by it, and what it shows is kept in no shared cache", async ({
  page,
  watch,
}) => {
  const { password: words } = MESSAGES.en.staticPage;
  const site = seed.sites.find(({ domain }) => domain === HOSTS.odd);
  await stack.sandbox.patch(`sites/${site?.siteId}`, {
    options: { PasswordProtection: "open sesame" },
  });
  watch.allow(/status of 403/);
  const asked = await page.goto(`${stack.origin(HOSTS.odd)}/shop?sort=3`);
  expect(asked?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
  await page.getByLabel(words.label).fill("sesame");
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("alert")).toHaveText(words.wrong);
  await page.getByLabel(words.label).fill("open sesame");
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(page.url()).toBe(`${stack.origin(HOSTS.odd)}/shop?sort=3`);
  const [pass] = await page.context().cookies();
  const shown = await stack.sendRequest("/shop", {
    host: HOSTS.odd,
    headers: { ...html, cookie: `sitePass=${pass?.value}` },
  });
  expect([shown.status, shown.headers["cache-control"], shown.headers["x-robots-tag"]]).toEqual([
    200,
    "private, no-store",
    "noindex, nofollow",
  ]);
});

test("behind a proxy, http is led to https, and cookies of an earlier release are taken over once", async () => {
  const ask = (protocol: string, host: string, cookie = "") =>
    stack.sendRequest("/cart", {
      headers: { ...html, cookie, "x-forwarded-proto": protocol, "x-forwarded-host": host },
    });
  const odd = seed.sites.find(({ domain }) => domain === "odd.localhost");
  await stack.sandbox.patch(`sites/${odd?.siteId}`, { domain: "shop.example" });
  const silent = await stack.sendRequest("/", { host: "shop.example", headers: html });
  expect(silent.status).toBe(403);
  expect(silent.body).toContain("ALLOW_HTTP=1");
  const plain = await ask("http", "shop.example");
  expect([plain.status, plain.headers.location]).toEqual([308, "https://shop.example/cart"]);
  const moved = await ask("https", HOSTS.en, "cartId=c; protectCode=p");
  expect([moved.status, moved.headers.location]).toEqual([307, "/cart"]);
  const set = [moved.headers["set-cookie"] ?? []].flat();
  const cookie = set.map((value) => value.split(";")[0]).join("; ");
  expect(cookie).toContain("__Host-cartId=c");
  const page = await ask("https", HOSTS.en, `${cookie}; cartId=planted`);
  expect([page.status, page.headers["set-cookie"]]).toEqual([200, undefined]);
});

test("every admin page stands with empty lists, and without an answer", async ({ page, watch }) => {
  // The list of redirects is read by the browser.
  watch.allow(/status of 502/);
  await becomeStaff(page, stack.origin());
  const { frame, overview } = MESSAGES.en.admin;
  // The session can still be read: otherwise staff are asked to log in.
  const lists = ["cms/", "gdpr/", "settings", "consent", "option", "element"];
  const kinds: { fault: Pick<Fault, "body" | "status">; width: number }[] = [
    { fault: { body: '{"data":[]}' }, width: 390 },
    { fault: { status: 500 }, width: 1440 },
  ];
  for (const { fault, width } of kinds) {
    await page.setViewportSize({ width, height: 900 });
    await stack.sandbox.setFaults(lists.map((match) => ({ match, loggedIn: true, ...fault })));
    for (const path of adminPages()) {
      const answer = await page.goto(stack.origin() + path);
      expect(answer?.status(), path).toBe(200);
      await expectWhole(page, path);
    }
    await page.goto(`${stack.origin()}/admin`);
    await expect(page.getByText(overview.unknown).first()).toBeVisible({ visible: !fault.body });
    await page.goto(`${stack.origin()}/admin/consent`);
    await expect(page.getByText(frame.problem.unreachable)).toBeVisible({ visible: !fault.body });
    await stack.sandbox.clearFaults();
  }
});
