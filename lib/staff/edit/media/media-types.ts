import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

/** The kind of a file. */
export type MediaKind = "picture" | "video" | "document";

/**
 * The files that a slot accepts, or a list is filtered to: one kind, drawable files (pictures and videos), or every
 * file.
 */
export type AcceptedKind = MediaKind | "visual" | "any";

/** A stored file as the library shows it. */
export interface MediaEntry extends Omit<Media, "poster"> {
  readonly driveId: number | string | null;
  readonly hash: string;
  readonly access: string;
  /** ISO 8601; "" where the backend does not say. */
  readonly createdAt: string;
  readonly folderId: number | null;
  readonly poster: { readonly id: number; readonly path: string } | null;
  /** As the backend sent it: elements store exactly this. */
  readonly raw: Readonly<Record<string, unknown>>;
}

export interface MediaFolder {
  readonly id: number;
  readonly name: string;
}

/** The filter of the library. */
export interface MediaFilter {
  readonly search: string;
  readonly kind: AcceptedKind;
  /** Days, `2026-05-01`, both included; "" for no limit. */
  readonly from: string;
  readonly to: string;
  /** Bytes; null for no limit. */
  readonly least: number | null;
  readonly most: number | null;
  readonly folderId: number | null;
}

export interface ListAnswer {
  readonly items: readonly MediaEntry[];
  /** Where to go on; null at the end. */
  readonly nextPage: number | null;
  /** The backend's total; `items` of all pages are those that match the filter. */
  readonly total: number;
  /** Whether the person may change the library. */
  readonly mayChange: boolean;
  /** Where thumbnails and files are found. */
  readonly mediaUrl: string;
  /** With the first page only. */
  readonly folders?: readonly MediaFolder[];
  /** The backend is still processing files, e.g. generating their sizes. Only with the first page. */
  readonly isBusy?: boolean;
}

/** POST /api/edit/media/upload, whose body is the file and whose headers name it. */
export interface UploadAnswer {
  readonly driveId: number | string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  /** The backend's, of whatever kind. */
  readonly hash: string;
  /** Of the bytes that were stored, in hex. */
  readonly sha256: string;
}

/** Either the new entry, or the library's file with the same bytes. */
export type CreateAnswer = { readonly media: MediaEntry } | { readonly duplicate: MediaEntry };

export type MediaAccess = "public" | "private";
