import type { CSSProperties } from "react";
import { CARD } from "#lib/seo/card/address.ts";

interface Props {
  /** Texts, reduced to characters that the fonts have. */
  readonly siteName: string;
  readonly title: string;
  readonly line: string;
  /** A data URL, cropped to `CARD_PICTURE`. */
  readonly picture: string | null;
  readonly brand: string;
  readonly accent: string;
  readonly family: string;
}

/** Pixels of the picture beside the text. */
export const CARD_PICTURE = { width: 520, height: CARD.height } as const;

const COURT: CSSProperties = { position: "absolute", border: "4px solid rgba(255,255,255,.16)" };

/** The social card of a page, for `next/og`, which supports flexbox and inline styles only. */
export function SocialCard({ siteName, title, line, picture, brand, accent, family }: Props) {
  const size = title.length > 60 ? 52 : title.length > 30 ? 64 : 80;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: brand,
        color: "#ffffff",
        fontFamily: family,
      }}
    >
      {!picture && (
        <div style={{ ...COURT, display: "flex", right: -90, top: -110, width: 560, height: 490 }}>
          <div style={{ ...COURT, left: 90, top: -4, width: 4, height: 490, borderWidth: 2 }} />
          <div style={{ ...COURT, left: 90, top: 240, width: 460, height: 4, borderWidth: 2 }} />
        </div>
      )}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "64px 56px 60px 72px",
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontSize: 32, fontWeight: 700 }}>
          <div
            style={{ width: 28, height: 28, borderRadius: 28, background: accent, marginRight: 18 }}
          />
          {title ? siteName : ""}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          {line && <div style={{ fontSize: 30, opacity: 0.85, marginBottom: 18 }}>{line}</div>}
          <div
            style={{
              display: "block",
              fontSize: size,
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: -1,
              lineClamp: 4,
              overflowWrap: "anywhere",
            }}
          >
            {title || siteName}
          </div>
        </div>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: rendered into an image, not into a page
        <img
          alt=""
          src={picture}
          width={CARD_PICTURE.width}
          height={CARD_PICTURE.height}
          style={{ objectFit: "cover" }}
        />
      )}
    </div>
  );
}
