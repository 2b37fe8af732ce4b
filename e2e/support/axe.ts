import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Axe for a page, in half of its time: it lists what it finds wrong, not all that is right, and puts its findings together
 * in the page itself. A page with frames needs the long way, which asks each frame by itself.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
