import { parseTextPath } from "./paths.ts";

/** The slots of `meta` and `mobileMeta` that pages show as HTML, as `EditableHtml` names them. */
const HTML: ReadonlySet<string> = new Set(["text", "body", "about"]);
/** `component.slot`: where a section shows such a slot as plain text all the same. */
const PLAIN: ReadonlySet<string> = new Set(["quote.text"]);

/** Whether the section of this component shows what stands at a path as HTML. A name of a link is always plain. */
export function holdsHtml(component: string, path: string): boolean {
  const [slot, name = ""] = parseTextPath(path)?.keys ?? [];
  return slot !== "linkMeta" && HTML.has(name) && !PLAIN.has(`${component}.${name}`);
}
