/** Origin and path. The origin is matched as a whole or not at all, so that a long one is not tried in every length. */
const PARTS = /^(https?:\/\/[^/\\?#@\s]+)(?![^/\\?#@\s])([^?#]*)(?:#.*)?$/is;

/**
 * The one form of a picture's address that the optimiser takes (docs/security.md §1.9), so that one file cannot be
 * asked for under many names: absolute, no user part, no fragment, no empty segment, every segment encoded in one way.
 * Null for other schemes, for dot segments and for addresses with a query; such pictures are shown as they are.
 */
export function canonicalPicture(address: string): string | null {
  const [, origin, path] = PARTS.exec(address) ?? [];
  if (!origin || path === undefined || !URL.canParse(origin)) return null;
  // Browsers read `\` in a path as `/`.
  const segments = path.split(/[/\\]+/).filter(Boolean);
  const names = segments.map(encodeOnce);
  return names.includes(null) ? null : [new URL(origin).origin, ...names].join("/");
}

/** A segment of a path, encoded or not, as `encodeURIComponent` writes it; null for dot segments. */
function encodeOnce(segment: string): string | null {
  const name = decoded(segment).toWellFormed();
  return name === "." || name === ".." ? null : encodeURIComponent(name);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A file name with a percent sign of its own.
    return segment;
  }
}
