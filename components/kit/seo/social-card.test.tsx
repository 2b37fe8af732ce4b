// @vitest-environment node
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { CARD } from "#lib/web/seo/card/card-address.ts";
import { CARD_FAMILY, getCardFonts } from "#lib/web/seo/card/card-fonts.ts";
import { drawable } from "#lib/web/seo/card/font-coverage.ts";
import { SocialCard } from "./social-card.tsx";

afterEach(() => vi.unstubAllGlobals());

/** `next/og` downloads fonts for missing characters and emoji, so none may reach it. */
it.each([
  "Škola tenisa „Čarobni ždrijeb” – ljeto … 2026 €",
  "🎾 بطولة 網球 Кубок",
  "بطولة الربيع",
  "© ® ™ ¼ ½ ↗ ★ ☎ ✓ 1️⃣ 👩‍👩‍👧 fi ﬁ Ǆ ẞ ꟸ",
  "A".repeat(600),
  "",
])("draws %s without a network request", async (title) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    // The renderer loads its own parts from data: URLs.
    if (!String(input).startsWith("data:")) asked.push(String(input));
    throw new Error("no network");
  });
  const { fonts, covered } = await getCardFonts();
  const drawn = new ImageResponse(
    <SocialCard
      siteName={drawable("Teniski klub", covered)}
      title={drawable(title, covered)}
      line={drawable("★ Novosti", covered)}
      picture={null}
      ground="#10503a"
      ink="#ffffff"
      mark="#d9f24a"
      family={CARD_FAMILY}
    />,
    { width: CARD.width, height: CARD.height, fonts: [...fonts] },
  );
  const { width, height } = await sharp(await drawn.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: CARD.width, height: CARD.height });
  expect(asked).toEqual([]);
});
