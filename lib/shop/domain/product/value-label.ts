import { isPictureFile, PICTURE_ENDING, withoutQuery } from "#lib/base/utils/picture-file.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

/** A value of an attribute as the backend sends it: a text, a picture, or both. */
interface Value {
  readonly text: string;
  readonly isMedia: boolean;
  readonly media: Pick<Media, "title" | "originalName" | "path"> | null;
}

/** File names made by machines: long hexadecimal numbers, with or without hyphens. */
const MACHINE = /^[0-9a-f][0-9a-f-]{14,}$/i;

/** The label of a value; a picture without one is labelled by its file name. "" if that isn't readable either. */
export function valueLabel({ text, isMedia, media }: Value): string {
  const texts = isMedia ? [media?.title ?? "", text] : [text, media?.title ?? ""];
  const isLabel = (one: string) => one.trim() !== "" && !isPictureFile(one, isMedia);
  const files = [...texts, media?.originalName ?? "", media?.path ?? ""];
  return texts.find(isLabel)?.trim() ?? files.map(fileLabel).find((label) => label !== "") ?? "";
}

/** `/swatches/deep-blue_2.webp` → `Deep blue 2`; "" for a name made by a machine. */
function fileLabel(address: string): string {
  const name = decoded(withoutQuery(address).split(/[/\\]/).at(-1) ?? "").replace(
    PICTURE_ENDING,
    "",
  );
  if (MACHINE.test(name)) return "";
  const label = name.replace(/[\s_+.-]+/g, " ").trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
