import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Axe for a page, in half the time: it lists only violations, and collects them in the page itself. A page with frames
 * needs the slow way, which checks each frame separately.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(page.frames().length === 1);
