// @vitest-environment node
import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { contrast } from "#lib/web/theme/theme-color.ts";
import { testSite } from "#tests/factories/visit.ts";
import { drawCard } from "./draw-card.tsx";

const { getContext, readCardFacts, pictureFrom } = vi.hoisted(() => ({
  getContext: vi.fn(),
  readCardFacts: vi.fn(),
  pictureFrom: vi.fn(),
}));
vi.mock("#lib/web/site/get-context.ts", () => ({ getContext }));
vi.mock("#lib/web/seo/card/facts.ts", () => ({ readCardFacts }));
vi.mock("#lib/web/seo/card/card-picture.ts", () => ({ pictureFrom }));
vi.mock("#lib/base/config/settings.ts", () => ({
  getSettings: () => ({ MEDIA_URL: "https://media.example" }),
}));

const picture = (path: string) => ({ path, mime: "image/png", width: 64, height: 64 });
const siteWith = (options: Record<string, unknown>) =>
  testSite({ name: "Velo", options: new Map(Object.entries(options)) });
const asked = () => pictureFrom.mock.calls.map(([src]) => src);

beforeEach(() => {
  pictureFrom.mockReset().mockResolvedValue(null);
  readCardFacts.mockReset().mockResolvedValue({ title: "Chains", line: "", media: null });
});

/** The colour of a pixel of the card. */
async function pixel(key: string, left: number, top: number): Promise<number[]> {
  const card = await drawCard(key);
  if (card.kind !== "drawn") throw new Error("the card was not drawn");
  const { data } = await sharp(card.bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

it.each([
  "#7a1fa2",
  "#eaff00",
  "#ffffff",
])("draws a card in the site's colours: %s", async (brand) => {
  const site = siteWith({ ThemeBrand: brand });
  getContext.mockResolvedValue({ site, locale: "en" });
  const { deep, onDeep } = readTheme(site).palette.light;
  const wanted = [1, 3, 5].map((at) => Number.parseInt(deep.slice(at, at + 2), 16));
  const found = await pixel("velo.localhost\nen\nproduct\nchains", 20, 610);
  for (const [at, value] of wanted.entries())
    expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(8);
  expect(contrast(onDeep, deep)).toBeGreaterThan(4.5);
});

it("shows the site's picture where a page has none of its own", async () => {
  const site = siteWith({ ShareImage: picture("share.png") });
  getContext.mockResolvedValue({ site, locale: "en" });
  await drawCard("velo.localhost\nen\nproduct\nchains");
  readCardFacts.mockResolvedValue({ title: "Chains", line: "", media: picture("chain.png") });
  await drawCard("velo.localhost\nen\nproduct\nchains");
  expect(asked()).toEqual(["https://media.example/share.png", "https://media.example/chain.png"]);
});
