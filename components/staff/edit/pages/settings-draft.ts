import type { StoredMedia } from "#components/staff/edit/pictures/picture-value.ts";
import { instantOf } from "#lib/base/utils/date.ts";
import { clockIn, instantAt } from "#lib/base/utils/time-zone.ts";
import type { Media } from "#lib/shop/api/schemas/media.ts";
import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";

/** The settings of a page as its form stores them. */
export interface SettingsDraft {
  readonly title: string;
  readonly slug: string;
  readonly status: "draft" | "published";
  /** In the format of a date and time field, in the site's time zone, which visitors see too. */
  readonly date: string;
  readonly excerpt: string;
  readonly body: string;
  readonly termIds: readonly number[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** The picture of shared links, in the library's form if it was chosen here. */
  readonly image: Media | null;
  readonly chosenImage: StoredMedia | null;
}

/** The settings as the page has them. */
export const toDraft = (page: PageSettings, timeZone: string): SettingsDraft => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  date: toField(page.publishedAt, timeZone),
  excerpt: page.excerpt,
  body: page.body,
  termIds: page.termIds,
  seoTitle: page.seo.title,
  seoDescription: page.seo.description,
  image: page.seo.image,
  chosenImage: null,
});

/** Terms with one added or removed, in the order in which they are saved: removing an added one changes nothing. */
export function withTerm(
  terms: readonly number[],
  id: number,
  isChosen: boolean,
  saved: readonly number[],
): readonly number[] {
  const next = isChosen ? [...terms, id] : terms.filter((one) => one !== id);
  return [
    ...saved.filter((one) => next.includes(one)),
    ...next.filter((one) => !saved.includes(one)),
  ];
}

function toField(iso: string, timeZone: string): string {
  const time = instantOf(iso);
  return time === null ? "" : clockIn(time, timeZone);
}

/** The instant of a date and time field, as ISO 8601; null if it is empty. */
function fromField(date: string, timeZone: string): string | null {
  const time = instantAt(date, timeZone);
  return time === null ? null : new Date(time).toISOString();
}

/** The changed fields of a page's settings: only these are sent, so that nothing else is overwritten. */
export function changesOf(
  page: PageSettings,
  draft: SettingsDraft,
  timeZone: string,
): Readonly<Record<string, unknown>> {
  const before = toDraft(page, timeZone);
  const publishedAt = draft.date === before.date ? null : fromField(draft.date, timeZone);
  const texts = (
    ["title", "slug", "status", "excerpt", "body", "seoTitle", "seoDescription"] as const
  )
    .filter((name) => draft[name] !== before[name])
    .map((name) => [name, draft[name]]);
  const isRefiled = [...draft.termIds].toSorted().join() !== [...before.termIds].toSorted().join();
  return {
    ...Object.fromEntries(texts),
    ...(publishedAt !== null && { publishedAt }),
    ...(isRefiled && { termIds: draft.termIds }),
    ...(draft.image === null && before.image !== null && { seoImage: null }),
    ...(draft.chosenImage !== null && {
      seoImage: { ...draft.chosenImage, id: Number(draft.chosenImage.id) },
    }),
  };
}
