import type { BrowserContext, Response } from "@playwright/test";
import { seed } from "#sandbox/seed/index.ts";
import { PASSWORD, registerAt } from "./support/customers.ts";
import { HOSTS, sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, test } from "./support/test.ts";

const pastAddress = seed.pastOrders?.address;
if (!pastAddress) throw new Error("The demo's customer has no past orders.");
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;
const OWN = { "x-requested-with": "baseline", "content-type": "application/json" };

/** Logs in as the login form does, without its page. */
async function logIn(context: BrowserContext, base: string, email: string, password = PASSWORD) {
  const answer = await context.request.post(`${base}/api/session/login`, {
    headers: { ...OWN, origin: base },
    data: { username: email, password },
  });
  expect(answer.status()).toBe(200);
}

test("twenty simultaneous calls renew a session once; an ended one is reported once in every tab, and the page stays usable", async ({
  page,
  context,
  watch,
}) => {
  // A refused renewal is looked at again before the session ends (docs/decisions/0042): 503 until then.
  watch.allow(/status of (401|503)/);
  const { auth, login, profile } = MESSAGES.en;
  const base = origin();
  const email = newEmail();
  await registerAt(HOSTS.en, "en", email);
  await logIn(context, base, email);
  const hello = page.getByText(profile.hello.replace("{name}", "Iva"));
  await page.goto(`${base}/profile/details`);
  await expect(hello).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${base}/login`);
  await expect(other.getByText(email)).toBeVisible();

  // A refresh token works once: a second renewal with it would have ended the session.
  await context.clearCookies({ name: "accessToken" });
  const answers = await page.evaluate(
    (headers) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          const answer = await fetch("/api/v1/user/web/profile", { headers });
          return `${answer.status} ${((await answer.json()) as { data: { email: string } }).data.email}`;
        }),
      ),
    { ...OWN, language: "en" },
  );
  expect(new Set(answers)).toEqual(new Set([`200 ${email}`]));

  await context.clearCookies({ name: "accessToken" });
  await context.addCookies([{ name: "refreshToken", value: "dead", url: base, httpOnly: true }]);
  await page.getByRole("button", { name: profile.details.save, exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText(auth.ended)).toHaveCount(1);
    await expect(tab.getByRole("banner").getByRole("link", { name: auth.logIn })).toBeVisible();
    await expect(tab.getByText(email)).toHaveCount(0);
  }
  await expect(hello).toBeHidden();
  const form = page.locator("#login");
  await form.getByLabel(login.email, { exact: true }).fill(email);
  await form.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(hello).toBeVisible();
});

/** Everything that a browser receives from the shop, including headers. */
function listen(context: BrowserContext): () => Promise<string[]> {
  const heard: Promise<string>[] = [];
  const read = async (answer: Response) => {
    const headers = JSON.stringify(await answer.allHeaders().catch(() => ({})));
    return `${answer.url()}\n${headers}\n${await answer.text().catch(() => "")}`;
  };
  context.on("response", (answer) => {
    const isText = /json|html|x-component/.test(answer.headers()["content-type"] ?? "");
    if (isText && new URL(answer.url()).port === String(PORT)) heard.push(read(answer));
  });
  return () => Promise.all(heard);
}

test("two simultaneous customers never see each other's data, and share the same pages", async ({
  browser,
}) => {
  const { cart, orders, product, profile } = MESSAGES.en;
  const base = origin();
  const email = newEmail();
  const street = `Street ${crypto.randomUUID()}`;
  await registerAt(HOSTS.en, "en", email, [{ type: "main", street }]);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [ana, iva] = contexts;
  const heard = contexts.map(listen);
  await logIn(ana, base, pastAddress.contactEmail, "baseline-customer");
  await logIn(iva, base, email);
  const [anas, ivas] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!anas || !ivas) throw new Error("no pages");
  const both = (path: string) =>
    Promise.all([anas, ivas].map((page) => page.goto(`${base}${path}`)));

  await both("/");
  await both("/product/little-ace-19");
  await ivas.getByRole("button", { name: product.addToCart, exact: true }).first().click();
  await expect(
    ivas.getByRole("dialog", { name: cart.title }).getByRole("table").first(),
  ).toBeVisible();
  await both("/profile");
  await anas.getByRole("main").getByText(orders.view, { exact: true }).click();
  await expect(anas.getByRole("article").getByText(pastAddress.street).first()).toBeVisible();
  await expect(ivas.getByText(orders.empty).first()).toBeVisible();
  await expect(ivas.getByText(profile.hello.replace("{name}", "Iva"))).toBeVisible();
  await expect(ivas.getByText(street).first()).toBeVisible();
  await both("/cart");
  await expect(ivas.getByRole("table", { name: cart.title }).first()).toBeVisible();
  await both("/checkout");
  await expect(ivas.getByText(street).first()).toBeVisible();

  const secrets = await Promise.all(
    contexts.map(async (context) =>
      (await context.cookies())
        .filter(({ httpOnly }) => httpOnly)
        .map(({ name, value }) => [name, value] as const),
    ),
  );
  const of = [
    [
      ["e-mail", pastAddress.contactEmail],
      ["name", pastAddress.lastName],
    ],
    [
      ["e-mail", email],
      ["street", street],
    ],
  ] as const;
  for (const [own, others] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const answers = (await heard[own]?.()) ?? [];
    for (const [, mark] of of[own]) expect(answers.join("\n").includes(mark)).toBe(true);
    for (const [name, mark] of [...of[others], ...(secrets[others] ?? [])]) {
      const guilty = answers.filter((answer) => answer.includes(mark));
      expect(guilty.map((answer) => `${name} in ${answer.split("\n")[0]}`)).toEqual([]);
    }
  }
  expect(secrets.map((found) => found.length > 1)).toEqual([true, true]);

  // Another test may publish something meanwhile.
  for (const path of ["/", "/product/little-ace-19", "/profile", "/cart", "/checkout"])
    await expect(async () => {
      const [nobody, ...theirs] = await Promise.all([
        sendRequest(PORT, path).then(({ body }) => body),
        ...contexts.map(async (context) => (await context.request.get(base + path)).text()),
      ]);
      expect(theirs.map((html) => html === nobody)).toEqual([true, true]);
    }, path).toPass();
  await Promise.all(contexts.map((context) => context.close()));
});
