/** A screen in the preview, by the sides on which values can differ. */
export type Screen = "phone" | "desktop";

/** The content of the preview: one screen, or the desktop next to the phone. */
export type View = "phone" | "tablet" | "desktop" | "both";

interface FrameKind {
  readonly name: Exclude<View, "both">;
  /** CSS pixels. */
  readonly width: number;
  readonly screen: Screen;
}

/** A tablet shows the phone's values: overrides apply below 1024 px (docs/contract.md §5.3). */
const PHONE: FrameKind = { name: "phone", width: 390, screen: "phone" };
const TABLET: FrameKind = { name: "tablet", width: 768, screen: "phone" };
const DESKTOP: FrameKind = { name: "desktop", width: 1440, screen: "desktop" };

/** The frames of each view, in order. */
export const FRAMES: Readonly<Record<View, readonly FrameKind[]>> = {
  phone: [PHONE],
  tablet: [TABLET],
  desktop: [DESKTOP],
  both: [DESKTOP, PHONE],
};

/** Marks the address of a page inside a frame of the editor. */
const FRAME_PARAM = "editFrame";
const PHONE_PARAM = "mobileView";

type Query = Pick<URLSearchParams, "get">;

/** The purpose of a frame: to edit, or to show the unsaved state (`changed`) or the visitors' (`published`). */
type Purpose = "edit" | "changed" | "published";

export interface Frame {
  readonly screen: Screen;
  readonly purpose: Purpose;
}

/** The purpose of a page in an editor's frame; null for a page outside a frame. */
export function frameOf(query: Query): Frame | null {
  const purpose = query.get(FRAME_PARAM);
  if (purpose === null) return null;
  return {
    screen: wantsPhone(query) ? "phone" : "desktop",
    purpose: purpose === "changed" || purpose === "published" ? purpose : "edit",
  };
}

export const wantsPhone = (query: Query): boolean => query.get(PHONE_PARAM) === "true";

/** The address of a page in a frame. */
export function frameAddress(path: string, query: string, { screen, purpose }: Frame): string {
  const search = new URLSearchParams(query);
  search.set("editPage", "true");
  search.set(PHONE_PARAM, String(screen === "phone"));
  search.set(FRAME_PARAM, purpose);
  return `${path}?${search}`;
}

/** The address of the same page outside a frame. */
export function withoutFrame(href: string): string {
  const url = new URL(href);
  url.searchParams.delete(FRAME_PARAM);
  url.searchParams.delete(PHONE_PARAM);
  return url.href;
}
