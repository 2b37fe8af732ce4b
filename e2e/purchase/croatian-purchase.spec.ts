import { payButton } from "#e2e/support/checkout.ts";
import { PASSWORD, registerAt } from "#e2e/support/customers.ts";
import { check, checkRequired, choose, pick, press, type } from "#e2e/support/keyboard.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "#e2e/support/test.ts";

const { auth, bundle, cart, checkout, login, product } = MESSAGES.hr;
const base = origin(HOSTS.hr);
const CARD = "2900000000024";
const BUNDLE = { slug: "club-player-bundle", name: "Paket za klupskog igrača" } as const;

/** Registers a customer on the Croatian site and returns the link of the confirmation e-mail. */
async function newCustomer(email: string): Promise<string> {
  await registerAt(HOSTS.hr, "hr", email);
  const mails = (await sandbox.outbox()) as unknown as { recipient: string; html: string }[];
  const html = mails.find(({ recipient }) => recipient === email)?.html ?? "";
  const { pathname, search } = new URL(/href="([^"]+)"/.exec(html)?.[1] ?? "");
  return `${base}${pathname}${search}`;
}

test.use({ viewport: { width: 390, height: 844 } });

test("a company buys a customised bundle with coupon, card and pick-up by PayPal, using the keyboard only", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  await page.goto(await newCustomer(email));
  await expect(page.getByText(auth.verification.confirmed)).toBeVisible();

  await page.goto(`${base}/product/${BUNDLE.slug}`);
  await press(page, page.getByRole("button", { name: product.customise, exact: true }));
  const dialog = page.getByRole("dialog", {
    name: bundle.title.replace("{name}", BUNDLE.name),
  });
  await choose(
    page,
    dialog.getByRole("region", { name: "Court Line 100 Lite" }).getByRole("radio", { name: "L2" }),
  );
  await type(page, dialog.getByRole("textbox").first(), "Iva");
  await press(page, dialog.getByRole("button", { name: product.addToCart, exact: true }));
  await expect(dialog).toBeHidden();

  await page.goto(`${base}/kosarica`);
  await expect(page.getByRole("table", { name: cart.title })).toContainText("Iva");
  await press(page, page.locator("summary", { hasText: cart.codes }));
  await type(page, page.getByRole("textbox", { name: cart.coupon.label, exact: true }), "ACE10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: cart.coupon.remove, exact: true })).toBeVisible();
  await type(page, page.getByRole("textbox", { name: cart.card.label, exact: true }), CARD);
  await page.keyboard.press("Enter");
  const entry = page.getByRole("dialog");
  await type(page, entry.getByLabel(login.email, { exact: true }), email);
  await type(page, entry.getByLabel(login.password, { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(cart.card.isApplied.replace("{barcode}", CARD))).toBeVisible();
  const cartId = (await page.context().cookies()).find(({ name }) => name === "cartId")?.value;

  await page.goto(`${base}/naplata`);
  const label = (name: keyof typeof checkout.field) =>
    page.getByLabel(checkout.field[name], { exact: true });
  const go = () => press(page, page.getByRole("button", { name: checkout.next, exact: true }));
  await check(page, page.getByLabel(checkout.forCompany, { exact: true }));
  await type(page, label("companyName"), "Klub d.o.o.");
  await type(page, label("companyOIB"), "94577403194");
  await type(page, label("firstName"), "Iva");
  await type(page, label("lastName"), "Babić");
  await type(page, label("contactEmail"), email);
  await type(page, label("contactPhone"), "+385 1 222");
  await type(page, label("street"), "Ilica");
  await type(page, label("houseNumber"), "1");
  await type(page, label("zipCode"), "10000");
  await type(page, label("city"), "Zagreb");
  await pick(page, label("country"), "Hrvatska");
  await go();
  await choose(page, page.getByRole("radio", { name: /^Paketomat/ }));
  await choose(page, page.getByRole("radio", { name: /Umag/ }));
  await go();
  await choose(page, page.getByRole("radio", { name: /^PayPal$/ }));
  await checkRequired(page);
  await press(page, payButton(page, "hr"));
  await press(page, page.getByRole("button", { name: "PayPal", exact: true }));
  const provider = page.getByRole("dialog", { name: "PayPal" });
  await press(page, provider.getByRole("button", { name: "Approve" }));

  await expect(page.getByRole("heading", { name: checkout.success.title })).toBeVisible();
  expect(page.url()).toContain("/naplata/uspjesna?orderSlug=");
  const slug = new URL(page.url()).searchParams.get("orderSlug");
  expect(await sandbox.callsOf(cartId ?? "", "order/create")).toHaveLength(1);
  const order = (await sandbox.orders()).find((made) => made.slug === slug);
  expect(order).toMatchObject({ status: "paid", email });
});
