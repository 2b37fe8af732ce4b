import { PICTURE_ENDING, withoutQuery } from "#lib/utils/picture-file.ts";
import { withoutEnd } from "#lib/utils/without-end.ts";

/** Browsers ignore leading blanks and control characters. */
export const trimmedAddress = (address = ""): string => address.replace(/^[\p{Cc} ]+/u, "");

/**
 * The address of a picture in a text: absolute as it is, a path as the media host has it. A relative address would be
 * asked for at the shop, on the path of the page. Undefined for what looks like no path of a picture: neither the folder
 * of the media host nor the ending of a picture file.
 */
export function textPictureAddress(raw: string | undefined, mediaUrl: string): string | undefined {
  const src = trimmedAddress(raw);
  if (/^https?:\/\//i.test(src)) return src;
  if (/^[\\/]{2}|^[a-z][a-z0-9+.-]*:|\\/i.test(src)) return undefined;
  const path = src.replace(/^(\.?\/)+/, "");
  if (/(^|\/)(\.|%2e){2}(\/|$)/i.test(path)) return undefined;
  const base = withoutEnd(mediaUrl, "/");
  const folder = `${new URL(base).pathname.slice(1)}/`;
  if (folder !== "/" && path.startsWith(folder)) return `${base}/${path.slice(folder.length)}`;
  return PICTURE_ENDING.test(withoutQuery(path)) ? `${base}/${path}` : undefined;
}
