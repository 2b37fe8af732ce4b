import { cleanPicture, isCleaned } from "#lib/shop/media/cleaning/clean-picture.ts";
import { STAFF_FORMATS, staffLimit } from "#lib/shop/media/staff-formats.ts";
import { formatOf } from "#lib/shop/media/upload-formats.ts";
import { isAccepted, kindOfMime } from "#lib/staff/edit/media/library-kind.ts";
import type { AcceptedKind } from "#lib/staff/edit/media/media-types.ts";
import type { UploadReason } from "./upload-queue.ts";

/** Largest file in bytes that is hashed in the browser; only the backend can recognise larger duplicates. */
const MOST_HASHED = 64_000_000;

/** The problem with a file, as far as name and size reveal it. */
export function reasonAgainst(
  { name, type, size }: File,
  accept: AcceptedKind,
): UploadReason | undefined {
  const format = formatOf(name, type, STAFF_FORMATS);
  if (!format || !isAccepted(kindOfMime(format.mime), accept)) return "type";
  if (size === 0) return "empty";
  return size > staffLimit(format.mime) ? "big" : undefined;
}

interface Prepared {
  readonly body: Blob;
  /** SHA-256 in hex; null if it cannot be computed: on a page without https, or for a very long file. */
  readonly hash: string | null;
}

/**
 * The file as it will be stored: pictures lose the camera's metadata, so that the location never leaves this device,
 * and the hash is that of the stored file.
 */
export async function prepareFile(file: File): Promise<Prepared | UploadReason> {
  const mime = formatOf(file.name, file.type, STAFF_FORMATS)?.mime ?? "";
  try {
    if (isCleaned(mime)) {
      const picture = cleanPicture(new Uint8Array(await file.arrayBuffer()), mime);
      if (typeof picture === "string") return picture;
      const body = new Blob([picture.bytes], { type: mime });
      return { body, hash: await hashOf(picture.bytes) };
    }
    const body = new Blob([file], { type: mime });
    const isShort = file.size <= MOST_HASHED;
    return { body, hash: isShort ? await hashOf(new Uint8Array(await file.arrayBuffer())) : null };
  } catch {
    // The file was moved or deleted after it was chosen.
    return "broken";
  }
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
