import { DATA_TAG, MISSING, STAND_IN } from "./fillers.ts";
import { markupOf } from "./flight-markup.ts";
import { type Row, readRows } from "./flight-rows.ts";
import { headMarkupOf } from "./head-runs.ts";
import { readCopy, withoutCopy } from "./page-copy.ts";
import {
  type Element,
  follow,
  isElement,
  isRecord,
  type Json,
  readTree,
  type Tree,
} from "./tree.ts";

interface Pages {
  readonly whole: string;
  readonly short: string;
  /** The tree of the whole page. */
  readonly tree: Tree;
}

type Props = { [name: string]: Json };

/** The attribute by which the browser finds the markup that a stand-in keeps. */
const MARK = / data-still="\d+"/g;

/**
 * Whether a shortened page gives React the same tree as the whole one, and the visitor the same HTML. It uses none of
 * the shortening code: it compares both trees and, for each stand-in of the short one, the markup of the replaced part
 * with the HTML that the stand-in refers to.
 */
export function isSamePage({ whole, short, tree }: Pages): boolean {
  if (bare(whole) !== bare(short)) return false;
  const [before, after] = [readRows(readCopy(whole) ?? ""), readRows(readCopy(short) ?? "")];
  if (!before || !after) return false;
  const other = readTree(after);
  const { standInOf, isKept } = createStandIns({ short, tree, other, rows: after });
  const [textsBefore, textsAfter] = [textsOf(before), textsOf(after)];
  /** Pairs that are being compared or are equal, because a tree may be recursive. */
  const compared = new Map<Json, Set<Json>>();

  function isSame(a: Json | undefined, b: Json | undefined): boolean {
    const stand = standInOf(b);
    if (stand) return isKept([a], stand);
    const [one, two] = [resolve(tree, a), resolve(other, b)];
    if (typeof one !== "object" || one === null || typeof two !== "object" || two === null)
      return one === two && (typeof one !== "string" || hasSameRow(one));
    if (compared.get(one)?.has(two)) return true;
    compared.set(one, (compared.get(one) ?? new Set()).add(two));
    if (isElement(one) && isElement(two)) return isSameElement(one, two);
    if (Array.isArray(one) && Array.isArray(two)) return isSameList(one, two);
    return isRecord(one) && isRecord(two) && hasSameProps(one, two);
  }

  function isSameElement(a: Element, b: Element): boolean {
    const isOurs = typeof a[1] === "string" && !a[1].startsWith("$");
    const drop = isOurs || Object.hasOwn(a[3], "parallelRouterKey");
    const [one, two] = [a, b].map(([, , , props]) => (drop ? withoutUndefined(props) : props));
    return (
      isSame(a[1], b[1]) &&
      isSame(a[2], b[2]) &&
      hasSameProps(one ?? {}, two ?? {}, a) &&
      isSameList(a.slice(4), b.slice(4))
    );
  }

  /** A stand-in may take the place of several elements of the head in a row. */
  function isSameList(a: readonly Json[], b: readonly Json[]): boolean {
    let at = 0;
    for (const part of b) {
      const stand = standInOf(part);
      const taken = a.slice(at, at + (typeof stand?.head === "number" ? stand.head : 1));
      if (stand ? !isKept(taken, stand) : taken.length === 0 || !isSame(taken[0], part))
        return false;
      at += taken.length;
    }
    return at === a.length;
  }

  function hasSameProps(a: Props, b: Props, element?: Element): boolean {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every(
        (name) =>
          Object.hasOwn(b, name) &&
          (isSame(a[name], b[name]) ||
            (element !== undefined && isInHtml(element, name, a[name], b[name]))),
      )
    );
  }

  /** Whether React needs no text there, because the HTML has it, or the server is asked for the part. */
  function isInHtml({ 1: type }: Element, name: string, a: Json | undefined, b: Json | undefined) {
    if (type === "style") return name === "children" && b === "" && short.includes(`>${a}</style>`);
    if (type === "script") {
      const isEmpty = isRecord(b) && Object.keys(b).length === 1 && b.__html === "";
      return isEmpty && isRecord(a) && short.includes(`<script>${a.__html}</script>`);
    }
    return (
      name === "notFound" &&
      standInOf(b)?.gone === true &&
      JSON.stringify(a).includes(MISSING) &&
      !short.includes(`class="${MISSING}"`)
    );
  }

  /** Rows of other kinds, such as client components, are compared word for word. */
  function hasSameRow(text: string): boolean {
    const id = /^\$[A-Za-z@]?([0-9a-f]+)/.exec(text)?.[1] ?? "";
    return textsBefore.get(id) === textsAfter.get(id) || tree.has(id);
  }

  return isSame("$0", "$0") && keepsOthers(before, after);
}

interface ShortPage extends Omit<Pages, "whole"> {
  /** The tree of the shortened page, and its rows. */
  readonly other: Tree;
  readonly rows: readonly Row[];
}

/** Reads the stand-ins of a shortened page. */
function createStandIns({ short, tree, other, rows }: ShortPage) {
  const id = rows.find(({ kind, text }) => kind === "I" && text.includes(STAND_IN))?.id;

  /** The layout has one itself that replaces nothing, so that the copy names the component. */
  function standInOf(value: Json | undefined): Props | null {
    const found = resolve(other, value);
    if (id === undefined || !isElement(found) || found[1] !== `$L${id}`) return null;
    return found[3].n === undefined && found[3].gone === undefined ? null : found[3];
  }

  /** Whether a stand-in leads to the markup of what it replaces. */
  function isKept(parts: readonly (Json | undefined)[], { as, head, n }: Props): boolean {
    const elements = parts.map((part) => follow(tree, part)).filter(isElement);
    const [last] = elements.slice(-1);
    if (!last || elements.length !== parts.length || typeof n !== "number") return false;
    if (as === "script") {
      const at = indexOfNth(short, DATA_TAG, n);
      return at !== -1 && short.startsWith(markupOf(tree, last), at);
    }
    const { markup, lead } = head
      ? headMarkupOf(tree, elements)
      : { markup: markupOf(tree, last), lead: 0 };
    const behind = lead + 1 + String(last[1]).length;
    return short.includes(`${markup.slice(0, behind)} data-still="${n}"${markup.slice(behind)}`);
  }

  return { standInOf, isKept };
}

const bare = (html: string): string => withoutCopy(html).replace(MARK, "");

/** The target of a reference; the value itself for anything else. */
const resolve = (tree: Tree, value: Json | undefined): Json | undefined =>
  follow(tree, value) ?? value;

/** The rows of each id as they are written. */
function textsOf(rows: readonly Row[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, kind, text } of rows) texts.set(id, `${texts.get(id) ?? ""}${kind}${text}\n`);
  return texts;
}

/** Whether all rows outside the tree are there, in order. */
function keepsOthers(before: readonly Row[], after: readonly Row[]): boolean {
  const others = (rows: readonly Row[]) =>
    rows.filter(({ kind }) => kind !== "" && kind !== "T").map((row) => JSON.stringify(row));
  return others(before).join() === others(after).join();
}

const withoutUndefined = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== "$undefined"));

function indexOfNth(text: string, part: string, n: number): number {
  let at = text.indexOf(part);
  for (let left = n; left > 0 && at !== -1; left -= 1) at = text.indexOf(part, at + part.length);
  return at;
}
