import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";
import { type PostDraft, postChanges, toPostDraft } from "./post-draft.ts";

/** The settings of a page as its form stores them. */
export interface SettingsDraft extends PostDraft {
  readonly title: string;
  readonly slug: string;
  readonly status: "draft" | "published";
}

/** The settings as the page has them. */
export const toDraft = (page: PageSettings, timeZone: string): SettingsDraft => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  ...toPostDraft(page, timeZone),
});

/** The changed fields of a page's settings: only these are sent, so that nothing else is overwritten. */
export function changesOf(page: PageSettings, draft: SettingsDraft, timeZone: string) {
  const before = toDraft(page, timeZone);
  return {
    ...(draft.title !== before.title && { title: draft.title }),
    ...(draft.slug !== before.slug && { slug: draft.slug }),
    ...(draft.status !== before.status && { status: draft.status }),
    ...postChanges(before, draft, timeZone),
  };
}
