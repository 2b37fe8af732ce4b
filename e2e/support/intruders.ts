import type { Page } from "@playwright/test";

/** When others change a page: as soon as it is read, or once React answers. */
type Moment = "before" | "after";

/**
 * Translates pages as browsers do: each text gives way to elements of the translator's own, now and whenever texts come,
 * and `<html lang>` names the new language.
 */
export const translate = (page: Page, to: string, moment: Moment): Promise<unknown> =>
  page.addInitScript(
    ([language, event]) => {
      const translated = new WeakSet<Node>();
      const textsIn = (root: Node): Text[] => {
        if (root instanceof Text) return [root];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts;
      };
      const put = (text: Text) => {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || translated.has(text)) return;
        if (
          parent.closest("script, style, template, textarea, option, title, svg, [contenteditable]")
        )
          return;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        translated.add(inner.firstChild as Node);
        outer.append(inner);
        text.replaceWith(outer);
      };
      const begin = () => {
        document.documentElement.lang = language;
        for (const text of textsIn(document.body)) put(text);
        new MutationObserver((records) => {
          for (const { addedNodes, target, type } of records)
            for (const node of type === "childList" ? addedNodes : [target])
              textsIn(node).forEach(put);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      };
      document.addEventListener(event, begin, { once: true });
    },
    [to, moment === "before" ? "DOMContentLoaded" : "hydrated"] as const,
  );

/** Puts a mark beside each field and one first in the page, as password managers and grammar extensions do. */
export const markFields = (page: Page, moment: Moment): Promise<unknown> =>
  page.addInitScript(
    (event) =>
      document.addEventListener(
        event,
        () => {
          for (const field of document.querySelectorAll("input, textarea")) {
            field.setAttribute("data-checked-by", "extension");
            const mark = document.createElement("div");
            mark.dataset.intruder = "mark";
            field.after(mark);
          }
          const first = document.createElement("div");
          first.dataset.intruder = "first";
          document.body.prepend(first);
        },
        { once: true },
      ),
    moment === "before" ? "DOMContentLoaded" : "hydrated",
  );
