/** A text that a name equals, or a pattern that it matches. */
type Words = string | { readonly source: string; readonly flags: string };

/** The description of an element that a visitor looks for. Of several, the first visible one. */
export type Sought = {
  readonly words?: Words;
  readonly within?: Sought;
} & (
  | { readonly by: "role"; readonly role: string }
  | { readonly by: "label" | "text" }
  | { readonly by: "css"; readonly selector: string }
);

const toWords = (words: string | RegExp | undefined): Words | undefined =>
  words instanceof RegExp ? { source: words.source, flags: words.flags } : words;

export const byRole = (role: string, name?: string | RegExp, within?: Sought): Sought => ({
  by: "role",
  role,
  words: toWords(name),
  within,
});
export const byLabel = (label: string | RegExp, within?: Sought): Sought => ({
  by: "label",
  words: toWords(label),
  within,
});
export const byText = (text: string | RegExp, within?: Sought): Sought => ({
  by: "text",
  words: toWords(text),
  within,
});
export const bySelector = (selector: string, within?: Sought): Sought => ({
  by: "css",
  selector,
  within,
});

/** The known properties of an element that was found. */
export interface Found {
  /** How many can be seen. */
  readonly count: number;
  readonly text: string;
  /** Of a field; of an option list what is chosen. */
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
}

/** The state that the functions of this file share within a page. */
type Realm = typeof globalThis & {
  TestingLibraryDom?: typeof import("@testing-library/dom");
  sought?: HTMLElement | undefined;
};

/** Runs in the page: finds the element and stores it. Null if the library is missing. */
export function find(sought: Sought): Found | null {
  const realm = globalThis as Realm;
  const library = realm.TestingLibraryDom;
  if (!library) return null;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true], [inert]");
  const query = (root: HTMLElement, one: Sought): HTMLElement[] => {
    const words =
      typeof one.words === "object" ? new RegExp(one.words.source, one.words.flags) : one.words;
    switch (one.by) {
      case "role":
        return library.queryAllByRole(root, one.role, { name: words, hidden: true });
      case "label":
        return library.queryAllByLabelText(root, words ?? "");
      case "text":
        return library.queryAllByText(root, words ?? "");
      case "css":
        return [...root.querySelectorAll<HTMLElement>(one.selector)].filter(
          ({ textContent }) =>
            words === undefined ||
            (typeof words === "string" ? textContent.includes(words) : words.test(textContent)),
        );
    }
  };
  const all = (one: Sought): HTMLElement[] =>
    (one.within ? all(one.within) : [document.body])
      .flatMap((root) => query(root, one))
      .filter(isShown);
  const elements = all(sought);
  const element = elements[0];
  realm.sought = element;
  const field = element as Partial<HTMLInputElement & HTMLSelectElement> | undefined;
  return {
    count: elements.length,
    text: element?.innerText ?? "",
    value: field?.selectedOptions?.[0]?.text ?? field?.value ?? "",
    isChecked: field?.checked === true,
    isFocused: element !== undefined && element === document.activeElement,
  };
}

/**
 * Runs in the page, after `find`: the point where the found element, or its label, can be clicked; null while it is
 * covered.
 *
 * @param scrolls brings it into view first; else it is looked at two frames later, where it is then
 */
export async function aim(
  scrolls: boolean,
): Promise<{ readonly x: number; readonly y: number } | null> {
  const element = (globalThis as Realm).sought as
    | (HTMLElement & Partial<HTMLInputElement>)
    | undefined;
  if (!element?.isConnected) return null;
  if (scrolls) element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // Firefox scrolls to the caret in a frame after the last key.
  else for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  for (const target of [element, ...(element.labels ?? [])]) {
    const box = target.getClientRects()[0];
    if (!box) continue;
    const x = Math.round(box.left + box.width / 2);
    const y = Math.round(box.top + box.height / 2);
    const hit = document.elementFromPoint(x, y);
    if (hit && (target.contains(hit) || hit.closest("label")?.control === element)) return { x, y };
  }
  return null;
}

/** Runs in the page, after `find`: which way the Tab key leads to the found element. */
export function directionTo(): "there" | "forward" | "backward" | "gone" {
  const element = (globalThis as Realm).sought;
  const active = document.activeElement;
  if (!element?.isConnected) return "gone";
  if (element === active) return "there";
  if (!active || active === document.body) return "forward";
  const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore && !element.contains(active) ? "backward" : "forward";
}
