import { createHash } from "node:crypto";
import type { Db } from "../database/db.ts";
import type { SentFile } from "../http/call.ts";

/** The formats of uploads, by extension, and the type under which each is served. */
const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  txt: "text/plain",
  csv: "text/csv",
  rtf: "application/rtf",
  zip: "application/zip",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
};

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The type under which a file is stored; null where files of its name are not taken. */
export const uploadType = (name: string): string | null =>
  Object.hasOwn(TYPES, extensionOf(name)) ? (TYPES[extensionOf(name)] ?? null) : null;

interface Upload {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly mime: string;
  readonly hash: string;
}

/** Keeps a file in the database. */
export function keepUpload(
  db: Db,
  siteId: number,
  { name, bytes }: SentFile,
  mime: string,
  access: string,
): Upload {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const path = `uploads/${crypto.randomUUID()}.${extensionOf(name)}`;
  const { lastId } = db.run(
    "INSERT INTO uploads (site_id, path, name, mime, hash, access, at, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    siteId,
    path,
    name,
    mime,
    hash,
    access,
    new Date().toISOString(),
    bytes,
  );
  return { id: lastId, path, name, mime, hash };
}

/** A site's upload; undefined where there is none of that number. */
export const uploadById = (db: Db, siteId: number, id: number): Upload | undefined =>
  db.get<Upload>(
    "SELECT id, path, name, mime, hash FROM uploads WHERE id = ? AND site_id = ?",
    id,
    siteId,
  );

/** A public upload as a download: whatever it holds, no browser shows it as a page. */
export function serveUpload(db: Db, path: string): Response {
  const found = db.get<{ name: string; mime: string; bytes: Uint8Array<ArrayBuffer> }>(
    "SELECT name, mime, bytes FROM uploads WHERE path = ? AND access = 'public'",
    path,
  );
  if (!found) return new Response("No such file.", { status: 404 });
  return new Response(found.bytes, {
    headers: {
      "content-type": found.mime,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    },
  });
}
