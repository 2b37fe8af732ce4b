import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Element, follow, isElement, isRecord, type Json, type Tree } from "./tree.ts";

/** Elements that React moves into the head, runs or leaves out. */
const OTHERS = new Set("html head body base link meta title style noscript template".split(" "));

const FRAGMENT = "$Sreact.fragment";

/** Whether a value is markup alone: elements of HTML and texts, without a client component anywhere below. */
export function isMarkup(tree: Tree, value: Json | undefined): boolean {
  const found = follow(tree, value);
  if (found === undefined) return false;
  if (typeof found === "string") return !found.startsWith("$") || isPlain(found);
  if (!isElement(found))
    return Array.isArray(found) ? found.every((part) => isMarkup(tree, part)) : !isRecord(found);
  const [, type, , { children = null, ...attributes }] = found;
  const name = follow(tree, type);
  if (name === FRAGMENT) return isMarkup(tree, children);
  if (typeof name !== "string" || name.startsWith("$") || OTHERS.has(name)) return false;
  if (name === "script" && attributes.type !== "application/ld+json") return false;
  return (
    Object.values(attributes).every((part) => isAttribute(tree, part)) && isMarkup(tree, children)
  );
}

const isPlain = (text: string) => text === "$undefined" || text.startsWith("$$");

function isAttribute(tree: Tree, value: Json): boolean {
  const found = follow(tree, value);
  if (found === undefined || Array.isArray(found)) return false;
  if (isRecord(found))
    return Object.values(found).every((part) => !isRecord(part) && isAttribute(tree, part));
  return typeof found !== "string" || !found.startsWith("$") || isPlain(found);
}

/** Rendering is most of the work of shortening a page, and the check of the result asks for the same elements again. */
const rendered = new WeakMap<Element, string>();

/** The HTML that React writes for an element of a tree that is markup alone. */
export function markupOf(tree: Tree, element: Element): string {
  const known = rendered.get(element);
  if (known !== undefined) return known;
  // React writes preloads before the markup.
  const markup = renderToString(toNode(tree, element)).replace(/^(?:<link\b[^>]*>)+/, "");
  rendered.set(element, markup);
  return markup;
}

/** The HTML that React renders for a value that is markup. */
export function toNode(tree: Tree, value: Json | undefined): ReactNode {
  const found = follow(tree, value);
  if (isElement(found)) {
    const [, type, key, { children = null, ...attributes }] = found;
    const name = follow(tree, type);
    return createElement(
      name === FRAGMENT ? Fragment : String(name),
      {
        key: typeof key === "string" ? key : undefined,
        ...Object.fromEntries(
          Object.entries(attributes).map(([attribute, part]) => [attribute, toValue(tree, part)]),
        ),
      },
      ...[children].map((child) => toNode(tree, child)),
    );
  }
  if (Array.isArray(found)) return found.map((part) => toNode(tree, part));
  return isRecord(found) ? null : (unescaped(found) as ReactNode);
}

function toValue(tree: Tree, value: Json): unknown {
  const found = follow(tree, value);
  if (isRecord(found) && !Array.isArray(found))
    return Object.fromEntries(
      Object.entries(found).map(([name, part]) => [name, toValue(tree, part)]),
    );
  return unescaped(found);
}

const unescaped = (value: Json | undefined) =>
  value === "$undefined"
    ? undefined
    : typeof value === "string" && value.startsWith("$$")
      ? value.slice(1)
      : value;
