import { DATA_TAG, STAND_IN, withoutFillers } from "./fillers.ts";
import { isMarkup, markupOf } from "./flight-markup.ts";
import { type Row, readRows, writeRows } from "./flight-rows.ts";
import { headRuns } from "./head-runs.ts";
import { readCopy, replaceCopy } from "./page-copy.ts";
import { isSamePage } from "./same-page.ts";
import {
  type Element,
  follow,
  isElement,
  isRecord,
  type Json,
  readTree,
  referenceOf,
  type Tree,
} from "./tree.ts";

/** Characters: a stand-in for a shorter part would be as long as the part. */
const WORTH = 160;
/** Different parts that are looked for in a page: each search reads the whole of it. */
const MOST = 2_000;
/** Elements without an inside that could be left alone, and those that are React's. */
const WHOLE = new Set(
  "area br col embed hr img input source track wbr script style noscript template".split(" "),
);

interface Part {
  readonly element: Element;
  /** Further elements of the head that follow directly in the HTML. */
  readonly followers?: readonly Element[];
  readonly tag: string;
  readonly markup: string;
  /** Characters of the markup before the element that gets the number. */
  readonly lead?: number;
  /** The place of that element in the HTML. */
  readonly at: number;
}

type Candidate = Omit<Part, "at">;

/** Thrown if a shortened page gives React another tree than the whole one. */
export class UnequalPage extends Error {}

/**
 * Removes from a page's router copy everything that its HTML contains anyway: every part that is only markup, found
 * literally and equally often in the HTML, and the head's elements. A page with anything unexpected is returned
 * unchanged (docs/decisions/0060-the-routers-copy-leaves-out-what-stands-still.md).
 * @param rewrite changes the rows, for tests
 * @throws UnequalPage if the result is checked and found to be another page
 */
export function leaveOutStillParts(html: string, rewrite = withoutParts): string {
  let page: { readonly tree: Tree; readonly short: string } | null;
  try {
    page = shortened(html, rewrite);
  } catch {
    return html;
  }
  if (page && !isSamePage({ ...page, whole: html })) throw new UnequalPage();
  return page?.short ?? html;
}

/** The shortened page, and the tree of the whole one; null if there is nothing to remove. */
function shortened(html: string, rewrite: typeof withoutParts) {
  const rows = readRows(readCopy(html) ?? "");
  const standIn = rows?.find(({ kind, text }) => kind === "I" && text.includes(STAND_IN));
  if (!rows || !standIn) return null;
  const tree = readTree(rows);
  const parts = findParts(tree, html);
  if (parts.length === 0) return null;
  const copy = writeRows(rewrite(tree, rows, parts, standIn.id, html));
  return { tree, short: replaceCopy(mark(html, parts), copy) };
}

/** The largest parts that are only markup and occur in the HTML, each as often as in the tree. */
function findParts(tree: Tree, html: string): Part[] {
  const found: Part[] = [];
  const seen = new Set<Json>();
  let searches = 0;
  let level: Json[] = ["$0"];
  while (level.length > 0) {
    const candidates = level.flatMap((value) => candidatesIn(tree, value, seen));
    const groups = Map.groupBy(candidates, ({ markup }) => markup);
    searches += groups.size;
    if (searches > MOST) return [];
    level = [];
    for (const [markup, same] of groups) {
      const places = placesOf(html, markup);
      // Parts with the same markup can change places.
      if (places.length === same.length)
        found.push(
          ...same.map((part, index) => ({ ...part, at: (places[index] ?? 0) + (part.lead ?? 0) })),
        );
      else level.push(...same.flatMap(({ element, followers }) => (followers ? [] : element[3])));
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The topmost elements below a value that are markup alone and worth it, through the rows that it names. */
function candidatesIn(tree: Tree, value: Json, seen: Set<Json>): Candidate[] {
  if (typeof value === "string") {
    const row = tree.get(referenceOf(value)?.id ?? "");
    return row?.kind === "" && !seen.has(row.value) ? candidatesIn(tree, row.value, seen) : [];
  }
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isElement(value)) {
    const tag = value[1];
    const isPart = isTag(tag) && !WHOLE.has(tag) && isMarkup(tree, value);
    if ((isPart && lengthOf(tree, value) >= WORTH) || isData(tree, value))
      return [{ element: value, tag: String(tag), markup: markupOf(tree, value) }];
  }
  const runs = Array.isArray(value) ? headRuns(tree, value) : [];
  const inRuns = new Set<Json>(runs.flatMap(({ element, followers }) => [element, ...followers]));
  const others = Object.values(value).filter((part) => !inRuns.has(part));
  return [...runs, ...others.flatMap((part) => candidatesIn(tree, part, seen))];
}

const isData = (tree: Tree, element: Element) =>
  element[1] === "script" &&
  isMarkup(tree, element) &&
  markupOf(tree, element).startsWith(DATA_TAG);

const isTag = (type: Json): type is string => typeof type === "string" && /^[a-z]/.test(type);

/** Characters of a value with the rows that it names. */
const lengthOf = (tree: Tree, value: Json): number =>
  JSON.stringify(value, (_, part: Json) =>
    typeof part === "string" && part.startsWith("$") && part !== "$" ? follow(tree, part) : part,
  ).length;

function placesOf(html: string, markup: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(markup); at !== -1; at = html.indexOf(markup, at + markup.length))
    places.push(at);
  return places;
}

/** The HTML with each part's number on it. */
function mark(html: string, parts: readonly Part[]): string {
  let [marked, from] = ["", 0];
  parts.forEach(({ at, tag }, index) => {
    if (tag === "script") return;
    const behind = at + 1 + tag.length;
    marked += `${html.slice(from, behind)} data-still="${index + 1}"`;
    from = behind;
  });
  return marked + html.slice(from);
}

/**
 * The rows with stand-ins for the parts, without rows that nothing refers to any more. Throws for a dangling reference.
 */
function withoutParts(
  tree: Tree,
  rows: readonly Row[],
  parts: readonly Part[],
  standIn: string,
  html: string,
): Row[] {
  const standsIn = (key: Json, props: { [name: string]: Json }): Json => [
    "$",
    `$L${standIn}`,
    key,
    props,
  ];
  const standIns = new Map<Json, Json>(
    parts.map(({ element, followers, tag, at }, index) => [
      element,
      standsIn(element[2], {
        ...(followers ? { head: followers.length + 1 } : { as: tag }),
        n: tag === "script" ? placesOf(html.slice(0, at), DATA_TAG).length : index + 1,
      }),
    ]),
  );
  // A page that fails in the browser may need what it has for that.
  const gone = rows.some(({ kind }) => kind === "E") ? null : standsIn(null, { gone: true });
  const followers = new Set<Json>(parts.flatMap((part) => part.followers ?? []));
  const replaced = (value: Json): Json => {
    const own = standIns.get(value);
    if (own !== undefined) return own;
    const kept = Array.isArray(value) ? value.filter((part) => !followers.has(part)) : value;
    return mapParts(withoutFillers(withoutNothing(kept), html, gone), replaced);
  };
  const changed: Tree = new Map(
    [...tree].map(([id, row]) => [
      id,
      row.kind === "" ? { ...row, value: replaced(row.value) } : row,
    ]),
  );
  /** References into a removed part are replaced by their targets. */
  const resolved = (value: Json): Json => {
    if (typeof value !== "string" || !referenceOf(value)?.path.length)
      return mapParts(value, resolved);
    const [before, after] = [follow(tree, value), follow(changed, value)];
    if (before === undefined) throw new Error(`${value} leads nowhere`);
    return JSON.stringify(before) === JSON.stringify(after) ? value : resolved(before);
  };
  const written = rows.map((row) => {
    const known = row.kind === "" ? changed.get(row.id) : undefined;
    return known ? { ...row, text: JSON.stringify(resolved(known.value)) } : row;
  });
  return reachable(written, tree);
}

/** An element of HTML without the attributes that it does not have. */
function withoutNothing(value: Json): Json {
  if (!isElement(value) || !isTag(value[1])) return value;
  const [sign, tag, key, props] = value;
  const own = Object.entries(props).filter(([, attribute]) => attribute !== "$undefined");
  return [sign, tag, key, Object.fromEntries(own)];
}

/** A value with each of its parts put through a function. */
function mapParts(value: Json, change: (part: Json) => Json): Json {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

/** Whatever a text of the protocol may name, and perhaps more. */
const NAMES = /\$[L@hQWBKi]?([0-9a-f]+)/g;

/** The rows in use: the first one, those outside the tree, and all that these refer to. */
function reachable(rows: readonly Row[], tree: Tree): Row[] {
  const isRoot = ({ id, kind }: Row) => id === "0" || !tree.has(id) || !["", "T"].includes(kind);
  const waiting = rows.filter(isRoot);
  const kept = new Set(waiting);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (let row = waiting.pop(); row; row = waiting.pop())
    for (const [, id = ""] of row.kind === "T" ? [] : row.text.matchAll(NAMES)) {
      const named = byId.get(id);
      if (!named || kept.has(named)) continue;
      kept.add(named);
      waiting.push(named);
    }
  return rows.filter((row) => kept.has(row));
}
