import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

type Handle = ElementHandle<SVGElement | HTMLElement>;

/** More than the number of tab stops of any page. */
const LIMIT = 160;

/** Key presses after which a control is looked up again: it may have been replaced. */
const LOOK = 20;

/** Whether an element has the focus; null if it was removed from the page. */
const isFocused = (element: Handle) =>
  element
    .evaluate((node) => (node.isConnected ? node === document.activeElement : null))
    .catch(() => null);

/** Presses Tab until the control has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Finding it by its name takes the browser longer than the key press.
  let element = await target.elementHandle();
  for (let press = 0; press < LIMIT; press += 1) {
    let isThere = element && (await isFocused(element));
    if (isThere === null || press % LOOK === LOOK - 1) {
      element = await target.elementHandle();
      isThere = await target.evaluate((node) => node === document.activeElement);
    }
    if (isThere) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

/** Reaches a button or link and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Reaches a field, empties it and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Reaches a radio group and presses the arrow keys until the wanted option is chosen. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute("name");
  const group = page.locator(`input[type=radio][name="${name}"]:not(:disabled)`);
  const size = await group.count();
  const checked = page.locator(`input[type=radio][name="${name}"]:checked`);
  await tabTo(page, (await checked.count()) > 0 ? checked.first() : group.first());
  if ((await checked.count()) === 0) await page.keyboard.press("Space");
  for (let step = 0; step < size && !(await target.isChecked()); step += 1)
    await page.keyboard.press("ArrowDown");
  await expect(target).toBeChecked();
}

/** Reaches a select and types the beginning of an option, as people do. */
export async function pick(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(label);
  await expect(target.locator("option:checked")).toHaveText(new RegExp(label));
}

/** Reaches a checkbox and checks it. */
export async function check(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  if (!(await target.isChecked())) await page.keyboard.press("Space");
  await expect(target).toBeChecked();
}

/** Visible required checkboxes that are not checked, e.g. the consents of a form. */
export const openConsents = (page: Page) =>
  page.locator('input[type=checkbox][aria-required="true"]:visible:not(:checked)');

/** Waits for them and checks them all by keyboard; there is at least one. */
export async function checkRequired(page: Page): Promise<void> {
  const open = openConsents(page);
  await expect(open).not.toHaveCount(0);
  for (let left = await open.count(); left > 0; left -= 1) {
    await tabTo(page, open.first());
    await page.keyboard.press("Space");
    await expect(open).toHaveCount(left - 1);
  }
}
