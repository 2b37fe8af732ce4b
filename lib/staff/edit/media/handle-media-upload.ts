import "server-only";
import { createHash } from "node:crypto";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import type { Limit } from "#lib/gateway/rate-limits.ts";
import { oneOfFew } from "#lib/gateway/upload/one-of-few.ts";
import { type IncomingFile, readFile } from "#lib/gateway/upload/read-file.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { joined } from "#lib/shop/media/cleaning/bytes.ts";
import { cleanPicture, isCleaned } from "#lib/shop/media/cleaning/clean-picture.ts";
import { STAFF_FORMATS, staffLimit } from "#lib/shop/media/staff-formats.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { storeByBucket } from "./bucket/store-by-bucket.ts";
import { canBeDrawn, oneOfFewPictures } from "./can-be-drawn.ts";
import { isLoose, markLoose, unmarkLoose } from "./loose-files.ts";
import type { UploadAnswer } from "./media-types.ts";

/** The most uploads of one person at a time: three of a queue, and a second tab. */
const AT_ONCE = 6;
const UPLOADS: Limit = { name: "staffUpload", count: 600, window: 10 * 60_000 };

/**
 * POST /api/edit/media/upload: one file as the request's body, its name percent-encoded in `x-file-name`, and in
 * `x-access` whether it is public. It is streamed to the backend's bucket or to the backend; only pictures are read as
 * a whole, so that their metadata of place, time and author stays here (docs/security.md §1.9).
 */
export const handleMediaUpload = staffRoute({
  action: "media.upload",
  scope: "cms.media",
  body: "file",
  limit: UPLOADS,
  run: ({ input: request, send, sendFile, target, who, audit }): Promise<UploadAnswer> =>
    oneOfFew(`staff|${target.siteId}|${who.id}`, AT_ONCE, async () => {
      const incoming = await readFile(request, staffLimit, STAFF_FORMATS);
      const file = isCleaned(incoming.mime)
        ? await oneOfFewPictures(() => cleaned(incoming))
        : incoming;
      const sum = createHash("sha256");
      let size = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of file.bytes) {
          sum.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      }
      const access = request.headers.get("x-access") === "private" ? "private" : "public";
      const body = { ...file, bytes: counted() };
      const { siteId } = target;
      const stored =
        (await storeByBucket({ siteId, access, file: body, send })) ??
        dataOf(await sendFile(calls.v2.media.media.upload, { input: { access }, file: body }));
      const { driveId, hash } = stored;
      const takeBack = () =>
        send(calls.media.directoryItem.delete, { input: { targetIds: [driveId] } });
      // A client that disconnected will send the file again, so this one is removed.
      if (request.signal.aborted) {
        await takeBack();
        throw new Refusal(503, "The file broke off.");
      }
      const owner = { siteId, who: who.id };
      markLoose(owner, driveId, file.mime);
      // The same while the answer is on its way.
      request.signal.addEventListener("abort", () => {
        if (!isLoose(owner, driveId)) return;
        unmarkLoose(owner, driveId);
        void takeBack();
      });
      audit({ drive: driveId, mime: file.mime, size, access });
      const { name, mime } = file;
      return { driveId, name, mime, size, hash, sha256: sum.digest("hex") };
    }),
});

/** The file without the camera's metadata. */
async function cleaned(file: IncomingFile): Promise<IncomingFile> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.bytes) chunks.push(chunk);
  const picture = cleanPicture(joined(chunks), file.mime);
  if (picture === "pixels") throw new Refusal(422, "pixels");
  if (picture === "broken" || !(await canBeDrawn(picture.bytes))) throw new Refusal(422, "broken");
  const { bytes } = picture;
  return { ...file, size: bytes.byteLength, bytes: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
