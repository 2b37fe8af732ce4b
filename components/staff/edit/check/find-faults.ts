/** Faults that make a page hard to use for people who do not see it, or who read it by its headings and links. */
type FaultKind =
  | "noHeadline"
  | "twoHeadlines"
  | "skippedLevel"
  | "emptyHeading"
  | "emptyLink"
  | "vagueLink"
  | "sameWords"
  | "noDescription"
  | "fileName";

export interface Fault {
  readonly kind: FaultKind;
  /** The words of the place, or the address of its picture. */
  readonly text: string;
  /** The element on the page; null if something is missing. */
  readonly node: HTMLElement | null;
}

/** Link texts that do not say where a link leads, in the shop's own languages. */
const VAGUE: ReadonlySet<string> = new Set([
  ...["here", "click here", "more", "read more", "learn more", "link", "this page"],
  ...["hier", "hier klicken", "mehr", "weiterlesen", "mehr erfahren", "link", "diese seite"],
  ...["ovdje", "kliknite ovdje", "više", "pročitajte više", "saznajte više", "poveznica"],
  ...["هنا", "اضغط هنا", "المزيد", "اقرأ المزيد", "رابط"],
]);
const FILE_NAME = /^[\w .()-]+\.(jpe?g|png|webp|avif|gif|svg|pdf|mp4)$/i;

const isShown = (node: Element): boolean =>
  node.getClientRects().length > 0 && !node.closest("[hidden], [inert], [aria-hidden='true']");

/** The words of an element as a screen reader has them. */
function wordsOf(node: Element): string {
  const label = node.getAttribute("aria-label");
  if (label) return label.trim();
  const pictures = [...node.querySelectorAll("img[alt], [role='img'][aria-label]")].map(
    (one) => one.getAttribute("alt") ?? one.getAttribute("aria-label") ?? "",
  );
  return [node.textContent ?? "", ...pictures].join(" ").replaceAll(/\s+/g, " ").trim();
}

/**
 * The faults of the visible content, in document order.
 * @param main the content without header and footer
 */
export function findFaults(main: ParentNode): readonly Fault[] {
  return [...headingsIn(main), ...linksIn(main), ...picturesIn(main)];
}

function headingsIn(main: ParentNode): Fault[] {
  const all = [...main.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter(isShown);
  const faults: Fault[] = [];
  let level = 0;
  let headlines = 0;
  for (const node of all) {
    const text = wordsOf(node);
    if (text === "") {
      faults.push({ kind: "emptyHeading", text, node });
      continue;
    }
    const own = Number(node.tagName.slice(1));
    if (own === 1) headlines += 1;
    if (own === 1 && headlines > 1) faults.push({ kind: "twoHeadlines", text, node });
    if (level > 0 && own > level + 1) faults.push({ kind: "skippedLevel", text, node });
    level = own;
  }
  if (headlines === 0) faults.unshift({ kind: "noHeadline", text: "", node: null });
  return faults;
}

function linksIn(main: ParentNode): Fault[] {
  const targets = new Map<string, string>();
  const faults: Fault[] = [];
  for (const node of main.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    if (!isShown(node)) continue;
    const text = wordsOf(node);
    const words = text
      .toLowerCase()
      .replaceAll(/[.…→»>]/g, "")
      .trim();
    const known = targets.get(words);
    if (words === "") faults.push({ kind: "emptyLink", text: node.pathname, node });
    else if (VAGUE.has(words)) faults.push({ kind: "vagueLink", text, node });
    else if (known !== undefined && known !== node.href)
      faults.push({ kind: "sameWords", text, node });
    if (known === undefined) targets.set(words, node.href);
  }
  return faults;
}

/** Pictures chosen by staff. Those of products are described in the back office. */
function picturesIn(main: ParentNode): Fault[] {
  return [...main.querySelectorAll<HTMLElement>("[data-edit-slot='media']")]
    .filter(isShown)
    .flatMap((slot): Fault[] => {
      const image = slot.matches("img") ? slot : slot.querySelector("img");
      if (!(image instanceof HTMLImageElement)) return [];
      const text = image.alt.trim();
      const named = image.currentSrc || image.src;
      if (text === "") return [{ kind: "noDescription", text: lastOf(named), node: slot }];
      return FILE_NAME.test(text) ? [{ kind: "fileName", text, node: slot }] : [];
    });
}

/** The name of a file in its address, also in that of the image optimiser. */
function lastOf(address: string): string {
  const url = new URL(address, "http://page");
  const path = url.searchParams.get("url") ?? url.pathname;
  return decodeURIComponent(path.split("?")[0]?.split("/").at(-1) ?? "");
}
