import type { Media } from "#lib/shop/api/schemas/media.ts";

type Named = Pick<Media, "description" | "title" | "originalName" | "path">;

/**
 * What a medium shows, for people who do not see it; "" if nobody has described it. The title that a file was given by its
 * name (`IMG_2041`, `spring-01`) describes nothing.
 */
export function altText(media: Named): string {
  if (media.description.trim() !== "") return media.description;
  return namesFile(media) ? "" : media.title.trim();
}

/** One word with a number or an underscore in it, as cameras and programs name files; or any name with an ending. */
const LIKE_A_FILE = /^\S*[\d_]\S*$|\.[a-z][a-z0-9]{1,4}$/i;

function namesFile({ title, originalName, path }: Named): boolean {
  const name = title.trim();
  const files = [originalName, path.slice(path.lastIndexOf("/") + 1)].map(withoutEnding);
  return LIKE_A_FILE.test(name) || files.includes(withoutEnding(name));
}

const withoutEnding = (name: string): string =>
  name
    .trim()
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .toLowerCase();
