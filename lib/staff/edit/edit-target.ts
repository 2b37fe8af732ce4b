/** The first thing that edit mode shows, if an address requests it. */
export type EditTarget =
  /** The page in every language of the site. */
  | { readonly kind: "languages" }
  /** A section of the page, or the page itself (`id` is null), next to its source in another language. */
  | { readonly kind: "translate"; readonly language: string; readonly id: number | null }
  /** A file of the media library. */
  | { readonly kind: "media"; readonly id: number }
  /** A new page at an address. */
  | { readonly kind: "new"; readonly slug: string }
  /** A link of a section, or of the page itself (`id` is null), by the end of its address. */
  | { readonly kind: "link"; readonly id: number | null; readonly end: string }
  /** A section of the page. */
  | { readonly kind: "section"; readonly id: number };

const PREFIX = "#edit:";
const LONGEST_SLUG = 300;
const LONGEST_LINK = 2_000;

/** The fragment for a target: neither servers nor caches ever see it. */
export function fragmentOf(target: EditTarget): string {
  switch (target.kind) {
    case "languages":
      return `${PREFIX}languages`;
    case "translate":
      return `${PREFIX}translate:${target.id ?? 0}:${target.language}`;
    case "new":
      return `${PREFIX}new:${encodeURIComponent(target.slug)}`;
    case "link":
      return `${PREFIX}link:${target.id ?? 0}:${encodeURIComponent(target.end)}`;
    default:
      return `${PREFIX}${target.kind}:${target.id}`;
  }
}

/** The target in the fragment of an address; null for every other fragment. */
export function readTarget(fragment: string): EditTarget | null {
  const [, kind, value = ""] = /^#edit:([a-z]+)(?::(.+))?$/.exec(fragment) ?? [];
  if (kind === "languages") return { kind };
  if (kind === "new") {
    const slug = decoded(value);
    return slug === "" || slug.length > LONGEST_SLUG ? null : { kind, slug };
  }
  if (kind === "translate") {
    const [, number, language = ""] = /^(\d+):([a-z]{2})$/.exec(value) ?? [];
    const section = Number(number);
    return Number.isSafeInteger(section)
      ? { kind, language, id: section === 0 ? null : section }
      : null;
  }
  if (kind === "link") {
    const [, number, text = ""] = /^(\d+):(.+)$/.exec(value) ?? [];
    const [section, end] = [Number(number), decoded(text)];
    return Number.isSafeInteger(section) && end !== "" && end.length <= LONGEST_LINK
      ? { kind, id: section === 0 ? null : section, end }
      : null;
  }
  const id = Number(value);
  return (kind === "media" || kind === "section") && Number.isSafeInteger(id) && id > 0
    ? { kind, id }
    : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
