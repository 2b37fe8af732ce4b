import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { HOSTS, Stack } from "#e2e/support/stack.ts";
import { expect, MESSAGES, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";

const t = MESSAGES.en.consentNotice;
const PRODUCT = "/product/court-line-98";

/** Google's script as far as this test needs it: it sends each `event` command to its collector. */
const GTAG = `
const seen = (entry) => {
  if (entry[0] !== "event" || window["ga-disable-G-TEST1"]) return;
  fetch("https://www.google-analytics.com/g/collect", { method: "POST", keepalive: true, mode: "no-cors", body: JSON.stringify({ name: entry[1], ...entry[2] }) });
};
dataLayer.forEach(seen);
const push = dataLayer.push.bind(dataLayer);
dataLayer.push = (...entries) => { entries.forEach(seen); return push(...entries); };
`;
/** Meta's script in the same way. */
const META = `
const sent = (...command) => {
  if (command[0] === "trackSingle") new Image().src = "https://www.facebook.com/tr?" + new URLSearchParams({ id: command[1], ev: command[2], value: command[3].value ?? "" });
};
fbq.callMethod = sent;
fbq.queue.forEach((command) => sent(...command));
`;

interface Recorded {
  readonly host: string;
  readonly path: string;
  readonly body: string;
}

/** Answers for the services' hosts, and notes every request to another host than the shop's. */
async function record(context: BrowserContext): Promise<Recorded[]> {
  const requests: Recorded[] = [];
  await context.route(
    (url) => !url.hostname.endsWith("localhost"),
    async (route) => {
      const request = route.request();
      const { hostname, pathname, search } = new URL(request.url());
      requests.push({ host: hostname, path: pathname + search, body: request.postData() ?? "" });
      const script = hostname === "www.googletagmanager.com" ? GTAG : META;
      if (request.resourceType() === "script")
        return route.fulfill({ contentType: "text/javascript", body: script });
      return route.fulfill({ status: 202, body: "" });
    },
  );
  return requests;
}

const json = (requests: readonly Recorded[], host: string) =>
  requests
    .filter((one) => one.host === host && one.body !== "")
    .map(({ body }): Record<string, unknown> => JSON.parse(body));
const namesAt = (requests: readonly Recorded[], host: string) =>
  json(requests, host).map(({ name }) => name);

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const notice = (page: Page) => page.getByRole("region", { name: t.title });

test("analytics go to each destination with consent, and to none without it", async ({
  browser,
}) => {
  const stack = new Stack(await freePort(), await freePort(), {
    ANALYTICS_HOSTS: "gtag,plausible,meta,matomo=matomo.example,relay",
  });
  const site = seed.sites.find(({ domain }) => domain === HOSTS.en);
  try {
    await stack.startBackend();
    await stack.sandbox.patch(`sites/${site?.siteId}`, {
      options: {
        AnalyticsDestinations: JSON.stringify([
          { kind: "gtag", id: "G-TEST1" },
          { kind: "plausible", domain: "shop.example" },
          { kind: "meta", id: "1234567" },
        ]),
      },
    });
    await stack.startShop();
    // A first render on a busy machine may take longer than a visitor is let wait.
    for (const host of [HOSTS.en, HOSTS.velo])
      await expect
        .poll(async () => (await stack.sendRequest(PRODUCT, { host })).status)
        .not.toBe(503);
    const context = await browser.newContext();
    const page = await context.newPage();
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    const requests = await record(context);

    await test.step("the policy opens what is on, and nothing else", async () => {
      const answer = await page.goto(stack.origin() + PRODUCT);
      const policy = answer?.headers()["content-security-policy"] ?? "";
      for (const host of ["www.googletagmanager.com", "plausible.io", "connect.facebook.net"])
        expect(policy).toContain(`https://${host}`);
      expect(policy).not.toContain("matomo.example");
      const other = await stack.sendRequest("/", { host: HOSTS.velo });
      expect(other.status).toBe(200);
      expect(String(other.headers["content-security-policy"])).not.toMatch(
        /google-analytics|plausible|facebook/,
      );
      expect(other.body).not.toContain("data-analytics");
    });

    await test.step("before an answer nothing leaves the shop", async () => {
      await expect(notice(page)).toBeVisible();
      await page.reload();
      await expect(notice(page)).toBeVisible();
      await page.evaluate(() => document.documentElement.dataset.analytics);
      expect(requests).toEqual([]);
    });

    await test.step("after it every destination of the category has the product as shown", async () => {
      await notice(page).getByText(t.choose).click();
      await notice(page).getByRole("checkbox", { name: t.statistics.title }).check();
      await notice(page).getByRole("button", { name: t.save }).click();
      await expect(notice(page)).toBeHidden();
      await expect.poll(() => namesAt(requests, "www.google-analytics.com")).toContain("view_item");
      await expect.poll(() => namesAt(requests, "plausible.io")).toContain("view_item");
      const shown = await page
        .locator("[data-tracked-product]")
        .getAttribute("data-tracked-product");
      const { id, name, price, currency } = JSON.parse(shown ?? "{}");
      const views = json(requests, "www.google-analytics.com").filter(
        (one) => one.name === "view_item",
      );
      expect(views).toEqual([
        {
          name: "view_item",
          currency,
          value: price,
          items: [{ item_id: String(id), item_name: name, price, quantity: 1 }],
          send_to: "G-TEST1",
        },
      ]);
      expect(json(requests, "plausible.io")[0]).toMatchObject({
        name: "pageview",
        domain: "shop.example",
        url: stack.origin() + PRODUCT,
      });
      expect(requests.filter(({ host }) => host.includes("facebook"))).toEqual([]);
    });

    await test.step("an answer that allows more reaches the advertiser", async () => {
      await page.getByRole("link", { name: t.title }).click();
      await expect(notice(page)).toBeFocused();
      const loaded = page.waitForEvent("load");
      await notice(page).getByRole("button", { name: t.accept }).click();
      await loaded;
      await expect
        .poll(() =>
          requests.filter(({ host }) => host === "www.facebook.com").map(({ path }) => path),
        )
        .toContainEqual(expect.stringMatching(/^\/tr\?id=1234567&ev=ViewContent&value=[\d.]+$/));
      expect(violations).toEqual([]);
    });

    await test.step("after it is withdrawn nothing leaves the shop any more", async () => {
      await page.getByRole("link", { name: t.title }).click();
      const loaded = page.waitForEvent("load");
      await notice(page).getByRole("button", { name: t.refuse }).click();
      await loaded;
      requests.length = 0;
      await page.goto(`${stack.origin()}/shop?limit=24`);
      await page.locator("[data-tracked]").first().getByRole("link").click();
      await expect(page.locator("[data-tracked-product]")).toBeAttached();
      await expect(notice(page)).toBeHidden();
      await page.goto(stack.origin());
      expect(requests).toEqual([]);
    });
    await context.close();
  } finally {
    await stack.stop();
  }
});
