import type { FileChooser, Locator, Page } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { letterTo, PASSWORD } from "./support/customers.ts";
import { HOSTS } from "./support/stack.ts";
import { expect, MESSAGES, origin, sandbox, test } from "./support/test.ts";

const { auth, forms } = MESSAGES.en;
const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;

/** Expects that a notice has replaced a form, is visible and has the focus. */
async function expectArrived(page: Page, notice: Locator): Promise<void> {
  await expect(notice).toBeInViewport({ ratio: 1 });
  const holder = page.locator(":focus");
  await expect(holder.filter({ has: notice })).toHaveCount(1);
}

test("a form takes files, its thanks replace it, and its e-mail confirms the address once", async ({
  page,
  watch,
}) => {
  const { file } = forms;
  const email = newEmail();
  watch.allow(/status of 404/);
  await page.setViewportSize({ width: 390, height: 800 });
  // Before the page is opened, so that the browser's own picker never opens.
  const chooser = new Promise<FileChooser>((resolve) => page.once("filechooser", resolve));
  await page.goto(`${origin()}/coaching`);
  const input = page.getByLabel("CV and certificates", { exact: true });
  await page.getByLabel("Your name", { exact: true }).fill("Ana Horvat");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).last().fill(email);
  const send = page.getByRole("button", { name: forms.send, exact: true });
  await send.click();
  const choose = page.getByRole("button", { name: "Choose files: CV and certificates" });
  await expect(choose).toBeFocused();
  await expect(choose).toHaveAccessibleDescription(new RegExp(forms.error.file));
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([
    { name: "my cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj") },
    { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html>no picture</html>") },
  ]);
  watch.allow(/status of 422/);
  const rows = page.getByRole("list", { name: "Files: CV and certificates" });
  await expect(rows.getByText(file.done)).toBeVisible();
  await expect(rows.getByText(file.problem.type)).toHaveCount(2);
  expect((await axeOf(page).include("main form").analyze()).violations).toEqual([]);
  await page.reload();
  await expect(rows.getByText("my-cv.pdf")).toBeVisible();
  await input.setInputFiles({
    name: "letter.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Good at serving."),
  });
  await expect(rows.getByText(file.done)).toHaveCount(2);
  await send.click();
  await expectArrived(page, page.getByText("Please open the link in the e-mail", { exact: false }));
  const [kept] = (await (
    await fetch(`http://localhost:${sandbox.port}/_sandbox/messages`)
  ).json()) as { doc: string }[];
  expect(JSON.parse(kept?.doc ?? "{}")).toMatchObject({
    email,
    cv: [
      { id: expect.any(Number), name: "my-cv.pdf" },
      { id: expect.any(Number), name: "letter.txt" },
    ],
  });

  const letter = await letterTo(email, origin());
  const answer = await page.goto(letter);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByText("The head coach reads every application").first()).toBeVisible();
  expect(page.url()).not.toContain("token");
  await page.goto(letter);
  await expect(page.getByText(auth.confirmEmail.used)).toBeVisible();
});

test("after a registration that has to be confirmed a phone shows the notice", async ({ page }) => {
  const { auth } = MESSAGES.hr;
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${origin(HOSTS.hr)}/register`);
  const label = (name: string) => page.getByLabel(name, { exact: true });
  await label(auth.field.firstName).fill("Ana");
  await label(auth.field.lastName).fill("Horvat");
  await label(auth.field.email).fill(newEmail());
  await label(auth.field.password).fill(PASSWORD);
  await label(auth.field.confirmedPassword).fill(PASSWORD);
  for (const box of await page.locator("main input[aria-required=true]").all()) await box.check();
  await page.getByRole("button", { name: auth.register.submit, exact: true }).click();
  await expectArrived(page, page.getByText(auth.register.sentTitle, { exact: true }));
});
