import { createHmac } from "node:crypto";
import { fillTemplate } from "#lib/base/config/picture-service.ts";
import type { Settings } from "#lib/base/config/settings.ts";

/** Another service that makes pictures, as the settings name it. */
export interface PictureService {
  readonly template: string;
  /** Both in hexadecimal digits, as for imgproxy. */
  readonly key?: string;
  readonly salt?: string;
}

/** The configured picture service; undefined if the shop makes its pictures itself. */
export const pictureServiceOf = ({
  PICTURE_SERVICE: template,
  PICTURE_SERVICE_KEY: key,
  PICTURE_SERVICE_SALT: salt,
}: Settings): PictureService | undefined =>
  template === undefined ? undefined : { template, key, salt };

/** A picture as a page asks for it. */
export interface WantedPicture {
  /** The canonical address of the original. */
  readonly src: string;
  readonly width: number;
  readonly format: "avif" | "webp" | "jpeg" | "png";
}

const SIGNATURE = "{signature}";

/**
 * The address of a picture at the service. `{signature}` becomes imgproxy's: the HMAC-SHA256 of the salt and everything that
 * follows, in URL-safe Base64.
 */
export function addressAtService(
  { template, key = "", salt = "" }: PictureService,
  { src, width, format }: WantedPicture,
): string {
  const [before = "", after] = template.split(SIGNATURE).map((part) =>
    fillTemplate(part, {
      width: String(width),
      format,
      url: src,
      encoded: encodeURIComponent(src),
      base64: Buffer.from(src).toString("base64url"),
    }),
  );
  if (after === undefined) return before;
  const digest = createHmac("sha256", Buffer.from(key, "hex"))
    .update(Buffer.from(salt, "hex"))
    .update(after)
    .digest("base64url");
  return before + digest + after;
}
