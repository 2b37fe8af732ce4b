import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

type Named = Pick<Media, "description" | "title" | "originalName" | "path">;

/**
 * The alternative text of a medium; "" if nobody has described it. A title derived from the file's name (`IMG_2041`,
 * `spring-01`) doesn't count.
 */
export function altText(media: Named): string {
  if (media.description.trim() !== "") return media.description;
  return namesFile(media) ? "" : media.title.trim();
}

const ENDING = /\.[a-z][a-z0-9]{1,4}$/i;

/** One word with a number or an underscore in it, as cameras and programs name files; or any name with an ending. */
const isLikeFile = (name: string): boolean =>
  (!/\s/.test(name) && /[\d_]/.test(name)) || ENDING.test(name);

function namesFile({ title, originalName, path }: Named): boolean {
  const name = title.trim();
  const files = [originalName, path.slice(path.lastIndexOf("/") + 1)].map(withoutEnding);
  return isLikeFile(name) || files.includes(withoutEnding(name));
}

const withoutEnding = (name: string): string =>
  name
    .trim()
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .toLowerCase();
