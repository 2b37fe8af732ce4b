import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { axeOf } from "#e2e/support/axe.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "#e2e/support/test.ts";
import { seed } from "#sandbox/seed/index.ts";
import { breakingNetwork } from "#tests/load/editing/breaking-network.ts";

const { media: words, dialogClose } = MESSAGES.en.edit;
const SITE = Number(seed.sites.find(({ domain }) => domain === HOSTS.en)?.siteId);

test("staff upload a picture, describe it, delete it, think better of it, and delete it after all", async ({
  page,
}) => {
  await becomeStaff(page);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await page.goto(`${origin()}/?editPage=true`);
  await page.getByRole("button", { name: words.title, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: words.title });
  await expect(dialog.getByRole("listbox").getByRole("option").first()).toBeVisible();
  // Loaded with the dialog, and not before.
  expect(scripts.filter((text) => text.includes("media-scroller")).length).toBeGreaterThan(0);

  const name = `Dawn ${Date.now()}`;
  const photo = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: { r: Date.now() % 256, g: 90, b: 60 },
    },
  })
    .withExif({ IFD0: { Artist: "CANARY-ARTIST" }, IFD3: { GPSLatitudeRef: "N" } })
    .composite([{ input: Buffer.from(`<svg><text y="40">${name}</text></svg>`), top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: photo });
  await expect(dialog.getByText("1 of 1 done")).toBeVisible();
  await dialog.getByRole("button", { name: `${words.uploads.show}: ${name}.jpg` }).click();

  await dialog.getByLabel(words.form.description).fill("The court at dawn");
  await dialog.getByRole("button", { name: words.form.save }).click();
  await expect(dialog.getByRole("status").filter({ hasText: words.form.saved })).toBeAttached();
  const sent = await sandbox.log();
  const changed = sent.filter(({ path }) => path.includes("media/update")).at(-1);
  expect(changed?.body).toEqual({ description: "The court at dawn" });

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const found = await axeOf(page).include(".edit-dialog[open]").analyze();
    expect(found.violations).toEqual([]);
    const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  // A part of it becomes a new picture, and the picture itself is unchanged.
  await page.setViewportSize({ width: 1280, height: 800 });
  // Escape closes the dialog that is on top, and no other.
  const cropping = dialog.getByRole("button", { name: words.crop.open, exact: true });
  const crop = page.getByRole("dialog", { name: words.crop.title });
  await cropping.press("Enter");
  await expect(crop.locator("canvas")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(crop).toHaveCount(0);
  await expect(cropping).toBeFocused();
  await cropping.press("Enter");
  const picture = await crop.locator("canvas").boundingBox();
  if (!picture) throw new Error("there is no picture to crop");
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width, picture.y + picture.height, { steps: 4 });
  await page.mouse.up();
  await expect(crop.getByRole("status")).toHaveText("200 × 150 pixels");
  await crop.getByRole("button", { name: words.crop.save }).click();
  const copy = words.crop.name.replace("{name}", name);
  await dialog
    .getByRole("button", { name: new RegExp(`^${words.uploads.show}: .*[(]crop[)][.]jpg$`) })
    .click();
  await expect(dialog.getByRole("heading", { name: copy })).toBeVisible();
  await expect(dialog.getByText("200 × 150").first()).toBeVisible();
  await dialog.getByRole("button", { name: words.delete.open, exact: true }).click();
  await page.getByRole("button", { name: words.delete.confirm }).click();
  await dialog.getByRole("button", { name: `${words.uploads.show}: ${name}.jpg` }).click();
  await expect(dialog.getByText("400 × 300").first()).toBeVisible();

  const remove = async () => {
    await dialog.getByRole("button", { name: words.delete.open, exact: true }).click();
    await page.getByRole("button", { name: words.delete.confirm }).click();
  };
  await remove();
  await dialog.getByRole("button", { name: `${words.delete.undo}: ${name}`, exact: true }).click();
  await expect(dialog.getByRole("heading", { name })).toBeVisible();
  await remove();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    const deleted = (await sandbox.log()).filter(({ path }) => path.includes("media/delete"));
    expect(deleted).toHaveLength(2);
  }).toPass();
});

test("files reach the library, each once, over a network that breaks while they are sent", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/);
  const [count, bytes] = [3, 1_000_000];
  const before = await sandbox.uploads(SITE);
  const network = await breakingNetwork(PORT, [1.2 * bytes]);
  try {
    await becomeStaff(page);
    await page.goto(`http://localhost:${network.port}/?editPage=true`);
    await page.getByRole("button", { name: words.title, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.title });
    await expect(dialog.getByRole("listbox").getByRole("option").first()).toBeVisible();
    const stamp = Date.now();
    const files = Array.from({ length: count }, (_, at) => ({
      name: `Rules ${stamp} ${at}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(bytes)]),
    }));
    const since = await sandbox.newest();
    await dialog.locator("input[type=file]").setInputFiles(files);
    await expect(dialog.getByText(`${count} of ${count} done`)).toBeVisible();
    expect(network.breaks()).toBe(1);
    const after = await sandbox.uploads(SITE);
    expect(after).toEqual({ stored: before.stored + count, loose: before.loose });
    // Others upload to their own sites meanwhile.
    const made = (await sandbox.since(since)).filter(
      ({ path, site }) => path.includes("media/create") && site === String(SITE),
    );
    expect(made).toHaveLength(count);
    // Nothing stays for the tests after this one.
    for (const { name } of files) {
      await dialog.getByRole("button", { name: `${words.uploads.show}: ${name}` }).click();
      await dialog.getByRole("button", { name: words.delete.open, exact: true }).click();
      await page.getByRole("button", { name: words.delete.confirm }).click();
    }
    await dialog.getByRole("button", { name: dialogClose }).first().click();
    await expect(async () => expect(await sandbox.uploads(SITE)).toEqual(before)).toPass();
  } finally {
    // The page left first: it would ask a closed network for its news.
    await page.goto("about:blank");
    await network.close();
  }
});
