import "server-only";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { getSettings } from "#lib/base/config/settings.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { CARD, CARD_KINDS } from "#lib/web/seo/card/card-address.ts";
import { CARD_FAMILY, getCardFonts } from "#lib/web/seo/card/card-fonts.ts";
import { pictureFrom } from "#lib/web/seo/card/card-picture.ts";
import type { Card } from "#lib/web/seo/card/card-store.ts";
import { readCardFacts } from "#lib/web/seo/card/facts.ts";
import { drawable } from "#lib/web/seo/card/font-coverage.ts";
import { shorten } from "#lib/web/seo/metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { sitePicture } from "#lib/web/theme/theme-pictures.ts";
import { CARD_PICTURE, SocialCard } from "./social-card.tsx";

const LIMITS = { title: 110, line: 60, siteName: 40 };

/**
 * Draws the card of `domain\nlocale\nkind\nslug` in the site's colours; a picture that cannot be loaded is left out.
 * Pages without their own picture get the site's `ShareImage`.
 * @throws BackendFault when the page's data cannot be read.
 */
export async function drawCard(key: string): Promise<Card> {
  const [domain = "", locale = "", name = "", slug = ""] = key.split("\n");
  const kind = CARD_KINDS.find((known) => known === name);
  const context = await getContext({ domain, locale });
  const facts = kind ? await readCardFacts(context, kind, slug) : null;
  if (!facts) return { kind: "missing" };
  const { MEDIA_URL } = getSettings();
  const shared = toImage(facts.media, MEDIA_URL) ?? sitePicture(context.site, "ShareImage");
  const [{ fonts, covered }, picture] = await Promise.all([
    getCardFonts(),
    pictureFrom(shared?.src ?? "", MEDIA_URL, CARD_PICTURE),
  ]);
  const shown = (text: string, limit: number) => drawable(shorten(text, limit), covered);
  const { deep, onDeep, highlight } = readTheme(context.site).palette.light;
  const drawn = new ImageResponse(
    <SocialCard
      siteName={shown(context.site.name, LIMITS.siteName)}
      title={shown(facts.title, LIMITS.title)}
      line={shown(facts.line, LIMITS.line)}
      picture={picture}
      ground={deep}
      ink={onDeep}
      mark={highlight}
      family={CARD_FAMILY}
    />,
    { width: CARD.width, height: CARD.height, fonts: [...fonts] },
  );
  const bytes = await sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
  return { kind: "drawn", bytes };
}
