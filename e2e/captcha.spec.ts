import { agree } from "./support/checkout.ts";
import { PASSWORD } from "./support/customers.ts";
import { expect, MESSAGES, origin, sandbox, test } from "./support/test.ts";

test("a registration loads the site's captcha on first use, and sends it solved", async ({
  page,
}) => {
  const { auth } = MESSAGES.en;
  const email = `e2e-${crypto.randomUUID()}@example.com`;
  const asked: string[] = [];
  // With an external sandbox, the shop requests the real script.
  await page.route(/google\.com\/recaptcha|_sandbox\/captcha\.js/, async (route) => {
    asked.push(route.request().url());
    const script = await fetch(`http://localhost:${sandbox.port}/_sandbox/captcha.js`);
    await route.fulfill({ contentType: "text/javascript", body: await script.text() });
  });
  await page.goto(`${origin()}/register`, { waitUntil: "networkidle" });
  const field = (name: keyof typeof auth.field) =>
    page.getByLabel(auth.field[name], { exact: true });
  await expect(field("firstName")).toBeVisible();
  expect(asked).toHaveLength(0);
  await field("firstName").fill("Ana");
  await expect.poll(() => asked.length).toBe(1);
  await field("lastName").fill("Horvat");
  await field("email").fill(email);
  await field("password").fill(PASSWORD);
  await field("confirmedPassword").fill(PASSWORD);
  await agree(page);
  await page.getByRole("button", { name: auth.register.submit, exact: true }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  const sent = (await sandbox.log()).filter(
    ({ path, body }) =>
      path.includes("web/register") && (body as { email?: string } | null)?.email === email,
  );
  // The sandbox checks the token and refuses made-up ones.
  expect(sent.map(({ body }) => body)).toMatchObject([
    { recaptchaKey: "sandbox-site-key", recaptchaResponse: expect.stringMatching(/^captcha-/) },
  ]);
});
