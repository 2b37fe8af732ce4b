import type { CSSProperties } from "react";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

/** Keeps the focal point of a picture visible when its frame crops it; undefined if none is set. */
export const focalStyle = (media: Media | null): CSSProperties | undefined =>
  media?.focal ? { objectPosition: `${media.focal.x}% ${media.focal.y}%` } : undefined;
