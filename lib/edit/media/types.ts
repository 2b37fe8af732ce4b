import type { Media } from "#lib/api/schemas/media.ts";

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
  /** As the backend sent it: what an element stores of a file is this, with nothing added or left out. */
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

/** POST /api/edit/media/list */
export interface ListRequest extends Partial<MediaFilter> {
  /** The backend's page to begin with, from 1. */
  readonly page: number;
}

/** POST /api/edit/media/find: the library's file of the same bytes. */
export interface FindRequest {
  /** SHA-256 in hex. */
  readonly hash: string;
  /** Where the backend cannot look for hashes, files of a like name are compared. */
  readonly name: string;
}

export interface ListAnswer {
  readonly items: readonly MediaEntry[];
  /** Where to go on; null at the end. */
  readonly nextPage: number | null;
  /** How many the backend has, of which `items` and those of other pages are what the filter leaves. */
  readonly total: number;
  /** Whether the person may change the library. */
  readonly mayChange: boolean;
  /** Where thumbnails and files are found. */
  readonly mediaUrl: string;
  /** With the first page only. */
  readonly folders?: readonly MediaFolder[];
  /** The backend is still working on files, e.g. making their sizes. With the first page only. */
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

/** POST /api/edit/media/create */
export interface CreateRequest {
  readonly driveId: number | string;
  readonly title: string;
  readonly description?: string;
  readonly caption?: string;
  readonly access: MediaAccess;
  readonly folderId?: number | null;
  /** It was asked before and no answer came: what exists already is answered, not made again. */
  readonly again?: boolean;
  /** The backend's hash of the file, to find the same file; left out where both are wanted. */
  readonly hash?: string;
}

/** Either what was made, or the file of the same bytes that the library has already. */
export type CreateAnswer = { readonly media: MediaEntry } | { readonly duplicate: MediaEntry };

export type MediaAccess = "public" | "private";

/** POST /api/edit/media/update: changed fields only. */
export interface UpdateRequest {
  readonly id: number;
  readonly title?: string;
  readonly description?: string;
  readonly caption?: string;
  readonly access?: MediaAccess;
  /** Id of a picture, null for none. */
  readonly poster?: number | null;
}
