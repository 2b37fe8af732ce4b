import { confirmReviews } from "#e2e/support/review.ts";
import { becomeStaff } from "#e2e/support/staff.ts";
import { BASE_ADDRESS, servePicture, stagePage } from "#e2e/support/staged-page.ts";
import { expect, MESSAGES, sandbox, test } from "#e2e/support/test.ts";

const words = MESSAGES.en.edit;
const placeOf = (place: number, count: number) =>
  words.sections.dropPlace.replace("{place}", String(place)).replace("{count}", String(count));

test("a section is dragged down the page itself, past the edge of the window, and published there", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  const { address, ids } = await stagePage(browser, "dragged", [{}, {}, {}, {}, {}]);
  await servePicture(page);
  await becomeStaff(page, BASE_ADDRESS);
  await confirmReviews(page);
  await page.goto(address);
  const box = (id = 0) => page.locator(`main [data-edit-section="${id}"]`);
  const order = () =>
    page
      .locator("main [data-edit-section]")
      .evaluateAll((list) => list.map((one) => Number(one.getAttribute("data-edit-section"))));
  const [first = 0, second = 0] = ids;
  const lines = page.locator(".edit-drop-line");
  const here = page.locator(".edit-drop-line[data-here]");
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.locator(`[data-section-handle="${ids.at(-1)}"]`)).toBeAttached();

  // The header of every page cannot be moved.
  await page.locator(".site-header").hover({ position: { x: 5, y: 5 } });
  await expect(page.locator("[data-tools]")).toBeVisible();
  await expect(page.locator("[data-tools] .edit-drag")).toHaveCount(0);

  const grab = async (id: number) => {
    await box(id).hover();
    const handle = page.locator(`[data-tools="${id}"] .edit-drag`);
    const at = await handle.boundingBox();
    if (!at) throw new Error("the section has no handle");
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
  };
  const middle = async (id: number) => {
    const at = await box(id).boundingBox();
    if (!at) throw new Error("the section is not there");
    return at.y + at.height / 2;
  };

  await grab(first);
  await page.mouse.move(600, (await middle(second)) + 20, { steps: 5 });
  await expect(here).toHaveText(placeOf(2, 5));
  // Its own two gaps have no line.
  await expect(lines).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(lines).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");

  await page.mouse.wheel(0, -20_000);
  await expect.poll(scrolled).toBe(0);
  const newest = await sandbox.newest();
  await grab(first);
  await page.mouse.move(600, 695, { steps: 5 });
  // The pointer rests, and the page goes on to its end.
  await expect(here).toHaveText(placeOf(5, 5));
  expect(await scrolled()).toBeGreaterThan(0);
  await page.mouse.up();
  const moved = [...ids.slice(1), first];
  await expect.poll(order).toEqual(moved);
  await expect(page.locator(".edit-status")).toContainText("1 unsaved change");
  await expect(box(first)).toBeInViewport();
  // Other tests write meanwhile, to sections of their own.
  const writes = (await sandbox.since(newest)).filter(
    ({ method, path, body }) =>
      method !== "GET" && ids.some((id) => `${path} ${JSON.stringify(body)}`.includes(`${id}`)),
  );
  expect(writes).toEqual([]);

  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(order).toEqual(ids);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(order).toEqual(moved);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".edit-status")).toContainText("No unsaved changes");
  // As it is stored.
  await page.goto(address);
  await expect.poll(order).toEqual(moved);
});
