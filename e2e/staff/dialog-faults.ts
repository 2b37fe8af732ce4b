import type { Locator, Page } from "@playwright/test";
import { axeOf } from "#e2e/support/axe.ts";
import { expect } from "#e2e/support/test.ts";

/** Dialogs and the panel of settings. */
export const OPEN_DIALOG = "dialog[open], .edit-settings";

/** The parts of a dialog outside the window or the dialog itself, and whether it is scrolled sideways. */
const beyond = (dialog: Locator) =>
  dialog.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const isWide =
      node.scrollWidth > node.clientWidth + 1 || document.documentElement.scrollWidth > innerWidth;
    // A table of figures has its own scroll bar.
    const cut = [...node.querySelectorAll("button, input, select, textarea")].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isOff = left < box.left - 1 || right > box.right + 1;
      return width > 1 && isOff && !control.closest(".overflow-x-auto");
    });
    return [
      ...(isOut ? ["out of the window"] : []),
      ...(isWide ? ["scrolled sideways"] : []),
      ...cut.map((control) => control.outerHTML.slice(0, 160)),
    ];
  });

/**
 * Faults of layout and accessibility of the uppermost dialog.
 * @param complete is in it once it is complete
 */
export async function dialogFaults(page: Page, complete: string): Promise<string[]> {
  const dialog = page.locator(OPEN_DIALOG).last();
  await expect(dialog.locator(complete).first()).toBeAttached();
  const name = await dialog.evaluate(
    (node) => node.getAttribute("aria-label") ?? node.querySelector("h2")?.textContent,
  );
  const { violations } = await axeOf(page).include(OPEN_DIALOG).analyze();
  return [
    ...(await beyond(dialog)).map((fault) => `${name}: ${fault}`),
    ...violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html.slice(0, 160)}`),
  ];
}
