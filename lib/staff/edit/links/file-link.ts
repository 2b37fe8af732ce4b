import { withoutEnd } from "#lib/base/utils/without-end.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";

/** A file of the library that a link may lead to. */
export interface LinkedFile {
  readonly id: number;
  /** As the library has it. */
  readonly path: string;
  readonly title: string;
  /** The public address of the file. */
  readonly address: string;
  /** The title of the file, else its file name. */
  readonly name: string;
  /** Visitors cannot open it. */
  readonly isPrivate: boolean;
}

/**
 * A file as the target of a link (docs/contract.md §5.4). Links in texts have only its address.
 *
 * @param mediaUrl the absolute address below which the files of the site are
 * @returns null if the file has no address that a link may have
 */
export function toLinkedFile(media: MediaEntry, mediaUrl: string): LinkedFile | null {
  const path = media.path || media.media_url;
  const found = path === "" ? null : toMediaUrl(path, mediaUrl);
  if (found === null || !URL.canParse(found)) return null;
  return {
    id: media.id,
    path,
    title: media.title,
    // Spaces and letters of other scripts are percent-encoded, because texts keep no address with a space.
    address: new URL(found).href,
    name: media.title || media.originalName || nameOfFile(path),
    isPrivate: media.access === "private",
  };
}

/** Whether an address is that of a file of the site. */
export function isFileAddress(address: string, mediaUrl: string): boolean {
  const base = `${withoutEnd(mediaUrl, "/")}/`;
  if (!URL.canParse(base) || !URL.canParse(address, base)) return false;
  const [file, folder] = [new URL(address, base), new URL(base)];
  return (
    file.host === folder.host &&
    file.pathname.startsWith(folder.pathname) &&
    file.pathname !== folder.pathname &&
    // Without a folder of their own, files cannot be distinguished from pages.
    (folder.pathname !== "/" || /\.[a-z0-9]{1,8}$/i.test(file.pathname))
  );
}

/** The last part of an address, as people read it. */
export function nameOfFile(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
