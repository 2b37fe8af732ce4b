import "server-only";
import { ImageResponse } from "next/og";
import { CARD_FAMILY, getCardFonts } from "#lib/web/seo/card/card-fonts.ts";
import type { Card } from "#lib/web/seo/card/card-store.ts";
import { drawable } from "#lib/web/seo/card/font-coverage.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { iconOf, TOUCH_SIZE } from "#lib/web/theme/theme-icon.ts";

/** Draws the icon for a phone's home screen. A character that our fonts do not have becomes a plain mark. */
export async function drawIcon(domain: string): Promise<Card> {
  const resolution = await resolveSite(domain);
  if (resolution.kind !== "found") return { kind: "missing" };
  const { letter, ground, ink } = iconOf(resolution.site);
  const { fonts, covered } = await getCardFonts();
  const sign = drawable(letter, covered);
  const drawn = new ImageResponse(
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: ground,
        color: ink,
        fontFamily: CARD_FAMILY,
        fontSize: 108,
        fontWeight: 700,
      }}
    >
      {sign || <div style={{ width: 78, height: 78, borderRadius: 78, background: ink }} />}
    </div>,
    { width: TOUCH_SIZE, height: TOUCH_SIZE, fonts: [...fonts] },
  );
  return { kind: "drawn", bytes: Buffer.from(await drawn.arrayBuffer()) };
}
