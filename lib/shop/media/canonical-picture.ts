/** Origin and path. The lookahead makes the origin match as a whole, so that long ones cause no backtracking. */
const PARTS = /^(https?:\/\/[^/\\?#@\s]+)(?![^/\\?#@\s])([^?#]*)(?:#.*)?$/is;

/**
 * The one form of a picture's address that the optimiser accepts (docs/security.md §1.9), so that one file cannot be
 * requested under many names: absolute, no user part, no fragment, no empty segment, every segment encoded in one way.
 * Null for other schemes, dot segments and addresses with a query; such pictures are used unchanged.
 */
export function canonicalPicture(address: string): string | null {
  const [, origin, path] = PARTS.exec(address) ?? [];
  if (!origin || path === undefined || !URL.canParse(origin)) return null;
  // Browsers read `\` in a path as `/`.
  const segments = path.split(/[/\\]+/).filter(Boolean);
  const names = segments.map(encodeOnce);
  return names.includes(null) ? null : [new URL(origin).origin, ...names].join("/");
}

/** A segment of a path, encoded or not, in the form that `encodeURIComponent` writes; null for dot segments. */
function encodeOnce(segment: string): string | null {
  const name = decoded(segment).toWellFormed();
  return name === "." || name === ".." ? null : encodeURIComponent(name);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The file name itself contains a percent sign.
    return segment;
  }
}
