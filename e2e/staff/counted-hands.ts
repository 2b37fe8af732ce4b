import type { Locator, Page } from "@playwright/test";
import { expect, MESSAGES } from "#e2e/support/test.ts";

const { palette, sections } = MESSAGES.en.edit;

/** More than the tab stops between two steps of a job. */
const MOST_TABS = 60;

export type HandKind = "mouse" | "keyboard" | "phone";

/**
 * The hands of an editor, which count what they press: buttons of the mouse, taps, and keys beside those that type a text,
 * Tab among them.
 */
export class CountedHands {
  readonly page: Page;
  readonly kind: HandKind;
  presses = 0;

  constructor(page: Page, kind: HandKind) {
    this.page = page;
    this.kind = kind;
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.presses += 1;
  }

  /** Presses a control; by keyboard it is reached by Tab from where the focus is. */
  async press(control: Locator, key = "Enter"): Promise<void> {
    if (this.kind === "keyboard") {
      await this.tabTo(control);
      return this.key(key);
    }
    await (this.kind === "phone" ? control.tap() : control.click());
    this.presses += 1;
  }

  /** Goes into a field. */
  enter = (field: Locator) => (this.kind === "keyboard" ? this.tabTo(field) : this.press(field));

  /** Replaces what a field says. */
  async write(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.key("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Goes to a section: by the finder, by resting on it, or by a tap. @param name the beginning of what it is called */
  async goTo(section: Locator, name: string): Promise<void> {
    const { page } = this;
    if (this.kind !== "keyboard") {
      const position = this.kind === "phone" ? { x: 8, y: 12 } : { x: 600, y: 20 };
      await section.scrollIntoViewIfNeeded();
      if (this.kind === "phone") return this.press(section);
      await expect(async () => {
        await page.mouse.move(0, 0);
        await section.hover({ position });
        await expect(page.locator("[data-tools]")).toBeVisible({ timeout: 2_000 });
      }).toPass();
      return;
    }
    await this.key("ControlOrMeta+k");
    const finder = page.getByRole("dialog", { name: palette.title });
    await expect(finder.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(name);
    const found = finder.getByRole("option", { name: new RegExp(`^${name}`) }).first();
    await expect(found).toHaveAttribute("aria-selected", "true");
    await this.key("Enter");
    await expect(page.locator("[data-section-handle]:focus")).toContainText(name);
  }

  /** Uses a tool of a section. */
  async pressTool(section: Locator, name: string, label: keyof typeof sections): Promise<void> {
    await this.goTo(section, name);
    const tools = this.page.locator("[data-tools]");
    if (this.kind === "keyboard") {
      await this.key("Enter");
      await expect(tools.getByRole("button").first()).toBeFocused();
    }
    await this.press(tools.getByRole("button", { name: `${sections[label]}: ` }));
  }

  /** Opens what a picture or link of the page is set by. */
  async openSlot(place: Locator, name: string, label: string): Promise<void> {
    const tool = this.page.getByRole("button", { name: new RegExp(`^${label}: `) });
    if (this.kind === "phone") await this.press(place);
    if (this.kind === "mouse")
      await expect(async () => {
        await this.page.mouse.move(0, 0);
        await place.hover();
        await expect(tool).toBeVisible({ timeout: 2_000 });
      }).toPass();
    if (this.kind !== "keyboard") return this.press(tool);
    await this.goTo(place, name);
    await this.tabTo(tool);
    await this.key("Enter");
    await this.isIn("dialog[open]");
  }

  /** By keyboard: the focus has come to the first field of what was opened, from which Tab goes on. */
  private isIn = (opened: string) =>
    expect(this.page.locator(`${opened} :is(input, textarea, select):focus`)).toHaveCount(1);

  private async tabTo(control: Locator): Promise<void> {
    for (let step = 0; step < MOST_TABS; step += 1) {
      const isThere = await control
        .evaluateAll((nodes) => nodes.includes(document.activeElement as HTMLElement))
        .catch(() => false);
      if (isThere) return;
      await this.key("Tab");
    }
    throw new Error(`the keyboard does not reach ${control}`);
  }
}
