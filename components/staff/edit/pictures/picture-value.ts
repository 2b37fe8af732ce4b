import { isRecord } from "#lib/base/utils/is-record.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { toJson } from "#lib/staff/edit/model/json.ts";

/** An element's copy of a library file; its texts and focal point belong to this slot. */
export type StoredMedia = Readonly<Record<string, Json>>;

/** The stored media object (or the first of a list); null for a plain URL or no value. */
export function storedMedia(value: unknown): StoredMedia | null {
  const json = toJson(Array.isArray(value) ? value[0] : value);
  return isRecord(json) && Number(json.id) > 0 ? json : null;
}

export interface Focal {
  readonly x: number;
  readonly y: number;
}
const CENTRE: Focal = { x: 50, y: 50 };

const percent = (value: unknown): number | null => {
  const number = Number(value);
  return value !== null && value !== "" && number >= 0 && number <= 100 ? number : null;
};

/** The point that cropping keeps visible; by default the centre. */
export function focalOf({ focal }: StoredMedia): Focal {
  if (!isRecord(focal)) return CENTRE;
  const [x, y] = [percent(focal.x), percent(focal.y)];
  return x === null || y === null ? CENTRE : { x, y };
}

/** The centre is the default, so it is not stored. */
export function withFocal({ focal: _, ...media }: StoredMedia, focal: Focal): StoredMedia {
  const isCentre = focal.x === CENTRE.x && focal.y === CENTRE.y;
  return isCentre ? media : { ...media, focal: { ...focal } };
}

/** The same picture with another poster, or without one. */
export function withPoster(
  { poster: _, ...media }: StoredMedia,
  poster: StoredMedia | null,
): StoredMedia {
  return { ...media, poster };
}
