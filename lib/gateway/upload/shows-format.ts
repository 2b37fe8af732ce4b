import "server-only";
import { fileTypeFromBuffer } from "file-type";
import type { formatOf } from "#lib/shop/media/upload-formats.ts";

type Format = NonNullable<ReturnType<typeof formatOf>>;

/** Formats with a mark of their own that are written in letters, and so would pass for a text. */
const WRITTEN: ReadonlySet<string> = new Set([
  "application/pdf",
  "application/postscript",
  "application/rtf",
  "application/xml",
]);
/** Bytes that no text holds; escape is part of some encodings. */
const isControl = (byte: number): boolean =>
  byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b;
/** The pattern by which browsers recognise that a text is a page. */
const MARKUP = /^[\s\ufeff]*<[!?a-z]|<(?:!doctype|html|head|body|script|iframe|svg|\?xml)[\s>/]/i;

/** Whether a file begins as its format requires (docs/security.md §1.9). */
export async function showsFormat(head: Uint8Array, { signs }: Format): Promise<boolean> {
  // A file that breaks off within its own headers shows nothing.
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? "";
  if (!signs.includes("text")) return signs.includes(found);
  return !WRITTEN.has(found) && isText(head);
}

function isText(head: Uint8Array): boolean {
  const wide =
    head[0] === 0xff && head[1] === 0xfe
      ? "utf-16le"
      : head[0] === 0xfe && head[1] === 0xff
        ? "utf-16be"
        : null;
  if (!wide && head.some(isControl)) return false;
  return !MARKUP.test(new TextDecoder(wide ?? "utf-8").decode(head.subarray(0, 4096)));
}
