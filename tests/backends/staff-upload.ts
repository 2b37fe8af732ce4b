import sharp from "sharp";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { handleMediaUpload } from "#lib/staff/edit/media/handle-media-upload.ts";
import { ORIGIN } from "./gateway.ts";
import { data, failure, type Stub, tokenFor } from "./stub-backend.ts";

/** The token of the staff member. */
export const TOKEN = tokenFor("CANARY-TOKEN", 600);
/** A picture with the photographer's name in it. */
export const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#406080" } })
    .withExif({ IFD0: { Artist: "CANARY-ARTIST" } })
    .jpeg()
    .toBuffer();
/** A backend that takes every file as `media/media/upload`, from staff of these scopes. */
export const storing =
  (scopes?: readonly string[]): Stub =>
  async (request) => {
    if (request.url.endsWith("/user/profile"))
      return data({ id: 3, email: "vera@shop.test", isBackofficeUser: true, scopes });
    if (request.url.endsWith("/media/directoryItem/delete")) return data({});
    if (!request.url.endsWith("/api/v2/media/media/upload")) return failure(404, "no");
    await request.arrayBuffer();
    return data({ driveId: 81, path: "a/81.jpg", mime: "image/jpeg", size: 3, hash: "h81" });
  };

export interface StaffFile {
  readonly name?: string;
  readonly type?: string;
  readonly body: Uint8Array;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}
/** Sends a file as a page of the editor does. */
export const uploadStaff = async ({
  name = "Our day.JPG",
  type = "image/jpeg",
  ...sending
}: StaffFile) => {
  const { body, headers, signal } = sending;
  return handleMediaUpload(
    new Request(`${ORIGIN}/api/edit/media/upload`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": type,
        "x-file-name": encodeURIComponent(name),
        "content-length": String(body.byteLength),
        cookie: `accessToken=${TOKEN}; staff=${await signStaffHint(7)}`,
        ...headers,
      },
      body: new Uint8Array(body),
      signal,
    }),
  );
};

/** The files that a backend was sent by `media/media/upload`. */
export const uploadsOf = (asked: readonly Request[]) =>
  asked.filter(({ url }) => url.includes("media/upload"));
