import type { CSSProperties } from "react";
import { CARD } from "#lib/web/seo/card/card-address.ts";

interface Props {
  /** Texts, reduced to characters that the fonts have. */
  readonly siteName: string;
  readonly title: string;
  readonly line: string;
  /** A data URL, cropped to `CARD_PICTURE`. */
  readonly picture: string | null;
  readonly ground: string;
  readonly ink: string;
  readonly mark: string;
  readonly family: string;
}

/** Pixels of the picture next to the text. */
export const CARD_PICTURE = { width: 520, height: CARD.height } as const;

/** Two quarters of rings in the corner, if there is no picture. */
const RING: CSSProperties = { position: "absolute", borderRadius: 9999, opacity: 0.22 };

/** A circle around the corner. */
const circle = (size: number, offset: number): CSSProperties => ({
  width: size,
  height: size,
  top: offset,
  right: offset,
});

/** The social card of a page, for `next/og`, which supports flexbox and inline styles only. */
export function SocialCard({ siteName, title, line, picture, ground, ink, mark, family }: Props) {
  const size = title.length > 60 ? 52 : title.length > 30 ? 64 : 80;
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        position: "relative",
        background: ground,
        color: ink,
        fontFamily: family,
      }}
    >
      {!picture && (
        <div style={{ display: "flex", position: "absolute", top: 0, right: 0 }}>
          <div style={{ ...RING, ...circle(620, -310), border: `3px solid ${ink}` }} />
          <div style={{ ...RING, ...circle(400, -200), border: `3px solid ${ink}` }} />
          <div style={{ ...RING, ...circle(180, -90), background: mark, opacity: 1 }} />
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
            style={{ width: 28, height: 28, borderRadius: 28, background: mark, marginRight: 18 }}
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
