import type { Page } from "@playwright/test";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

const hr = MESSAGES.hr;
const home = origin(HOSTS.hr);

/** The addresses of a page in every language, from the HTML of the server. */
async function languagesOf(path: string, host: string = HOSTS.hr): Promise<Record<string, string>> {
  const { body } = await sendRequest(PORT, path, { host, headers: { accept: "text/html" } });
  const nav = /<nav aria-label="(?:Language|Jezik|Sprache)">.*?<\/nav>/s.exec(body)?.[0] ?? "";
  const links = [...nav.matchAll(/<a\s[^>]*>/g)].map(([tag]) => [
    /hreflang="([^"]+)"/i.exec(tag)?.[1] ?? "",
    (/href="([^"]+)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&"),
  ]);
  return Object.fromEntries(links);
}

const switchTo = (page: Page, code: string) =>
  page.getByRole("navigation", { name: hr.layout.language }).locator(`a[hreflang=${code}]`);

/** Adds a product to the Croatian cart. */
async function fill(page: Page): Promise<void> {
  await page.goto(`${home}/product/court-line-98`);
  await page.getByRole("button", { name: hr.product.addToCart, exact: true }).first().click();
  await expect(
    page.getByRole("link", { name: hr.cart.link.one.replace("{count}", "1") }),
  ).toBeVisible();
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

test("the language switch leads to the same content and back without JavaScript", async () => {
  const paths = ["/", "/shop", "/shop?limit=24&sort=3", "/objave", "/kosarica", "/naplata"];
  const { body } = await sendRequest(PORT, "/", { host: HOSTS.hr });
  const linked = (pattern: RegExp) => pattern.exec(body)?.[1] ?? "";
  paths.push(
    linked(/href="(\/product\/[^"]+)"/),
    linked(/href="(\/shop\/[^"]+)"/),
    linked(/href="(\/event\/[^"]+)"/),
    "/o-klubu",
  );
  for (const path of paths) {
    const hrefs = await languagesOf(path);
    expect(Object.keys(hrefs), path).toEqual(["hr", "en", "de"]);
    for (const [code, href] of Object.entries(hrefs)) {
      if (code !== "hr") expect(href, path).toMatch(new RegExp(`^/${code}(/|\\?|$)`));
      if (path !== "/") expect(href, path).not.toMatch(/^\/(en|de)?$/);
      const there = await sendRequest(PORT, href, { host: HOSTS.hr });
      expect(there.status, href).toBe(200);
      expect(there.body, href).toContain(`<html lang="${code}" dir="ltr"`);
      expect(await languagesOf(href), href).toEqual(hrefs);
    }
  }
});

test("a list keeps its order across languages, and the language is remembered", async ({
  page,
}) => {
  await page.goto(`${home}/shop?sort=3&page=2`);
  await switchTo(page, "de").click();
  await expect(page).toHaveURL(`${home}/de/shop?sort=3`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect((await cookiesOf(page)).locale).toBe("de");
  // The cookie does not redirect: `/` stays Croatian.
  await page.goto(home);
  await expect(page.locator("html")).toHaveAttribute("lang", "hr");
  // After a client-side navigation the links belong to the new page.
  await page.getByRole("navigation", { name: hr.layout.main }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(`${home}/`);
  await expect(switchTo(page, "de")).not.toHaveAttribute("href", "/de");
});

test("the language switch asks nothing without a cart", async ({ page }) => {
  await page.goto(home);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/language-question|\/api\/(?!icon\/)/.test(request.url())) scripts.push(request.url());
  });
  await switchTo(page, "en").click();
  await expect(page).toHaveURL(`${home}/en`);
  expect(scripts).toEqual([]);
});

test("the language switch asks before it empties a cart: staying keeps it, switching empties it in every tab", async ({
  page,
  context,
}) => {
  await fill(page);
  const other = await context.newPage();
  await other.goto(`${home}/kosarica`);
  await expect(other.getByRole("table", { name: hr.cart.title })).toBeVisible();
  const before = await cookiesOf(page);
  expect(before.protectCode).toBeTruthy();

  const question = page.getByRole("dialog", { name: /Deutsch/ });
  await switchTo(page, "de").click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: hr.languageSwitch.stay }).click();
  await expect(question).toBeHidden();
  expect(await cookiesOf(page)).toMatchObject({ cartId: before.cartId });

  await switchTo(page, "de").click();
  await question.getByRole("button", { name: hr.languageSwitch.leave }).click();
  await expect(page).toHaveURL(/\/de\/product\//);
  const after = await cookiesOf(page);
  expect(after.cartId).toBeUndefined();
  expect(after.protectCode).toBeUndefined();
  await expect(other.getByText(hr.cart.empty.title)).toBeVisible();
});

test("the products of a cart are taken along to another language", async ({ page }) => {
  const { de } = MESSAGES;
  await fill(page);
  await switchTo(page, "de").click();
  const question = page.getByRole("dialog", { name: /Deutsch/ });
  await question.getByRole("button", { name: hr.languageSwitch.take }).click();
  const taken = page.getByRole("dialog", { name: de.cart.kept.taken });
  await expect(taken).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/de\//);
  await taken.getByRole("button", { name: /hinzufügen/ }).click();
  await expect(taken).toBeHidden();
  await expect(page.getByRole("table", { name: de.cart.title })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("a link into another language does not lose the cart", async ({ page }) => {
  await fill(page);
  await page.goto(`${home}/de/einkaufswagen`);
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.goto(`${home}/kosarica`);
  await expect(page.getByRole("table", { name: hr.cart.title })).toBeVisible();
});

test("Arabic has Arabic controls, right to left", async ({ page, watch }) => {
  // In development the browser repeats the server's log about this site's odd links.
  watch.allow(/Unknown link type/);
  await page.goto(`${origin("odd.localhost")}/ar/shop`);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", "ar");
  await expect(root).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("navigation", { name: MESSAGES.ar.layout.language })).toBeVisible();
  // Nothing overflows sideways.
  const { scrollWidth, clientWidth } = await root.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test("a slug of another language redirects to this language's slug", async () => {
  const shop = await languagesOf("/o-klubu");
  const german = decodeURIComponent(shop.de ?? "").replace("/de/", "/");
  const answer = await sendRequest(PORT, encodeURI(german), { host: HOSTS.hr });
  expect(answer.status).toBe(308);
  expect(String(answer.headers.location)).toMatch(/\/o-klubu$/);
});
