import type { StoredMedia } from "#components/edit/pictures/picture-value.ts";
import type { Media } from "#lib/api/schemas/media.ts";
import type { PageSettings } from "#lib/edit/pages/page-info.ts";

/** The settings of a page as its form holds them. */
export interface SettingsDraft {
  readonly title: string;
  readonly slug: string;
  readonly status: "draft" | "published";
  /** As a field for date and time has it, in the time of this device. */
  readonly date: string;
  readonly excerpt: string;
  readonly body: string;
  readonly termIds: readonly number[];
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** What shared links show, and as the library holds it where it was chosen here. */
  readonly image: Media | null;
  readonly chosenImage: StoredMedia | null;
}

const toDraft = (page: PageSettings): SettingsDraft => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  date: toField(page.publishedAt),
  excerpt: page.excerpt,
  body: page.body,
  termIds: page.termIds,
  seoTitle: page.seo.title,
  seoDescription: page.seo.description,
  image: page.seo.image,
  chosenImage: null,
});

interface Unsaved {
  readonly own: Partial<SettingsDraft>;
  /** What these fields were when they were changed. */
  readonly before: Partial<SettingsDraft>;
}

/** The fields that somebody has not saved yet, by page: they outlast what others save of it. */
const unsaved = new Map<string, Unsaved>();
const keyOf = ({ id, slug }: PageSettings): string => JSON.stringify([id, slug]);
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The settings as the page has them, with what was left unsaved in this tab: closing the form discards nothing. */
export const beginDraft = (page: PageSettings): SettingsDraft => ({
  ...toDraft(page),
  ...unsaved.get(keyOf(page))?.own,
});

/** Remembers what is not saved yet; null once it is. */
export function keepDraft(page: PageSettings, draft: SettingsDraft | null): void {
  const now = new Map<string, unknown>(Object.entries(toDraft(page)));
  const own = Object.entries(draft ?? {}).filter(([name, value]) => !isSame(value, now.get(name)));
  const known = new Map<string, unknown>(Object.entries(unsaved.get(keyOf(page))?.before ?? {}));
  const before = own.map(([name]) => [name, known.has(name) ? known.get(name) : now.get(name)]);
  if (own.length === 0) unsaved.delete(keyOf(page));
  else
    unsaved.set(keyOf(page), { own: Object.fromEntries(own), before: Object.fromEntries(before) });
}

/** The fields that were changed here, and that somebody else has saved otherwise since: as the page has them now. */
export function theirsIn(page: PageSettings, draft: SettingsDraft): Partial<SettingsDraft> {
  const before = new Map<string, unknown>(Object.entries(unsaved.get(keyOf(page))?.before ?? {}));
  const own = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    Object.entries(toDraft(page)).filter(
      ([name, value]) =>
        before.has(name) && !isSame(before.get(name), value) && !isSame(own.get(name), value),
    ),
  );
}

const MINUTE = 60_000;

function toField(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return "";
  const offset = new Date(time).getTimezoneOffset() * MINUTE;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** What of a page's settings is to be sent: changed fields only, so that nothing else is written over. */
export function changesOf(
  page: PageSettings,
  draft: SettingsDraft,
): Readonly<Record<string, unknown>> {
  const before = toDraft(page);
  const texts = (
    ["title", "slug", "status", "excerpt", "body", "seoTitle", "seoDescription"] as const
  )
    .filter((name) => draft[name] !== before[name])
    .map((name) => [name, draft[name]]);
  const isRefiled = [...draft.termIds].toSorted().join() !== [...before.termIds].toSorted().join();
  return {
    ...Object.fromEntries(texts),
    ...(draft.date !== before.date &&
      draft.date !== "" && { publishedAt: new Date(draft.date).toISOString() }),
    ...(isRefiled && { termIds: draft.termIds }),
    ...(draft.image === null && before.image !== null && { seoImage: null }),
    ...(draft.chosenImage !== null && {
      seoImage: { ...draft.chosenImage, id: Number(draft.chosenImage.id) },
    }),
  };
}
