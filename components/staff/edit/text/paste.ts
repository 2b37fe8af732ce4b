import { isLinkAddress } from "#components/staff/edit/links/link-address.ts";
import { inert } from "./markup.ts";

/** Zero-width marks come from copied texts and would be saved unnoticed. */
const INVISIBLE = /[\u200b\u2060\ufeff]/g;
/** Word's own tags (`o:p`), and its conditions. */
const OWN_TAGS = /<\/?[a-z]+:[a-z][^>]*(?:>|$)|<!\[(?:if|endif)[^>]*(?:>|$)/gi;
const BLOCKS =
  "p h1 h2 h3 h4 h5 h6 div section article header footer main aside nav blockquote pre figure figcaption dl dt dd " +
  "table caption thead tbody tfoot tr td th form fieldset address center hr";
const DROPPED =
  "script, style, meta, link, title, head, xml, template, iframe, object, svg, img, picture, video, audio, button, " +
  "input, select, textarea, noscript";

/** The text without its invisible marks. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, "");

/**
 * Converts markup of another program to paragraphs, lists and links. Other elements are dropped, and their text stays.
 */
export function cleanPaste(html: string): string {
  const root = inert(withoutInvisible(html).replace(OWN_TAGS, ""));
  const out = document.implementation.createHTMLDocument().body;
  dropMarkers(root);
  for (const node of [...root.querySelectorAll(DROPPED)]) node.remove();
  listsOfWord(root);
  adoptLists(root);
  copy(root, out);
  tidy(out);
  return out.innerHTML;
}

/** Word writes a list's bullet or number as text, for programs that do not know lists. */
function dropMarkers(root: HTMLElement): void {
  for (const span of [...root.querySelectorAll("[style]")]) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute("style") ?? "")) continue;
    const marker = (span.textContent ?? "").trim();
    span.closest("p")?.setAttribute("data-marker", marker);
    span.remove();
  }
}

/** Word writes the items of a list as paragraphs with a level each. */
function listsOfWord(root: HTMLElement): void {
  const open: { list: HTMLElement; level: number }[] = [];
  let previous: Element | null = null;
  for (const paragraph of [...root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:[^;:]*?level(\d)/i.exec(style)?.[1] ?? 0);
    if (level === 0) {
      open.length = 0;
      continue;
    }
    if (previous && paragraph.previousElementSibling !== previous) open.length = 0;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const isNumbered = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(
        paragraph.getAttribute("data-marker") ?? "",
      );
      const list = root.ownerDocument.createElement(isNumbered ? "ol" : "ul");
      const holder = open.at(-1)?.list.lastElementChild;
      if (holder) holder.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = root.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    previous = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** Google Docs puts a nested list after its item. */
function adoptLists(root: HTMLElement): void {
  for (const list of [...root.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")])
    if (list.previousElementSibling?.matches("li")) list.previousElementSibling.append(list);
}

/** Copies the kept elements, without attributes except a link's address. */
function copy(from: Node, to: HTMLElement): void {
  const page = to.ownerDocument;
  for (const node of from.childNodes) {
    if (node.nodeType === 3) to.append(node.nodeValue ?? "");
    if (node.nodeType !== 1) continue;
    const element = node as HTMLElement;
    const name = element.nodeName.toLowerCase();
    if (name === "br") to.append(page.createElement("br"));
    else if (["ul", "ol", "li"].includes(name)) into(element, to, page.createElement(name));
    else if (name === "a" && isLinkAddress(element.getAttribute("href") ?? "")) {
      const link = page.createElement("a");
      link.setAttribute("href", element.getAttribute("href") ?? "");
      into(element, to, link);
    } else if (` ${BLOCKS} `.includes(` ${name} `)) {
      if (isInnermost(element)) into(element, to, page.createElement("p"));
      else copy(element, to);
    } else copy(element, to);
  }
}

function into(from: Node, to: HTMLElement, element: HTMLElement): void {
  to.append(element);
  copy(from, element);
}

const isInnermost = (element: HTMLElement): boolean =>
  !element.querySelector(`${BLOCKS.replaceAll(" ", ",")},ul,ol`);

function tidy(root: HTMLElement): void {
  for (const paragraph of [...root.querySelectorAll("p")]) {
    const isBlank = (paragraph.textContent ?? "").trim() === "";
    const isAlone =
      paragraph.parentElement?.matches("li") &&
      paragraph.parentElement.querySelectorAll(":scope > p").length === 1;
    if (isBlank) paragraph.remove();
    else if (isAlone) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const link of [...root.querySelectorAll("a")])
    if ((link.textContent ?? "") === "") link.remove();
  // Browsers end copied content with a line break.
  for (const end of [...root.querySelectorAll(":scope > br:last-child")]) end.remove();
  for (const item of [...root.querySelectorAll("li")])
    if ((item.textContent ?? "").trim() === "") item.remove();
}
