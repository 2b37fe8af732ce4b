import { renderToString } from "react-dom/server";
import { toNode } from "./flight-markup.ts";
import { type Element, follow, isElement, isRecord, type Json, type Tree } from "./tree.ts";

/** Several elements of the page's head in a row. */
export interface HeadRun {
  readonly element: Element;
  readonly followers: readonly Element[];
  /** The tag of the last one, which gets the number, because programs search for a title or description literally. */
  readonly tag: string;
  readonly markup: string;
  /** Characters of the markup before the last one. */
  readonly lead: number;
}

/** Attributes that browsers return unchanged, and by which React finds an element of the head again. */
const ATTRIBUTES = new Set("name property content media rel href hrefLang sizes type".split(" "));
/** Elements that load something, which React counts and orders itself. */
const LOADS = /stylesheet|pre|script|dns/;
/** A stand-in for a single element would be as long as the element. */
const WORTH = 2;

/**
 * Runs of neighbouring head elements, such as title and description, in a row of the copy: React writes them in the
 * same order into the HTML.
 */
export function headRuns(tree: Tree, list: readonly Json[]): HeadRun[] {
  const runs: Element[][] = [[]];
  for (const value of list)
    if (isHead(tree, value)) runs.at(-1)?.push(value);
    else runs.push([]);
  return runs.flatMap((run) => {
    const [element, ...followers] = run;
    const last = run.at(-1);
    if (!element || !last || run.length < WORTH) return [];
    return [{ element, followers, tag: String(last[1]), ...headMarkupOf(tree, run) }];
  });
}

/** The HTML of elements of the head in a row, and the number of characters before the last one. */
export function headMarkupOf(tree: Tree, run: readonly Element[]) {
  const markup = renderToString(run.map((part) => toNode(tree, part)));
  return { markup, lead: markup.length - renderToString(toNode(tree, run.at(-1))).length };
}

function isHead(tree: Tree, value: Json): value is Element {
  if (!isElement(value)) return false;
  const [, tag, , { children, ...attributes }] = value;
  if (tag === "title") return isText(follow(tree, children)) && isEmpty(attributes);
  if (tag !== "meta" && tag !== "link") return false;
  // React writes the viewport first, in another place.
  if (children !== undefined || attributes.name === "viewport") return false;
  if (tag === "link" && LOADS.test(String(attributes.rel))) return false;
  return Object.entries(attributes).every(
    ([name, text]) => ATTRIBUTES.has(name) && isText(follow(tree, text)),
  );
}

const isText = (value: Json | undefined) => typeof value === "string" && !value.startsWith("$");

const isEmpty = (value: Json) => isRecord(value) && Object.keys(value).length === 0;
