import { createHash } from "node:crypto";
import type { Db } from "../database/db.ts";
import type { SentFile } from "./call.ts";

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

/** The upload types of staff in addition to everybody's. */
const STAFF_TYPES: Readonly<Record<string, string>> = {
  ...TYPES,
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The type under which a file is stored; null where files of its name are not taken. */
export function uploadType(name: string, isStaff = false): string | null {
  const types = isStaff ? STAFF_TYPES : TYPES;
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? (types[extension] ?? null) : null;
}

/** The extensions of the files that staff may send. */
export const STAFF_EXTENSIONS: readonly string[] = Object.keys(STAFF_TYPES);

export interface Upload {
  readonly id: number;
  readonly path: string;
  readonly name: string;
  readonly mime: string;
  readonly hash: string;
  readonly access: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Keeps a file in the database. */
export function keepUpload(
  db: Db,
  siteId: number,
  { name, bytes }: SentFile,
  mime: string,
  access: string,
): Omit<Upload, "bytes"> {
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
  return { id: lastId, path, name, mime, hash, access };
}

/** A site's upload; undefined if there is none with that number. */
export const uploadById = (db: Db, siteId: number, id: number): Upload | undefined =>
  db.get<Upload>(
    "SELECT id, path, name, mime, hash, access, bytes FROM uploads WHERE id = ? AND site_id = ?",
    id,
    siteId,
  );

/** Removes the file of a path if it is an upload that no medium uses any more. */
export function dropUpload(db: Db, siteId: number, path: string): void {
  if (!db.get("SELECT 1 FROM media WHERE site_id = ? AND name = ?", siteId, path))
    db.run("DELETE FROM uploads WHERE site_id = ? AND path = ?", siteId, path);
}

export const setUploadAccess = (db: Db, siteId: number, path: string, access: string): void => {
  db.run("UPDATE uploads SET access = ? WHERE site_id = ? AND path = ?", access, siteId, path);
};

interface PublicUpload {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A public upload by its path. */
export const publicUpload = (db: Db, path: string): PublicUpload | undefined =>
  db.get<PublicUpload>(
    "SELECT name, mime, bytes FROM uploads WHERE path = ? AND access = 'public'",
    path,
  );

/** The public picture whose path begins so; the extension is not known. */
export const publicPicture = (db: Db, stem: string): PublicUpload | undefined =>
  db.get<PublicUpload>(
    "SELECT name, mime, bytes FROM uploads WHERE path GLOB ? AND mime LIKE 'image/%' AND access = 'public'",
    `${stem}.*`,
  );
