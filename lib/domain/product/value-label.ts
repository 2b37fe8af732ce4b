import type { Media } from "#lib/api/schemas/media.ts";
import { isPictureFile, PICTURE_ENDING, withoutQuery } from "#lib/utils/picture-file.ts";

/** A value of an attribute as it came: its words, or where it is a picture, sometimes only that. */
interface Value {
  readonly text: string;
  readonly isMedia: boolean;
  readonly media: Pick<Media, "title" | "originalName" | "path"> | null;
}

/** Names that machines give: long hexadecimal numbers, with or without hyphens. */
const MACHINE = /^[0-9a-f][0-9a-f-]{14,}$/i;

/** What people call a value; "" where nobody says. Of a picture without words its file's name is what there is. */
export function valueLabel({ text, isMedia, media }: Value): string {
  const said = isMedia ? [media?.title ?? "", text] : [text, media?.title ?? ""];
  const isWords = (one: string) => one.trim() !== "" && !isPictureFile(one, isMedia);
  const files = [...said, media?.originalName ?? "", media?.path ?? ""];
  return said.find(isWords)?.trim() ?? files.map(fileWords).find((words) => words !== "") ?? "";
}

/** `/swatches/deep-blue_2.webp` → `Deep blue 2`; "" where the name was not made by people. */
function fileWords(address: string): string {
  const name = decoded(withoutQuery(address).split(/[/\\]/).at(-1) ?? "").replace(
    PICTURE_ENDING,
    "",
  );
  if (MACHINE.test(name)) return "";
  const words = name.replace(/[\s_+.-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
