import type { Locator, Page } from "@playwright/test";
import { agree, payButton, typedTexts } from "#e2e/support/checkout.ts";
import { logInAtCheckout, newCustomer, PASSWORD } from "#e2e/support/customers.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { seed } from "#sandbox/seed/index.ts";

const EN = { host: HOSTS.en, language: "en", currencyId: 1, currency: "EUR" } as const;
const HR = { host: HOSTS.hr, language: "hr", currencyId: 2, currency: "CHF" } as const;
const toSite = ({ language }: Place) => ({ locale: language, defaultLocale: language });
type Place = typeof EN | typeof HR;

type Figures = Readonly<Record<string, number>>;
interface BackendCart {
  readonly items: readonly { qty: number; prices: { converted: Figures } }[];
  readonly prices: { base: Figures; converted: Figures & { tax: Figures } };
}
interface BackendOrder {
  readonly currency: string;
  readonly details: {
    readonly items: readonly { prices: { converted: Figures } }[];
    readonly prices: Figures & { tax: Figures };
  };
}

/** Asks the sandbox itself, as the shop does: for what the backend says, whatever the shop makes of it. */
async function askBackend<Answer>(
  { host, language, token }: { host: string; language: keyof typeof MESSAGES; token?: string },
  path: string,
  body?: object,
): Promise<Answer> {
  const site = seed.sites.find(({ domain }) => domain === host);
  const answer = await fetch(`http://localhost:${sandbox.port}/api/v1/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      apiKey: site?.apiKey ?? "",
      site: String(site?.siteId),
      store: String(site?.stores[language]),
      language,
      ...(token && { accessToken: token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Answer }).data;
}

/** An amount as the language writes it, made here and not by the shop; all spaces are plain ones. */
const money = (amount: number | undefined, place: { currency: string; language: string }): string =>
  plain(
    new Intl.NumberFormat(place.language, { style: "currency", currency: place.currency }).format(
      amount ?? Number.NaN,
    ),
  );
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();
const textOf = async (part: Locator) => plain(await part.innerText());
const summaryOf = (page: Page, { language }: Place) =>
  page.getByRole("list", { name: MESSAGES[language].cart.summary.label }).filter({ visible: true });

async function cartId(page: Page, { host }: Place): Promise<string> {
  const cookies = await page.context().cookies(origin(host));
  return cookies.find(({ name }) => name === "cartId")?.value ?? "";
}

/** The cart of this browser, as the backend has it. */
async function cartOf(page: Page, place: Place): Promise<BackendCart> {
  const calls = await sandbox.callsOf(await cartId(page, place), "cart/getCart");
  const call = calls.at(-1)?.body;
  const body = { ...(call as object), currencyId: place.currencyId };
  return askBackend<BackendCart>(place, "ecommerce/cart/getCart", body);
}

/** The summary of a cart or checkout has each of the backend's sums, in its row. */
async function expectSummary(page: Page, place: Place, answer: BackendCart): Promise<void> {
  const words = MESSAGES[place.language].cart.summary;
  const { converted } = answer.prices;
  for (const [name, amount] of [
    [words.itemsTotal, converted.itemsTotal],
    [words.delivery, converted.delivery],
    [words.tax, converted.tax.orderTotal],
    [words.total, converted.orderTotal],
  ] as const) {
    const row = summaryOf(page, place)
      .getByRole("listitem")
      .filter({ has: page.getByText(name, { exact: true }) });
    if (amount !== 0)
      await expect.poll(() => textOf(row), { message: name }).toContain(money(amount, place));
  }
}

/** An order that was placed has each of the backend's sums, in its row. */
async function expectOrder(shown: Locator, place: Place, order: BackendOrder): Promise<void> {
  const words = MESSAGES[place.language].orders;
  const { prices, items } = order.details;
  const list = shown.getByRole("list", { name: words.items });
  await expect(list).toBeVisible();
  for (const item of items)
    expect(await textOf(list)).toContain(money(item.prices.converted.row, place));
  for (const [name, amount] of [
    [words.itemsTotal, prices.itemsTotal],
    [words.deliveryPrice, prices.delivery],
    [words.sum, prices.orderTotal],
    [words.tax, prices.tax.orderTotal],
  ] as const) {
    const row = shown.locator("dl > div", { has: shown.page().getByText(name, { exact: true }) });
    expect(await textOf(row.last()), name).toContain(money(amount, place));
  }
}

/** The products with their prices, as the backend has them. */
async function readProducts(place: Place) {
  const body = {
    filters: [{ key: "archived", value: false }],
    select: ["id", "slug", "finalPrice", "retailPrice", "membershipPrice"],
    page: 1,
    limit: 100,
  };
  const { records } = await askBackend<{ records: Record<string, number | string | null>[] }>(
    place,
    "product/web/filter",
    body,
  );
  return records;
}

/** The product's page, whose price is the backend's, adds three to the cart; the cart and its lines are as the backend says. */
async function fillCart(page: Page, place: Place, address: string): Promise<BackendCart> {
  const { cart, product } = MESSAGES[place.language];
  await page.goto(`${origin(place.host)}/product/${address}`);
  const own = (await readProducts(place)).find(({ slug }) => slug === address);
  const price = page.getByRole("main").locator(".price").filter({ visible: true }).first();
  // A product has the shop's currency; another one is chosen in the cart.
  expect(await textOf(price)).toBe(money(Number(own?.finalPrice), { ...place, currency: "EUR" }));
  await page.getByLabel(product.quantity, { exact: true }).first().fill("3");
  await page.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  const added = async () => sandbox.callsOf(await cartId(page, place), "cart/addItem");
  await expect.poll(added).toHaveLength(1);
  await page.goto(origin(place.host) + hrefTo({ name: "cart" }, toSite(place)));
  await expect(summaryOf(page, place)).toBeVisible();
  if (place.currencyId !== 1)
    await page
      .getByRole("combobox", { name: cart.currency, exact: true })
      .selectOption({ label: place.currency });
  const answer = await cartOf(page, place);
  expect(answer.items.map(({ qty }) => qty)).toEqual([3]);
  await expectSummary(page, place, answer);
  const row = page.getByRole("main").getByRole("table").getByRole("row").last();
  await expect
    .poll(() => textOf(row))
    .toContain(money(answer.items[0]?.prices.converted.row, place));
  return answer;
}

test("list, product, cart, checkout, thanks and account show the sums that the backend answers", async ({
  page,
}) => {
  test.slow();
  const { checkout } = MESSAGES.en;
  const records = await readProducts(EN);
  await page.goto(`${origin()}/shop?limit=24`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(24);
  for (const card of await cards.all()) {
    const href = (await card.getByRole("link").first().getAttribute("href")) ?? "";
    const found = records.find(({ slug }) => href.endsWith(`/product/${slug}`));
    const known = [found?.finalPrice, found?.retailPrice, found?.membershipPrice].map((amount) =>
      money(Number(amount), EN),
    );
    const prices = (await card.locator(".price").allInnerTexts()).map(plain);
    expect(prices[0], href).toBe(known[0]);
    expect(known, href).toEqual(expect.arrayContaining(prices));
  }

  await fillCart(page, EN, "match-balls-can-of-four");
  const home = { street: "Ilica", country: "HR" } as const;
  const email = await newCustomer({ type: "main", ...home }, { type: "shipping", ...home });
  await page.goto(`${origin()}/checkout`);
  await logInAtCheckout(page, email);
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await page.getByRole("radio", { name: /^Home delivery/ }).check();
  await page.getByRole("radio", { name: /^Pay on delivery/ }).check();
  await agree(page);
  const last = await cartOf(page, EN);
  expect(last.prices.converted.delivery).toBeGreaterThan(0);
  await expectSummary(page, EN, last);
  expect(await textOf(payButton(page))).toContain(money(last.prices.converted.orderTotal, EN));
  await payButton(page).click();
  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();

  const { tokens } = await askBackend<{ tokens: { accessToken: string } }>(EN, "login", {
    username: email,
    password: PASSWORD,
  });
  const me = { ...EN, token: tokens.accessToken };
  // A list of the contract has one of three shapes; each has one list.
  const list = await askBackend<Record<string, unknown>>(me, "document/document/filter/web", {
    stores: [71],
    page: 1,
    limit: 5,
  });
  const [head] = (Object.values(list).find(Array.isArray) ?? []) as { id: number }[];
  const id = head?.id;
  const order = await askBackend<BackendOrder>(me, `document/document/get/web/${id}`);
  expect(order.details.prices.orderTotal).toBe(last.prices.converted.orderTotal);
  await expectOrder(page.getByRole("main"), EN, order);
  await page.goto(`${origin()}/profile/orders?order=${id}`);
  await expectOrder(page.getByRole("article"), EN, order);
});

test("so do cart and checkout in another currency and with a comma", async ({ page }) => {
  test.slow();
  const { checkout } = MESSAGES.hr;
  await fillCart(page, HR, "loptice-za-mec-kutija-od-cetiri");
  await page.goto(origin(HR.host) + hrefTo({ name: "checkout" }, toSite(HR)));
  const texts = typedTexts("iznosi@example.com");
  for (const [name, text] of Object.entries(texts))
    await page.getByLabel(checkout.field[name as keyof typeof texts], { exact: true }).fill(text);
  await page
    .getByLabel(checkout.field.country, { exact: true })
    .selectOption({ label: "Hrvatska" });
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await page
    .getByRole("radio", { name: /^Dostava/ })
    .first()
    .check();
  await page.getByRole("button", { name: checkout.next, exact: true }).click();
  await expect(payButton(page, "hr")).toBeVisible();
  const last = await cartOf(page, HR);
  expect(last.prices.converted.delivery).toBeGreaterThan(0);
  await expectSummary(page, HR, last);
  await expect
    .poll(() => textOf(summaryOf(page, HR)))
    .toContain(money(last.prices.base.orderTotal, { ...HR, currency: "EUR" }));
});
