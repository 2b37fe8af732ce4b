import { isRecord, textOf } from "#lib/base/utils/is-record.ts";
import { type MarkupReader, shownTitle } from "#lib/staff/edit/model/shown-title.ts";

/** The status of a section in a language. `source` is the one that the others were made from. */
type CellStatus = "source" | "present" | "outdated" | "missing";

export interface Cell {
  readonly status: CellStatus;
  /** Null where it is missing. */
  readonly id: number | null;
}

/** One section, in every language of the site. */
export interface SectionRow {
  /** `page-section:{slugMain}`, or the handler of an element shared by every page. */
  readonly handler: string;
  /** Of `options.component`. */
  readonly component: string;
  /** In the edited language, if it exists there. */
  readonly title: string;
  /** The language that it is translated from. */
  readonly from: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** The answer of POST /api/edit/languages/status. */
export interface LanguageStatus {
  /** Null if the address is neither a page nor a post. */
  readonly page: {
    readonly slugMain: string;
    readonly title: string;
    readonly cells: Readonly<Record<string, Cell>>;
    /** The language that it is translated from. */
    readonly from: string;
  } | null;
  readonly rows: readonly SectionRow[];
  /** The elements shared by every page: header, footer, cookie notice … */
  readonly shared: readonly SectionRow[];
  /** Post types, by which everything of the site can be translated. */
  readonly types: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
  }[];
}

/** The values by which languages are compared. */
interface Version {
  readonly id: number;
  readonly originalId: number | null;
  readonly component: string;
  readonly title: string;
  /** When it was saved, "" if the backend does not send it. */
  readonly saved: string;
  readonly begun: string;
}

const toVersion = (element: Readonly<Record<string, unknown>>, read?: MarkupReader): Version => {
  const component = isRecord(element.options) ? textOf(element.options.component) : "";
  return {
    id: Number(element.id),
    originalId: Number(element.originalId) > 0 ? Number(element.originalId) : null,
    component,
    title: shownTitle({ meta: element.meta, parts: element.parts }, component, read),
    saved: textOf(element.updated_at),
    begun: textOf(element.created_at),
  };
};

/**
 * The sections of a page in all languages, each as one row. Translations are found by their reference to the original.
 * A section that has no such reference, and isn't referred to, is paired with a section of the same component, in
 * order: not every backend stores the origin of a translation (docs/contract.md §5.16).
 * @param handler shared by all the elements
 * @param byLanguage the elements as received, the site's main language first
 * @param shown the edited language
 * @param read left out in a browser
 */
export function sectionRows(
  handler: string,
  byLanguage: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>,
  shown = "",
  read?: MarkupReader,
): SectionRow[] {
  const languages = [...byLanguage.keys()];
  const groups: Map<string, Version>[] = [];
  const ofOriginal = new Map<number, Map<string, Version>>();
  const versions = [...byLanguage].flatMap(([language, elements]) =>
    elements.map((element) => ({ language, version: toVersion(element, read) })),
  );
  const originals = new Set(versions.flatMap(({ version }) => version.originalId ?? []));
  for (const { language, version } of versions) {
    const original = version.originalId ?? (originals.has(version.id) ? version.id : null);
    const known =
      original === null
        ? groups.find(
            (group) => isLoose(group, ofOriginal) && fits(group, language, version.component),
          )
        : ofOriginal.get(original);
    const group = known ?? new Map<string, Version>();
    if (!known) groups.push(group);
    if (original !== null) ofOriginal.set(original, group);
    if (!group.has(language)) group.set(language, version);
  }
  return groups.map((group) => ({ handler, ...toRow(group, languages, shown) }));
}

/** Whether nothing in a group refers to its source. */
const isLoose = (
  group: Map<string, Version>,
  ofOriginal: ReadonlyMap<number, Map<string, Version>>,
): boolean => ![...ofOriginal.values()].includes(group);

const fits = (group: Map<string, Version>, language: string, component: string): boolean =>
  !group.has(language) && [...group.values()].every((version) => version.component === component);

function toRow(
  group: ReadonlyMap<string, Version>,
  languages: readonly string[],
  shown: string,
): Omit<SectionRow, "handler"> {
  const entries = [...group];
  const [from, source] = entries.find(([, { originalId }]) => originalId === null) ??
    entries[0] ?? ["", null];
  const cells = languages.map((language): [string, Cell] => {
    const version = group.get(language);
    if (!version) return [language, { status: "missing", id: null }];
    if (language === from) return [language, { status: "source", id: version.id }];
    const status = isOlder(version, source) ? "outdated" : "present";
    return [language, { status, id: version.id }];
  });
  return {
    component: source?.component ?? "",
    title: (group.get(shown) ?? source)?.title ?? "",
    from,
    cells: Object.fromEntries(cells),
  };
}

/** Whether the source was saved after the translation. False without times. */
export function isOlder(
  translation: Pick<Version, "saved" | "begun">,
  source: Pick<Version, "saved"> | null,
): boolean {
  const [own, other] = [translation.saved || translation.begun, source?.saved ?? ""].map(
    Date.parse,
  );
  return own !== undefined && other !== undefined && own < other;
}

/** How many sections of a page are missing in a language, and how many are older than their source. */
export function countIn(
  rows: readonly SectionRow[],
  language: string,
): { readonly missing: number; readonly outdated: number } {
  const of = (status: CellStatus) =>
    rows.filter(({ cells }) => cells[language]?.status === status).length;
  return { missing: of("missing"), outdated: of("outdated") };
}

/** A backend may answer with another language's text; `translations` lists the existing languages. */
export const isThere = (
  post: { readonly translations: Readonly<Record<string, unknown>> } | null,
  locale: string,
): boolean => {
  const named = Object.keys(post?.translations ?? {});
  return post !== null && (named.length === 0 || named.includes(locale));
};
