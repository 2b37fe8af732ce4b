import { randomBytes } from "node:crypto";
import { conflict, Failure, invalid, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { integer, text } from "../../http/input.ts";
import { FILE_LIMIT } from "../../http/multipart.ts";
import { keepUpload, uploadType } from "../../http/uploads.ts";

/** Milliseconds in which a file must be sent to its address. */
const LIFETIME = 15 * 60_000;
const STAFF = { role: "staff", scope: "cms.media", storeless: true } as const;

interface Parcel {
  readonly key: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array | null;
}

/** Uploads of large files: an address for a PUT, then the call that takes the file over. */
export const bucket = [
  route(
    "POST",
    "v1/media/file/getUploadUrl",
    (call) => {
      const name = text(call.body, "name");
      const size = integer(call.body, "size");
      const mime = uploadType(name, true);
      if (mime === null) throw invalid("Files of this type are not taken.");
      if (size > FILE_LIMIT) throw new Failure(413, "The file is too big.");
      const key = randomBytes(24).toString("base64url");
      const expires = Date.now() + LIFETIME;
      call.db.run(
        "INSERT INTO bucket VALUES (?, ?, ?, ?, ?, ?, NULL)",
        key,
        call.site.siteId,
        name,
        mime,
        size,
        expires,
      );
      return {
        url: `${call.origin}/_bucket/${key}`,
        key,
        method: "PUT",
        headers: { "content-type": mime },
        expiresAt: new Date(expires).toISOString(),
      };
    },
    STAFF,
  ),
  route("POST", "v1/media/file/addFromBucketPublic", (call) => take(call, "public"), STAFF),
  route("POST", "v1/media/file/addFromBucket", (call) => take(call, "private"), STAFF),
];

/** The file becomes an upload, as if it had come with `media/upload`; its address cannot be used again. */
function take(call: Call, access: "public" | "private") {
  const { db, site } = call;
  const parcel = db.get<Parcel>(
    "SELECT key, name, mime, bytes FROM bucket WHERE key = ? AND site_id = ?",
    text(call.body, "key"),
    site.siteId,
  );
  if (!parcel) throw notFound("There is no such upload.");
  if (!parcel.bytes) throw conflict("Nothing was sent to this address.");
  const { name, mime, bytes } = parcel;
  return db.transaction(() => {
    db.run("DELETE FROM bucket WHERE key = ?", parcel.key);
    const { id, path, hash } = keepUpload(db, site.siteId, { name, mime, bytes }, mime, access);
    return { driveId: id, path, mime, size: bytes.length, hash };
  });
}
