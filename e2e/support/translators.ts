import type { BrowserContext } from "@playwright/test";

/** When others change a page: as soon as it is parsed, or after hydration. */
export type Moment = "before" | "after";

/** The event of the document that a moment begins with. */
export const EVENTS: Readonly<Record<Moment, string>> = {
  before: "DOMContentLoaded",
  after: "hydrated",
};

export interface Translation {
  /** The language that `<html lang>` names afterwards. */
  readonly to: string;
  readonly moment: Moment;
  /** Chrome puts elements in the place of texts; Edge and Safari write into the texts themselves. */
  readonly way: "elements" | "in place";
}

/**
 * Translates pages as browsers do, now and whenever texts appear or change, and sets the new language. The words stay
 * the same, so that a test finds them: the mark of a translated text has no width. Text that React writes into a
 * replaced node is not visible: the console reports it, and a test fails.
 */
export const translate = (context: BrowserContext, { to, moment, way }: Translation) =>
  context.addInitScript(
    ([language, event, isInPlace]) => {
      const MARK = "\u200b";
      const LEFT =
        "script, style, template, textarea, title, svg, [translate=no], .notranslate, [data-intruder]";
      const own = new WeakSet<Node>();
      const replaced = new WeakSet<Node>();

      const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
      Object.defineProperty(Node.prototype, "nodeValue", {
        ...nodeValue,
        set(this: Node, value: string | null) {
          if (replaced.has(this) && !this.isConnected && value !== this.nodeValue)
            console.error(`a text that nobody sees: ${value}`);
          nodeValue?.set?.call(this, value);
        },
      });

      const textsIn = (root: Node): Text[] => {
        if (root instanceof Text) return [root];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts;
      };
      const write = (text: Text) => {
        if (text.data.endsWith(MARK)) return;
        text.data += MARK;
        text.parentElement?.setAttribute("_msttexthash", String(text.data.length));
      };
      const replace = (text: Text) => {
        if (own.has(text)) return;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        own.add(inner.firstChild as Node);
        replaced.add(text);
        outer.append(inner);
        text.replaceWith(outer);
      };
      const put = (text: Text) => {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
        if (isInPlace) write(text);
        else replace(text);
      };
      const begin = () => {
        document.documentElement.lang = language;
        document.documentElement.classList.add("translated-ltr");
        for (const text of textsIn(document.body)) put(text);
        new MutationObserver((records) => {
          for (const { addedNodes, target, type } of records)
            for (const node of type === "childList" ? addedNodes : [target])
              textsIn(node).forEach(put);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        const tip = document.createElement("div");
        tip.id = "goog-gt-tt";
        tip.dataset.intruder = "translator";
        document.body.append(tip);
      };
      document.addEventListener(event, begin, { once: true });
    },
    [to, EVENTS[moment], way === "in place"] as const,
  );
