import type { Locator } from "@playwright/test";
import { axeOf } from "./support/axe.ts";
import { HOSTS } from "./support/stack.ts";
import { expect, PORT, test } from "./support/test.ts";

const at = (host: string, path = "/") => `http://${host}:${PORT}${path}`;
/** A font file's name without its hash. */
const nameOf = (url: string) => /media\/([a-z0-9-]+)\./.exec(url)?.[1] ?? url;

test("two sites look different, and each loads its own type only, once", async ({ browser }) => {
  const looks = [];
  for (const host of [HOSTS.en, HOSTS.hr]) {
    const context = await browser.newContext({ colorScheme: "light" });
    const page = await context.newPage();
    const fonts: string[] = [];
    const violations: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(nameOf(request.url()));
    });
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    await page.goto(at(host));
    await page.evaluate(() => document.fonts.ready);
    looks.push(
      await page.evaluate(() => {
        const button = document.createElement("span");
        button.className = "bg-brand-fill rounded-control";
        document.body.append(button);
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        const { fontFamily } = getComputedStyle(document.querySelector("h1") ?? button);
        button.remove();
        return { backgroundColor, borderRadius, headline: fontFamily.split(",")[0] };
      }),
    );
    const own = host === HOSTS.en ? /^(figtree|bricolage)/ : /^(source-sans|fraunces)/;
    expect(fonts.filter((font) => !own.test(font))).toEqual([]);
    expect(new Set(fonts).size).toBe(fonts.length);
    expect(fonts.length).toBeGreaterThan(1);
    expect(violations).toEqual([]);
    await context.close();
  }
  expect(looks).toEqual([
    { backgroundColor: "rgb(16, 80, 58)", borderRadius: "999px", headline: "Bricolage" },
    { backgroundColor: "rgb(140, 47, 27)", borderRadius: "6px", headline: "Fraunces" },
  ]);
});

test("in dark mode the dark logo alone is loaded, and the page stays readable", async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: "dark" });
  const page = await context.newPage();
  const logos: string[] = [];
  page.on("request", (request) => {
    const [name] = /club-logo[a-z-]*/.exec(request.url()) ?? [];
    if (name) logos.push(name);
  });
  await page.goto(at(HOSTS.en, "/no-such-page"));
  const logo = page.getByRole("banner").getByRole("img", { name: "Baseline Tennis Club" });
  await expect(logo).toHaveJSProperty("complete", true);
  expect(await logo.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    "club-logo-dark",
  );
  expect(new Set(logos)).toEqual(new Set(["club-logo-dark"]));
  const { violations } = await axeOf(page).withRules(["color-contrast"]).analyze();
  expect(violations).toEqual([]);
  await context.close();
});

test("in the dark pictures do not glare, but a logo is as it is; content has a plate while it loads", async ({
  browser,
}) => {
  const looks = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const looksOf = (part: Locator) =>
      part.evaluate((img) => {
        const { filter, backgroundColor } = getComputedStyle(img);
        return [filter, backgroundColor === "rgba(0, 0, 0, 0)" ? "nothing" : "plate"];
      });
    await page.goto(at(HOSTS.en, "/our-courts"));
    const picture = await looksOf(page.getByRole("main").locator("figure img").first());
    const logo = await looksOf(page.getByRole("banner").locator("img").first());
    await page.goto(at(HOSTS.en, "/shop"));
    const goods = await looksOf(page.getByRole("article").first().locator("img").first());
    looks.push({ picture, goods: goods[0], logo: logo[0] });
    await context.close();
  }
  expect(looks).toEqual([
    { picture: ["none", "plate"], goods: "none", logo: "none" },
    { picture: ["brightness(0.85)", "plate"], goods: "brightness(0.85)", logo: "none" },
  ]);
});
