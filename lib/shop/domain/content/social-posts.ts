import type { SocialPost } from "#lib/shop/api/schemas/feedback.ts";

/** The hosts of Instagram's pictures. `lib/web/security/csp.ts` allows only these. */
export const INSTAGRAM_PICTURES = [".cdninstagram.com", ".fbcdn.net"] as const;

interface SocialTile {
  readonly id: string;
  readonly href: string;
  readonly picture: string;
  readonly caption: string;
}

const CAPTION_LIMIT = 200;
const MAX_TAGS = 20;

/** Hashtags from a list or one text, without `#`, each once. */
export function toHashtags(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? "").split(/[\s,;]+/);
  const tags = parts.map((part) => part.trim().replace(/^#+/, "")).filter((tag) => tag !== "");
  return [...new Set(tags)].slice(0, MAX_TAGS);
}

/**
 * A post as a tile: its picture from Instagram's hosts over https or from the media host, its link to Instagram. Null
 * if either is anything else.
 */
export function toSocialTile(
  { id, media_type, media_url, thumbnail_url, permalink, caption }: SocialPost,
  mediaUrl: string,
): SocialTile | null {
  const picture = media_type.toUpperCase() === "VIDEO" ? thumbnail_url : media_url || thumbnail_url;
  if (!isPicture(picture, mediaUrl) || !isInstagram(permalink)) return null;
  return {
    id: id || permalink,
    href: permalink,
    picture,
    caption: caption.slice(0, CAPTION_LIMIT),
  };
}

function isPicture(address: string, mediaUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (origin === new URL(mediaUrl).origin) return true;
  return protocol === "https:" && INSTAGRAM_PICTURES.some((end) => hostname.endsWith(end));
}

function isInstagram(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && /^(www\.)?instagram\.com$/.test(hostname);
}
