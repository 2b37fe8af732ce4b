import { isRecord } from "#lib/base/utils/is-record.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";

/** The deepest level of a value that is searched: contents are not nested deeper. */
const DEPTH = 12;
/** Fields that only the record of a file has. */
const OF_FILES = ["mime", "media_type", "driveId", "originalName"];

/** A file, by everything by which content may name it. */
export interface SoughtFile {
  readonly id: number;
  /** As records and bare addresses have them. */
  readonly paths: ReadonlySet<string>;
  /** As texts with markup have them. */
  readonly addresses: readonly string[];
}

/**
 * The ways to name a file: its id, its paths with those of its sizes, and the addresses of these.
 *
 * @param paths relative to `mediaUrl`, or absolute; empty ones are left out
 */
export function toSought(id: number, paths: readonly string[], mediaUrl: string): SoughtFile {
  const known = paths.filter((path) => path !== "");
  const whole = known.flatMap((path) => toMediaUrl(path, mediaUrl) ?? []);
  const addresses = whole.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { href, pathname } = new URL(address);
    // A text of the site may name the file without the host.
    const local = [`"${pathname}"`, `"${decodedOf(pathname)}"`];
    return [address, href, ...local].flatMap((one) => [one, one.replaceAll("&", "&amp;")]);
  });
  return {
    id,
    paths: new Set([...known, ...known.map((path) => path.replace(/^\/+/, "")), ...whole]),
    addresses: [...new Set(addresses)],
  };
}

function decodedOf(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a content shows the file, or leads to it. */
export function showsFile(content: unknown, file: SoughtFile, depth = 0): boolean {
  if (depth > DEPTH) return false;
  if (typeof content === "string")
    return (
      file.paths.has(content.replace(/^\/+(?!\/)/, "")) ||
      file.addresses.some((address) => content.includes(address))
    );
  if (Array.isArray(content)) return content.some((one) => showsFile(one, file, depth + 1));
  if (!isRecord(content)) return false;
  const isFile = OF_FILES.some((name) => content[name] !== undefined);
  if (isFile && Number(content.id) === file.id) return true;
  return Object.values(content).some((one) => showsFile(one, file, depth + 1));
}
