import { withoutEnd } from "#lib/base/utils/without-end.ts";
import { extensionOf } from "./upload-formats.ts";

const LONGEST = 80;
/** Control and format characters (such as those that change the direction of text), private ones, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Characters with a meaning for a file system, a shell or a header. */
const SPECIAL = /["*/:<>?\\|;%`$'&#{}]/g;
/** Names of devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name that is safe to store and to show: no path, no invisible characters, one dot, at most 80 characters
 * before its extension. A name without any letter becomes `file`.
 */
export function safeFileName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = last.replace(UNSEEN, "").trim();
  const extension = extensionOf(visible);
  const stem = extension === "" ? visible : visible.slice(0, -extension.length - 1);
  const clean = stem.replace(SPECIAL, "-").replace(/[\s.]+/gu, "-");
  const short = [...clean.replace(/-{2,}/g, "-").replace(/^-+/, "")].slice(0, LONGEST).join("");
  const ended = withoutEnd(short, "-");
  const base = ended === "" || DEVICE.test(ended) ? `file${ended && `-${ended}`}` : ended;
  return extension === "" ? base : `${base}.${extension}`;
}
