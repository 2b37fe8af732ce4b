import { toSources } from "#lib/shop/media/image-sizes.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { type CropBox, pixelsOf } from "./crop-box.ts";

/** Formats that browsers can write; all others are converted to one with transparency. */
const WRITTEN = ["image/jpeg", "image/png", "image/webp"];
const INSTEAD = "image/webp";
const QUALITY = 0.92;

/** The original picture. If the media host does not let the page read it, the largest size of our own optimiser. */
export async function loadPicture(address: string): Promise<ImageBitmap> {
  const read = async (url: string): Promise<ImageBitmap> => {
    const response = await fetch(url, { credentials: "omit" });
    if (!response.ok) throw new Error(`${response.status}`);
    return createImageBitmap(await response.blob());
  };
  return read(address).catch(() => read(toSources(address, 1920).src));
}

/** A part of a picture as a new file, in the same format if that can be written, named `{name} (crop)`. */
export async function cropPicture(
  bitmap: ImageBitmap,
  box: CropBox,
  { mime, name }: { readonly mime: string; readonly name: string },
): Promise<File | null> {
  const { left, top, width, height } = pixelsOf(box, bitmap);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
  const wanted = WRITTEN.includes(mime) ? mime : INSTEAD;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, QUALITY));
  if (!blob) return null;
  const stem = name.replace(/\.[a-z0-9]{1,8}$/i, "");
  // A browser that cannot write a format writes PNG instead, and sets the type.
  const extension = blob.type.replace("image/", "").replace("jpeg", "jpg");
  return new File([blob], `${stem} (crop).${extension}`, { type: blob.type });
}

/** The name of the copy. */
export const cropName = ({ originalName, path }: MediaEntry): string =>
  originalName || path.split("/").at(-1) || "picture";
