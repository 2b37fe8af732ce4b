import { PICTURE_ENDING, withoutQuery } from "#lib/base/utils/picture-file.ts";
import { withoutEnd } from "#lib/base/utils/without-end.ts";

/** Browsers ignore leading blanks and control characters. */
export const trimmedAddress = (address = ""): string => address.replace(/^[\p{Cc} ]+/u, "");

/**
 * The address of a picture in a text: absolute addresses unchanged, paths on the media host. A relative address would
 * otherwise be requested from the shop, relative to the page. Undefined if it does not look like a picture's path:
 * neither the media host's folder nor the extension of a picture file.
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
