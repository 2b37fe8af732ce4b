import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orderWords } from "#e2e/support/checkout.ts";
import { newCustomer, PASSWORD } from "#e2e/support/customers.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { expect, MESSAGES, origin, sandbox } from "#e2e/support/test.ts";
import { logIn } from "./log-in.ts";
import { byLabel, byRole, bySelector, byText, type Sought } from "./sought.ts";
import { test } from "./test.ts";
import { eventually } from "./visitor.ts";

const { auth, bundle, cart, checkout, filters, forms, product, search } = MESSAGES.en;
const main = byRole("main");
const button = (name: string | RegExp, within?: Sought) => byRole("button", name, within);
const beginsWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

test("errors, warnings and violations of the policy are heard", async ({ visitor, watch }) => {
  // The last in the engines' own words, for a script of the page that the policy does not know.
  const planted = [/an error/, /a warning/, /thrown/, /refused/, /Content.Security.Policy/i];
  for (const pattern of planted) watch.allow(pattern);
  await visitor.open(`${origin()}/shop`);
  await visitor.session.run(() => {
    console.error("an error");
    console.warn("a warning");
    setTimeout(() => {
      throw new Error("thrown");
    });
    void Promise.reject(new Error("refused"));
    document.body.append(
      Object.assign(document.createElement("script"), { textContent: "globalThis.isIn = true" }),
    );
  });
  await eventually(async () => {
    const { complaints } = visitor.session;
    expect(planted.filter((pattern) => !complaints.some((said) => pattern.test(said)))).toEqual([]);
  });
});

test("a guest buys with the keyboard", async ({ visitor }) => {
  const email = `engine-${crypto.randomUUID()}@example.com`;
  await visitor.open(`${origin()}/product/court-line-98`);
  await visitor.enter(byRole("link", MESSAGES.en.layout.skip));
  await visitor.choose(byRole("radio", "L3"));
  await visitor.expectAddress(/grip/);
  await visitor.enter(button(product.addToCart));
  const dialog = byRole("dialog", cart.title);
  await visitor.see(byText(/Court Line 98/, dialog));
  await visitor.enter(byRole("link", cart.checkout, dialog));
  const field = (name: keyof typeof checkout.field) => byLabel(checkout.field[name], main);
  await visitor.fill(field("firstName"), "Ana-Marija");
  await visitor.fill(field("lastName"), "O'Brien Šarić");
  await visitor.fill(field("contactEmail"), email);
  await visitor.fill(field("contactPhone"), "+385 1 2345 678");
  await visitor.fill(field("street"), "Ulica grada Vukovara");
  await visitor.fill(field("houseNumber"), "12a");
  await visitor.fill(field("zipCode"), "10000");
  await visitor.fill(field("city"), "Zagreb");
  await visitor.pick(field("country"), "Croatia");
  await visitor.enter(button(checkout.next));
  await visitor.choose(byRole("radio", /^Pick up at the club/));
  await visitor.enter(button(checkout.next));
  await visitor.choose(byRole("radio", /^Pay on delivery/));
  await visitor.agree();
  await visitor.enter(button(beginsWith(orderWords())));
  await visitor.see(byRole("heading", checkout.success.title));
  const slug = new URL(await visitor.address()).searchParams.get("orderSlug") ?? "";
  const order = (await sandbox.orders()).find((one) => one.slug === slug);
  expect(order).toMatchObject({ email });
  await visitor.see(byRole("link", cart.link.empty));
});

test("a newsletter is ordered with its captcha solved", async ({ visitor }) => {
  const email = `engine-${crypto.randomUUID()}@example.com`;
  await visitor.open(`${origin()}/`);
  await visitor.fill(byRole("textbox", forms.email), email);
  await visitor.agree();
  await visitor.enter(button(forms.subscribe));
  await visitor.see(byText(forms.subscribed));
  const sent = (await sandbox.log()).filter(
    ({ path, body }) =>
      path.includes("newsletter") && (body as { email?: string } | null)?.email === email,
  );
  // The sandbox checks the token and refuses made-up ones.
  expect(sent.map(({ body }) => body)).toMatchObject([
    { recaptchaResponse: expect.stringMatching(/^captcha-/) },
  ]);
});

test("a customer logs in, is known after a reload, and logs out", async ({ visitor }) => {
  const email = await newCustomer();
  const account = byRole("link", auth.account, byRole("banner"));
  await visitor.open(`${origin()}/login?redirect=/shop`);
  await logIn(visitor, email, PASSWORD);
  await visitor.expectAddress(/\/shop$/);
  await visitor.see(account);
  await visitor.session.reload();
  await visitor.press(account);
  await visitor.press(button(auth.logOut, main));
  await visitor.see(byText(auth.loggedOut));
  await visitor.see(byRole("link", auth.logIn, byRole("banner")));
});

test("a list is filtered by a box and by a price with a decimal comma, and goes back", async ({
  visitor,
}) => {
  const words = MESSAGES.hr.filters;
  const total = async () =>
    Number.parseInt((await visitor.see(bySelector("[data-found]"))).text, 10);
  await visitor.open(`${origin(HOSTS.hr)}/shop`);
  const region = byRole("region", words.title);
  const whole = await total();
  const from = byLabel(words.from, byRole("group", "Cijena", region));
  await visitor.fill(from, "12,50");
  await visitor.keys("Tab");
  await visitor.expectAddress(/\?finalPrice=12\.50?,[\d.]+$/);
  await eventually(async () => expect(await total()).toBeLessThan(whole));
  await visitor.session.back();
  await visitor.expectAddress(/\/shop$/);
  await eventually(async () => expect(await total()).toBe(whole));

  await visitor.open(`${origin()}/shop`);
  const brand = byRole("group", "Brand", byRole("region", filters.title));
  const box = byRole("checkbox", /^Vento/, brand);
  if ((await visitor.look(box)).count === 0)
    await visitor.press(bySelector("summary", byRole("region", filters.title)));
  await visitor.press(box);
  await visitor.expectAddress(/\?brand=\d+$/);
  await visitor.seeThat(box, ({ isChecked }) => isChecked);
  await eventually(async () => expect(await total()).toBeLessThan(whole));
});

test("a search answers while it is typed, and its tabs follow the arrow keys", async ({
  visitor,
}) => {
  const results = byRole("article", undefined, byRole("tabpanel"));
  const tab = (name: keyof typeof search.tabs) => byRole("tab", beginsWith(search.tabs[name]));
  await visitor.open(`${origin()}/search`);
  await visitor.fill(byRole("searchbox", search.field, main), "racket");
  await visitor.expectAddress(/\/search\?search=racket$/);
  await eventually(async () => expect((await visitor.look(results)).count).toBe(10));
  await visitor.tabTo(tab("products"));
  await visitor.keys("Right");
  await visitor.seeThat(tab("posts"), ({ isFocused }) => isFocused);
  await visitor.expectAddress(/category=posts/);
});

test("a search is offered again below the empty box, and is forgotten by a press", async ({
  visitor,
}) => {
  const { suggest } = search;
  // An icon in narrow windows: the box opens with the focus.
  const icon = bySelector(".header-search");
  const box = byRole("searchbox", search.field, icon);
  const recent = byRole("region", suggest.recent);
  await visitor.open(`${origin()}/search`);
  await visitor.fill(byRole("searchbox", search.field, main), "racket");
  await visitor.keys("Enter");
  await visitor.expectAddress(/\/search\?search=racket$/);
  // WebKit calls a request that its page has left a fault.
  const results = byRole("article", undefined, byRole("tabpanel"));
  await eventually(async () => expect((await visitor.look(results)).count).toBe(10));
  await visitor.open(`${origin()}/shop`);
  await visitor.press(icon);
  await visitor.press(byRole("link", "racket", recent));
  await visitor.expectAddress(/\/search\?search=racket$/);
  await eventually(async () => expect((await visitor.look(results)).count).toBe(10));
  // The page of the search has its own box alone.
  await visitor.open(`${origin()}/shop`);
  await visitor.press(icon);
  await visitor.press(button(suggest.forget.replace("{keywords}", "racket"), recent));
  await visitor.miss(recent);
  await visitor.seeThat(box, ({ isFocused }) => isFocused);
});

test("a bundle is put together and goes into the cart", async ({ visitor }) => {
  const name = "Club player bundle";
  const dialog = byRole("dialog", bundle.title.replace("{name}", name));
  const engraving = byRole("textbox", /^Engraving/, dialog);
  const inCart = byRole("dialog", cart.title);
  await visitor.open(`${origin()}/product/club-player-bundle`);
  await visitor.press(button(product.customise));
  await visitor.press(button(product.addToCart, dialog));
  await visitor.see(byText(/is not complete yet/));
  await visitor.press(byRole("radio", /^L2/, byRole("region", "Court Line 100 Lite", dialog)));
  await visitor.press(engraving);
  await visitor.type("Ana");
  await visitor.press(button(product.addToCart, dialog));
  await visitor.seeThat(inCart, ({ text }) => text.includes("Ana") && text.includes("L2"));
  await visitor.keys("Escape");
  await visitor.miss(inCart);
  await visitor.seeThat(button(product.customise), ({ isFocused }) => isFocused);
});

test("a shopper's form takes a file, and says which one it does not take", async ({ visitor }) => {
  const folder = mkdtempSync(test.info().outputPath("files-"));
  const files = [
    ["my cv.pdf", "%PDF-1.7\n1 0 obj"],
    ["drawing.svg", "<svg/>"],
  ].map(([name = "", text = ""]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  await visitor.open(`${origin()}/coaching`);
  await visitor.fill(byLabel("Your name", main), "Ana Horvat");
  await visitor.session.upload("main form input[type=file]", files);
  const rows = byRole("list", "Files: CV and certificates");
  await visitor.see(byText(forms.file.done, rows));
  await visitor.see(byText(forms.file.problem.type, rows));
});
